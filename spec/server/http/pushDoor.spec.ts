import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import { type GuardedServer, guardedServer } from './guardedServer.ts';
import type { CallAnswer } from './httpsCall.ts';
import { loopbackLookup } from './loopbackLookup.ts';
import { pushBehind, type Transport, transports } from './pushBehind.ts';
import { securityHeaders } from './securityHeaders.ts';

const withPush = () => guardedServer({ routes: (server, door) => void pushBehind(server, door) });

describe('the push connection', () => {
  let station: GuardedServer;
  beforeAll(async () => {
    station = await withPush();
  });
  afterAll(() => station.close());

  const outcome = (transport: Transport, host: string, origin: string | undefined) =>
    new Promise<string>((resolve) => {
      const socket = io(`http://${host}:${station.port}`, {
        transports: [transport],
        reconnection: false,
        ...(origin === undefined ? {} : { extraHeaders: { origin } }),
        agent: new Agent({ lookup: loopbackLookup }) as never,
      });
      const end = (what: string) => {
        socket.close();
        resolve(what);
      };
      socket.on('connect', () => end('connected'));
      socket.on('connect_error', () => end('refused'));
    });

  const callers: readonly [string, string, (port: number) => string | undefined, string][] = [
    ['no origin', '127.0.0.1', () => undefined, 'connected'],
    ['its own origin', '127.0.0.1', (port) => `http://127.0.0.1:${port}`, 'connected'],
    ['its own origin under another own name', 'localhost', (port) => `http://localhost:${port}`, 'connected'],
    ['another port of the same host', '127.0.0.1', (port) => `http://127.0.0.1:${port + 1}`, 'refused'],
    ['another origin', '127.0.0.1', () => 'http://evil.example', 'refused'],
    ['the origin of a file', '127.0.0.1', () => 'null', 'refused'],
    ['a foreign name pointed at the station', 'evil.example', (port) => `http://evil.example:${port}`, 'refused'],
  ];
  test.each(transports.flatMap((transport) => callers.map((caller) => [transport, ...caller] as const)))(
    '[NORTH-7] over %s from %s is as it should be',
    async (transport, _what, host, originAt, expected) => {
      expect(await outcome(transport, host, originAt(station.port))).toBe(expected);
    },
  );

  it('[NORTH-7] is opened by a client with default options, which begins with polling and goes on as WebSocket', async () => {
    const socket = io(station.address);
    const began = new Promise((resolve) => socket.io.once('open', () => resolve(socket.io.engine.transport.name)));
    const upgraded = new Promise((resolve) => socket.io.once('open', () => socket.io.engine.once('upgrade', resolve)));
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    expect(await began).toBe('polling');
    expect(await upgraded).toMatchObject({ name: 'websocket' });
    socket.close();
  });

  it('goes on with polls alone where no upgrade comes through', async () => {
    const socket = io(station.address, { upgrade: false });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    expect(socket.io.engine.transport.name).toBe('polling');
    socket.close();
  });
});

describe('an answer of the push connection', () => {
  let station: GuardedServer;
  beforeAll(async () => {
    station = await withPush();
  });
  afterAll(() => station.close());

  const webSocket = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const polling = '/socket.io/?EIO=4&transport=polling';
  const webSocketPath = '/socket.io/?EIO=4&transport=websocket';
  const evil = { origin: 'http://evil.example' };

  async function answerTo(path: string, { method = 'GET', ...headers }: Record<string, string>): Promise<CallAnswer> {
    const call = request(station.address + path, { method, headers, agent: false });
    call.end();
    const [answer] = (await Promise.race([once(call, 'upgrade'), once(call, 'response')])) as [IncomingMessage];
    const body = answer.statusCode === 101 ? '' : await text(answer);
    call.destroy();
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  test.each<[string, string, Record<string, string>, number]>([
    ['that opens it', polling, {}, 200],
    ['that opens it as WebSocket', webSocketPath, webSocket, 101],
    ['to a foreign page', polling, evil, 403],
    ['to a foreign page by WebSocket', webSocketPath, { ...webSocket, ...evil }, 403],
    ['to a foreign name', polling, { host: 'evil.example' }, 421],
    ['to a foreign name by WebSocket', webSocketPath, { ...webSocket, host: 'evil.example' }, 421],
    ['to a poll of nothing', `${polling}&sid=made-up`, {}, 400],
    ['to a WebSocket of nothing', `${webSocketPath}&sid=made-up`, webSocket, 400],
    ['to a script element', `${polling}&j=0`, {}, 400],
    ['to another method', polling, { method: 'PUT' }, 405],
    ['to a handshake that is sent', polling, { method: 'POST' }, 400],
    ['to a WebSocket without its key', webSocketPath, { ...webSocket, 'sec-websocket-key': 'x' }, 400],
    ['to a WebSocket of another version', webSocketPath, { ...webSocket, 'sec-websocket-version': '8' }, 400],
    ['to an older protocol', '/socket.io/?EIO=3&transport=polling', {}, 400],
    ['to an older protocol by WebSocket', '/socket.io/?EIO=3&transport=websocket', webSocket, 400],
    ['to an unknown transport', '/socket.io/?EIO=4&transport=pigeon', {}, 400],
  ])('%s has the headers that every answer has', async (_what, path, headers, status) => {
    const answer = await answerTo(path, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(securityHeaders);
    expect(answer.headers['content-security-policy']).not.toContain('evil');
    if (status > 400) expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String), message: expect.any(String) });
  });

  it('that refuses what is not even HTTP has them, too', async () => {
    for (const bytes of ['GARBAGE\r\n\r\n', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
      const [head = ''] = (await station.raw(bytes)).split('\r\n\r\n');
      const headers = head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]);
      expect(head).toMatch(/^HTTP\/1\.1 4(00|31) /);
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
    }
  });
});
