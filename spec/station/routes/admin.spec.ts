import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { paths } from '../../../adapters/contract/index.ts';
import type { Level } from '../../../core/access/index.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';

/** Each check of a password takes its time. */
describe('a password of a station', () => {
  let station: RunningStation;
  let token: string;
  beforeAll(async () => {
    station = await startStation();
    token = station.tokenOf('write');
  });
  afterAll(() => station.close());

  const change = (which: string, new_passwd: unknown, language = 'en') =>
    station.call(paths.changePassword, {
      ...asJson({ which, new_passwd }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': language },
    });
  const levelOf = async (password: string) => {
    const answer = await station.call(paths.login, asJson({ password }));
    const { canWrite, demoOnly } = (await answer.json()) as { canWrite?: boolean; demoOnly?: boolean };
    return answer.status === 200 ? { canWrite, demoOnly } : answer.status;
  };
  const isOpen = async (each: string) => (await station.call(paths.faultTexts('de'), withToken(each))).status === 200;

  it('[API-8] is changed, answered with OK, and opens its level from then on in place of the old one', async () => {
    const answer = await change('read', 'Ein neues, langes Passwort ✓');
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await levelOf('Ein neues, langes Passwort ✓')).toEqual({ canWrite: false, demoOnly: false });
    expect(await levelOf('read')).toBe(401);
  });

  test.each<Level>(['demo', 'read', 'write'])(
    "[ACC-15] of the level %s ends that level's other sessions, not the caller's and no others",
    async (which) => {
      const others = Object.fromEntries((['demo', 'read', 'write'] as const).map((level) => [level, station.tokenOf(level)]));
      expect((await change(which, `another one of ${which}`)).status).toBe(200);
      for (const level of ['demo', 'read', 'write'] as const)
        expect([level, await isOpen(others[level]!)]).toEqual([level, level !== which]);
      expect(await isOpen(token)).toBe(true);
    },
  );

  test.each([
    ['de', 'sieben7', 'Das Passwort braucht mindestens 8 Zeichen.'],
    ['en', '', 'The password needs at least 8 characters.'],
    ['en', 'x'.repeat(129), 'The password may have at most 128 characters.'],
    ['de', 'another one of demo', 'Bitte ein anderes Passwort wählen.'],
  ])('[ACC-15] is refused in the language %s: %j', async (language, password, text) => {
    const answer = await change('read', password, language);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([400, 'text/plain; charset=utf-8', text]);
  });

  it('[ACC-15] may have 128 characters of any kind', async () => {
    const password = '🗜️'.repeat(63) + '<"';
    expect((await change('read', password)).status).toBe(200);
    expect(await levelOf(password)).toEqual({ canWrite: false, demoOnly: false });
  });

  test.each([
    ['nobody', 'long enough'],
    ['read', 7],
    ['read', null],
  ])('of %p cannot be %p', async (which, password) => {
    const answer = await change(which, password);
    expect([answer.status, await answer.text()]).toEqual([400, 'The input is not valid.']);
  });
});
