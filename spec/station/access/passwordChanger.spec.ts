import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { type Level, levels } from '../../../core/access/index.ts';
import { demoPasswordsInUse, makeFirstPasswords } from '../../../station/access/firstPasswords.ts';
import { levelOf } from '../../../server/access/levelOf.ts';
import { openAccess, type StationAccess } from '../../../station/access/openAccess.ts';
import { hashPassword } from '../../../server/access/passwordHash.ts';
import { stationLog } from '../../../server/process/log.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { type AccessStore, accessStore } from './accessStore.ts';

const clock = { nowMs: () => Date.now() };
const accessOf = (store: AccessStore) => openAccess({ ...store, clock, log: stationLog('silent') });

describe('the change of a password', () => {
  let folder: string;
  let store: AccessStore;
  let access: StationAccess;
  let passwords: Partial<Record<Level, string>>;
  beforeEach(async () => {
    folder = temporaryFolder();
    store = accessStore(folder);
    access = accessOf(store);
    passwords = await makeFirstPasswords(store.passwords, false);
  });
  afterEach(() => {
    access.close();
    store.close();
  });

  const opened = (level: Level) => access.sessions.find(access.sessions.open(level))!.id;
  const change = (which: Level, newPassword: string, callerId: string) => access.changePassword({ which, newPassword, callerId });
  const opens = (password: string) => levelOf(password, store.passwords);

  it('[ACC-15] takes 8 to 128 characters of any kind that no other level uses, and ends the sessions of that level but the caller', async () => {
    const [caller, writer, reader, viewer] = [opened('write'), opened('write'), opened('read'), opened('demo')];
    const isOpen = () => [caller, writer, reader, viewer].map((id) => access.sessions.isOpen(id));
    const longest = '🔑'.repeat(127) + '\u0000';

    expect(await change('read', '1234567', caller)).toBe('passwordTooShort');
    expect(await change('read', `${longest}x`, caller)).toBe('passwordTooLong');
    for (const other of ['demo', 'write'] as const) expect(await change('read', passwords[other]!, caller)).toBe('chooseAnother');
    expect(isOpen()).toEqual([true, true, true, true]);
    expect(await opens(passwords.read!)).toBe('read');

    expect(await change('read', longest, caller)).toBeUndefined();
    expect([await opens(longest), await opens(passwords.read!)]).toEqual(['read', undefined]);
    expect(isOpen()).toEqual([true, true, false, true]);

    expect(await change('write', '        ', caller)).toBeUndefined();
    expect([await opens('        '), await opens(passwords.write!)]).toEqual(['write', undefined]);
    expect(isOpen()).toEqual([true, false, false, true]);

    const again = accessStore(folder);
    expect(
      again.sessions
        .all()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([caller, viewer].sort());
    again.close();
  });

  test.each([
    ['Kompressor-Öl', 'Kompressor-O\u0308l'],
    ['Kompressor-O\u0308l', 'Kompressor-Öl'],
    ['\u1100\u1161'.repeat(8), '\uac00'.repeat(8)],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ["'; DROP TABLE passwords; --", "'; DROP TABLE passwords; --"],
    ['\u202etxt.exe  ', '\u202etxt.exe  '],
  ])('to %p is opened by %p', async (written, typed) => {
    expect(await change('demo', written, opened('write'))).toBeUndefined();
    expect(await opens(typed)).toBe('demo');
  });

  it('that is too short is refused at once, while others wait to be checked', async () => {
    const caller = opened('write');
    let isChanged = false;
    const other = change('read', 'eight characters', caller).then(() => (isChanged = true));
    expect([await change('demo', '1234567', caller), isChanged]).toEqual(['passwordTooShort', false]);
    expect(await other).toBe(true);
  });

  it('counts characters as they are after composition', async () => {
    const caller = opened('write');
    expect(await change('demo', 'e\u0301'.repeat(7), caller)).toBe('passwordTooShort');
    expect(await change('demo', 'e\u0301'.repeat(128), caller)).toBeUndefined();
  });

  it('may be to the one that the level has', async () => {
    expect(await change('read', passwords.read!, opened('write'))).toBeUndefined();
    expect(await opens(passwords.read!)).toBe('read');
  });

  it('of two levels at once gives no two the same password', async () => {
    const caller = opened('write');
    const answers = await Promise.all(levels.map((level) => change(level, 'the same for all', caller)));
    expect(answers).toEqual([undefined, 'chooseAnother', 'chooseAnother']);
    expect(await opens('the same for all')).toBe('demo');
  });

  it('that waits is refused once the session that asked has been ended', async () => {
    const [owner, thief] = [opened('write'), opened('write')];
    const [owned, stolen] = [change('write', 'new and mine', owner), change('write', 'new and stolen', thief)];
    expect(await owned).toBeUndefined();
    await expect(stolen).rejects.toMatchObject({ statusCode: 401 });
    expect([await opens('new and mine'), await opens('new and stolen')]).toEqual(['write', undefined]);
  });

  it('makes a login with the old password fail that was under way', async () => {
    const caller = opened('write');
    const changing = change('read', 'new for readers', caller);
    const logins = await Promise.all(Array.from({ length: 3 }, (_, i) => access.logIn(passwords.read!, `192.0.2.${i}`)));
    expect(await changing).toBeUndefined();
    for (const login of logins) {
      if (login.outcome === 'opened') expect(access.sessions.find(login.token)).toBeUndefined();
    }
    expect(access.sessions.counts().read).toBe(0);
  });

  it('while a password is being checked makes that check open nothing', async () => {
    const changed = await hashPassword('changed meanwhile');
    const checking = opens(passwords.read!);
    store.passwords.save('read', changed);
    expect(await checking).toBeUndefined();
  });

  it('is kept whole or not at all when the database takes nothing', async () => {
    const [caller, reader] = [opened('write'), opened('read')];
    store.database.exec('PRAGMA query_only = ON');
    await expect(change('read', 'new for readers', caller)).rejects.toThrow();
    store.database.exec('PRAGMA query_only = OFF');
    expect([await opens(passwords.read!), access.sessions.isOpen(reader)]).toEqual(['read', true]);
  });

  it('is noted without the password', async () => {
    await access.changePassword({ which: 'read', newPassword: 'new for readers', callerId: opened('write'), address: '192.0.2.1' });
    expect(store.audit.newest(1)).toMatchObject([{ what: 'password', level: 'write', address: '192.0.2.1', details: { which: 'read' } }]);
    expect(JSON.stringify(store.audit.newest(100))).not.toContain('new for readers');
  });
});

describe('the passwords of a demo station', () => {
  it('can be changed, stay changed, and are then reported to nobody', async () => {
    const store = accessStore(undefined, 'demo');
    expect(await makeFirstPasswords(store.passwords, true)).toEqual({ demo: 'demo', read: 'read', write: 'write' });
    expect(await demoPasswordsInUse(store.passwords)).toEqual(['demo', 'read', 'write']);
    const access = accessOf(store);
    const callerId = access.sessions.find(access.sessions.open('write'))!.id;
    expect(await access.changePassword({ which: 'write', newPassword: 'not documented', callerId })).toBeUndefined();
    access.close();

    expect(await makeFirstPasswords(store.passwords, true)).toEqual({});
    expect(await demoPasswordsInUse(store.passwords)).toEqual(['demo', 'read']);
    expect([await levelOf('write', store.passwords), await levelOf('not documented', store.passwords)]).toEqual([undefined, 'write']);
    store.close();
  });
});
