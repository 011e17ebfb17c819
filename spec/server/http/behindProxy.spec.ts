import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent } from 'node:https';
import { io } from 'socket.io-client';
import { lacks } from '../../machine/itWhere.ts';
import { type GuardedServer, guardedServer } from './guardedServer.ts';
import { callAt } from './httpsCall.ts';
import { loopbackLookup } from './loopbackLookup.ts';
import { pushBehind, transports } from './pushBehind.ts';
import { nginxBinary, nginxProxy, nodeProxy, type ReverseProxy } from './reverseProxy.ts';
import { trustsTestCertificate } from './testTls.ts';

const name = 'kompressor.example';

/** Addresses of those who opened the push connection. */
let callers: readonly (string | undefined)[] = [];
const stationFor = (trustedProxies: readonly string[]) =>
  guardedServer({ allowHosts: [name], trustedProxies, routes: (server, door) => void (callers = pushBehind(server, door)) });

const proxies = [
  ['a small proxy', nodeProxy],
  ['the documented nginx', nginxProxy],
] as const;

const isWithoutNginx = lacks(nginxBinary !== undefined, 'nginx');

describe.each(proxies.filter(([, open]) => open !== nginxProxy || !isWithoutNginx))('behind %s, a station', (_what, open) => {
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

  const origins = [
    ['its own origin', () => `https://${host}`, 'open'],
    ['another origin', () => 'https://evil.example', 'refused'],
  ] as const;
  it.each(transports.flatMap((transport) => origins.map((each) => [transport, ...each] as const)))(
    'opens the push connection over %s for %s only',
    async (transport, _origin, origin, expected) => {
      const before = callers.length;
      const toProxy = { ...trustsTestCertificate, servername: 'localhost', localAddress: '127.0.0.5', lookup: loopbackLookup };
      const socket = io(`https://${host}`, {
        transports: [transport],
        reconnection: false,
        extraHeaders: { origin: origin() },
        agent: new Agent(toProxy) as never,
      });
      const heard = await new Promise((resolve) => {
        socket.on('connect', () => resolve('open'));
        socket.on('connect_error', () => resolve('refused'));
      });
      socket.close();
      expect([heard, callers.slice(before)]).toEqual([expected, expected === 'open' ? ['127.0.0.5'] : []]);
    },
  );
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
