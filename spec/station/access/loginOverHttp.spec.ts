import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionOfCall } from '../../../server/http/sessionOfCall.ts';
import { makeFirstPasswords, type Passwords } from '../../../station/access/firstPasswords.ts';
import { openAccess, type StationAccess } from '../../../station/access/openAccess.ts';
import { CallRefused } from '../../../server/http/CallRefused.ts';
import { stationLog } from '../../../server/process/log.ts';
import { type GuardedServer, guardedServer } from '../../server/http/guardedServer.ts';
import { callAt, sendingJson } from '../../server/http/httpsCall.ts';
import { type AccessStore, accessStore } from './accessStore.ts';

const clock = { nowMs: () => Date.now() };

describe('a login over the network', () => {
  let store: AccessStore;
  let access: StationAccess;
  let station: GuardedServer;
  let passwords: Passwords;
  beforeAll(async () => {
    store = accessStore();
    passwords = (await makeFirstPasswords(store.passwords, false)) as Passwords;
    access = openAccess({ ...store, clock, log: stationLog('silent') });
    station = await guardedServer({
      trustedProxies: ['127.0.0.9'],
      routes: (server, door) => {
        server.post('/login', async (request, reply) => {
          const { password } = request.body as { password: string };
          const answer = await access.logIn(password, door.addressOf(request.raw));
          if (answer.outcome === 'opened') return { token: answer.token };
          if (answer.outcome === 'wrong') throw new CallRefused(401, 'The password is wrong.');
          void reply.header('retry-after', answer.retryAfterS);
          throw new CallRefused(429, 'Too many wrong passwords.');
        });
        server.get('/level', (request) => sessionOfCall(request, access.sessions));
      },
    });
  });
  afterAll(async () => {
    await station.close();
    access.close();
    store.close();
  });

  const logIn = async (password: string, localAddress: string, headers: Record<string, string> = {}) => {
    const call = sendingJson({ password });
    const answer = await callAt(`${station.address}/login`, { ...call, headers: { ...call.headers, ...headers }, localAddress });
    return { status: answer.status, retryAfter: answer.headers['retry-after'], ...(JSON.parse(answer.body) as { token?: string }) };
  };

  it('of an address that guesses is held off, and reported for how long; of all others it is not', async () => {
    const guesses = [];
    for (let i = 0; i < 7; i++) guesses.push(await logIn('a guess', '127.0.0.66'));
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(guesses.at(-1)?.retryAfter).toMatch(/^(2\d|30)$/);
    expect(await logIn(passwords.write, '127.0.0.66')).toMatchObject({ status: 429, error: 'Too Many Requests' });

    const { status, token } = await logIn(passwords.read, '127.0.0.1');
    expect(status).toBe(200);
    const level = await callAt(`${station.address}/level`, { headers: { authorization: `Bearer ${token}` } });
    expect(JSON.parse(level.body)).toMatchObject({ level: 'read' });
  });

  it('cannot be had by claiming another address', async () => {
    for (let i = 0; i < 5; i++) await logIn('a guess', '127.0.0.67');
    expect((await logIn(passwords.write, '127.0.0.67', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
  });

  it('through a trusted proxy counts for the address that it names', async () => {
    const through = (password: string, caller: string) => logIn(password, '127.0.0.9', { 'x-forwarded-for': caller });
    for (let i = 0; i < 5; i++) await through('a guess', '198.51.100.1');
    expect([(await through(passwords.demo, '198.51.100.1')).status, (await through(passwords.demo, '198.51.100.2')).status]).toEqual([
      429, 200,
    ]);
  });

  it('is served while another address sends as many guesses as it can', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, () => logIn('a guess', '127.0.0.68')));
    const served = await Promise.all([logIn(passwords.read, '127.0.0.69'), logIn(passwords.write, '127.0.0.70')]);
    expect(served.map(({ status }) => status)).toEqual([200, 200]);
    const statuses = (await flood).map(({ status }) => status);
    expect([statuses.filter((status) => status === 401).length, new Set(statuses)]).toEqual([5, new Set([401, 429])]);
  });

  it.each([
    ['nothing', ''],
    ['no token', 'Bearer'],
    ['a short token', 'Bearer x'],
    ['a token of the right length', `Bearer ${'x'.repeat(43)}`],
    ['another way', `Basic ${'x'.repeat(43)}`],
    ['quotes', `Bearer ${"'".repeat(43)}`],
    ['a very long token', `Bearer ${'x'.repeat(9000)}`],
  ])('is not replaced by an authorization of %s', async (_what, authorization) => {
    expect((await callAt(`${station.address}/level`, { headers: { authorization } })).status).toBe(401);
  });
});
