import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { connect } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { type GuardedServer, guardedServer } from './guardedServer.ts';

/** A push connection as the station opens it: by WebSocket only, and by who passes the door. */
const withPush = () =>
  guardedServer({
    routes: (server, door) => {
      const push = new Server(server.server, {
        serveClient: false,
        transports: ['websocket'],
        allowRequest: (request, done) => done(null, door.mayConnect(request)),
      });
      server.addHook('onClose', () => push.close());
    },
  });

describe('the push connection', () => {
  let station: GuardedServer;
  beforeAll(async () => {
    station = await withPush();
  });
  afterAll(() => station.close());

  const outcome = (extraHeaders: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = io(station.address, { transports: ['websocket'], reconnection: false, extraHeaders });
      const end = (text: string) => {
        socket.close();
        resolve(text);
      };
      socket.on('connect', () => end('connected'));
      socket.on('connect_error', () => end('refused'));
    });

  test.each<[string, (port: number) => Record<string, string>, string]>([
    ['no origin', () => ({}), 'connected'],
    ['its own origin', (port) => ({ origin: `http://127.0.0.1:${port}` }), 'connected'],
    ['its own origin under another own name', (port) => ({ host: `localhost:${port}`, origin: `http://localhost:${port}` }), 'connected'],
    ['another port of the same host', (port) => ({ origin: `http://127.0.0.1:${port + 1}` }), 'refused'],
    ['another origin', () => ({ origin: 'http://evil.example' }), 'refused'],
    ['the origin of a file', () => ({ origin: 'null' }), 'refused'],
    ['a foreign name pointed at the station', () => ({ host: 'evil.example', origin: 'http://evil.example' }), 'refused'],
  ])('from %s is as it should be', async (_what, headers, expected) => {
    expect(await outcome(headers(station.port))).toBe(expected);
  });

  it.each([
    ['the long-polling way', '/socket.io/?EIO=4&transport=polling'],
    ['another address', '/somewhere'],
  ])('cannot be opened by %s', async (_what, path) => {
    const answer = await fetch(station.address + path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('is hung up when it asks for another protocol', async () => {
    const socket = connect(station.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.bytesRead).toBe(0);
  });
});
