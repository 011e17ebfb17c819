import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels } from '../../../core/access/index.ts';
import { makeFirstPasswords } from '../../../station/access/firstPasswords.ts';
import { levelOf } from '../../../server/access/levelOf.ts';
import { stationSessions } from '../../../server/access/sessions.ts';
import { openStore } from '../../../station/openStore.ts';
import { callAt, sendingJson } from '../../server/http/httpsCall.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const today = () => new Date().toISOString().slice(0, 10);
const backlogStatus = async (station: RunningStation, token: string) =>
  (await station.call(`/backlog/${today()}.jsonarr`, withToken(token))).status;

describe('logging in', () => {
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation();
  });
  afterAll(() => station.close());

  it.each([
    ['demo', { canWrite: false, demoOnly: true }],
    ['read', { canWrite: false, demoOnly: false }],
    ['write', { canWrite: true, demoOnly: false }],
  ])('[ACC-1, ACC-2, API-1] the password %s alone opens its level, answered with token, rights and settings', async (password, rights) => {
    const answer = await station.call('/login', asJson({ password }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      ...rights,
      settings: expect.objectContaining({ user: { start_page: 'overview' }, rights: expect.anything(), units: expect.anything() }),
    });
  });

  it.each(
    ['wrong', 'Read', ' read', 'read ', 'demo\u0000', "' OR 1=1 --", 'x'.repeat(128)].map((password, i) => [password, i + 2] as const),
  )('[ACC-1] [API-1] the wrong password %p opens nothing', async (password, lastByte) => {
    const answer = await callAt(`${station.address}/login`, { ...sendingJson({ password }), localAddress: `127.0.0.${lastByte}` });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, { error: 'Unauthorized', message: 'The password is wrong.' }]);
  });

  it('[ACC-4] logging out makes the station forget the token, and only that one', async () => {
    const [mine, other] = [await station.login('read'), await station.login('read')];
    const answer = await station.call('/logout', { method: 'POST', ...withToken(mine) });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await backlogStatus(station, mine)).toBe(401);
    expect(await backlogStatus(station, other)).toBe(200);
    expect((await station.call('/logout', { method: 'POST', ...withToken(mine) })).status).toBe(401);
  });

  it('is held off for an address after five wrong passwords, and reported for how long; for no other address', async () => {
    const other = await startStation();
    const from = async (localAddress: string, password: string) => {
      const { status, headers, body } = await callAt(`${other.address}/login`, { ...sendingJson({ password }), localAddress });
      return { status, retryAfter: headers['retry-after'], body: JSON.parse(body) as unknown };
    };
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await from('127.0.0.66', 'wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect(await from('127.0.0.66', 'write')).toEqual({
      status: 429,
      // less by what has passed since
      retryAfter: expect.stringMatching(/^(2\d|30)$/),
      body: { error: 'Too Many Requests', message: expect.stringMatching(/^[^\n]+$/) },
    });
    expect((await from('127.0.0.1', 'write')).status).toBe(200);
    await other.close();
  });

  it('logs out too when the empty body is declared as JSON', async () => {
    const token = await station.login('read');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    expect((await station.call('/logout', { method: 'POST', headers })).status).toBe(204);
  });
});

describe('sessions over time', () => {
  it('[ACC-13] survive a restart of the station', async () => {
    const first = await startStation();
    const token = await first.login('read');
    const ended = await first.login('read');
    await first.call('/logout', { method: 'POST', ...withToken(ended) });
    await first.close();

    const second = await startStation({ folder: first.folder });
    expect(await backlogStatus(second, token)).toBe(200);
    expect(await backlogStatus(second, ended)).toBe(401);
    await second.close();
  });
});

describe('the passwords of a station', () => {
  it('are random on the first start, all different, and made once', async () => {
    const store = openStore(temporaryFolder(), 'station');
    const made = await makeFirstPasswords(store.passwords, false);
    expect(new Set(Object.values(made)).size).toBe(levels.length);
    // none of l, o, 0 and 1, which are taken for one another
    for (const password of Object.values(made)) expect(password).toMatch(/^[a-kmnp-z2-9]{12}$/);
    for (const level of levels) expect(await levelOf(made[level]!, store.passwords)).toBe(level);
    expect(await makeFirstPasswords(store.passwords, false)).toEqual({});
    for (const password of levels) expect(await levelOf(password, store.passwords)).toBeUndefined();
    store.close();
  });

  it('are in no file of it, nor are tokens', async () => {
    const folder = temporaryFolder();
    const store = openStore(folder, 'station');
    const made = await makeFirstPasswords(store.passwords, false);
    const token = stationSessions(store.sessions, { nowMs: () => Date.now() }).open('write');
    store.close();
    const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(bytes.includes('CREATE TABLE sessions')).toBe(true);
    for (const secret of [...Object.values(made), token]) expect(bytes.includes(secret)).toBe(false);
  });

  it('and its sessions are not those of a demo on the same folder', async () => {
    const demo = await startStation();
    const token = await demo.login('write');
    await demo.close();
    const store = openStore(demo.folder, 'station');
    expect(await levelOf('write', store.passwords)).toBeUndefined();
    expect(stationSessions(store.sessions, { nowMs: () => Date.now() }).find(token)).toBeUndefined();
    store.close();
  });
});
