import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent } from 'node:https';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { type GuardedServer, guardedServer } from './guardedServer.ts';
import { callAt } from './httpsCall.ts';
import { nginxBinary, nginxProxy, nodeProxy, type ReverseProxy } from './reverseProxy.ts';
import { trustsTestCertificate } from './testTls.ts';

const name = 'kompressor.example';

const stationFor = (trustedProxies: readonly string[]) =>
  guardedServer({
    allowHosts: [name],
    trustedProxies,
    routes: (server, door) => {
      const push = new Server(server.server, {
        serveClient: false,
        transports: ['websocket'],
        allowRequest: (request, done) => done(null, door.mayConnect(request)),
      });
      push.on('connection', (socket) => socket.emit('address', door.addressOf(socket.request)));
      server.addHook('onClose', () => push.close());
    },
  });

const proxies = [
  ['a small proxy', nodeProxy],
  ['the documented nginx', nginxProxy],
] as const;

describe.each(proxies.filter(([, open]) => open !== nginxProxy || nginxBinary !== undefined))('behind %s, a station', (_what, open) => {
  let station: GuardedServer;
  let proxy: ReverseProxy;
  let host: string;
  beforeAll(async () => {
    station = await stationFor(['127.0.0.1']);
    proxy = await open(station.port);
    host = `${name}:${proxy.port}`;
  });
  afterAll(async () => {
    await proxy.close();
    await station.close();
  });

  const call = (headers: Record<string, string> = {}, localAddress = '127.0.0.5') =>
    callAt(`https://127.0.0.1:${proxy.port}/health`, { servername: 'localhost', localAddress, headers: { host, ...headers } });

  it('sees the caller, the name it called and its encryption', async () => {
    const { status, headers, body } = await call();
    expect([status, JSON.parse(body)]).toEqual([200, { address: '127.0.0.5', ownHost: host, isSecure: true }]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain(`connect-src 'self' wss://${host};`);
  });

  it('does not believe what the caller claims', async () => {
    const { body } = await call({ 'x-forwarded-for': '127.0.0.66', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' });
    expect(JSON.parse(body)).toEqual({ address: '127.0.0.5', ownHost: host, isSecure: true });
  });

  it('knows its own pages from others', async () => {
    expect((await call({ origin: `https://${host}` })).status).toBe(200);
    expect((await call({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await call({ host: 'evil.example' })).status).toBe(421);
  });

  it.each([
    ['its own origin', () => `https://${host}`, '127.0.0.5'],
    ['another origin', () => 'https://evil.example', 'refused'],
  ])('opens the push connection for %s only', async (_origin, origin, expected) => {
    const heard = await new Promise((resolve) => {
      const socket = io(`https://127.0.0.1:${proxy.port}`, {
        transports: ['websocket'],
        reconnection: false,
        extraHeaders: { host, origin: origin() },
        agent: new Agent({ ...trustsTestCertificate, servername: 'localhost', localAddress: '127.0.0.5' }) as never,
      });
      const end = (what: unknown) => {
        socket.close();
        resolve(what);
      };
      socket.on('address', end);
      socket.on('connect_error', () => end('refused'));
    });
    expect(heard).toBe(expected);
  });
});

describe('a station that does not trust its proxy', () => {
  it('believes none of what it says', async () => {
    const station = await stationFor([]);
    const proxy = await nodeProxy(station.port);
    const answer = await callAt(`https://127.0.0.1:${proxy.port}/health`, { servername: 'localhost', localAddress: '127.0.0.5' });
    await proxy.close();
    expect(JSON.parse(answer.body)).toEqual({ address: '127.0.0.1', ownHost: expect.any(String), isSecure: false });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});
