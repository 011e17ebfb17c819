import { describe, expect, it, test } from '@jest/globals';
import type { Level } from '../../../../../core/access/index.ts';
import { PasswordChangeVm } from '../../../../../ui/areas/settings/users/passwordChange.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

async function opened(level: Level = 'read') {
  const parts = await openSettings();
  const vm = new PasswordChangeVm(level, { keeper: parts.station.settingsApi, session: parts.session, preferences: parts.preferences });
  const typed = (...entries: readonly string[]) => {
    for (const entry of entries) {
      vm.enter(entry);
      vm.next();
    }
  };
  return { ...parts, vm, typed };
}

describe('the change of a password', () => {
  it('[ACC-11] is entered, entered again, and applied when both are equal', async () => {
    const { vm, typed, session } = await opened();
    typed('druckluft');
    expect([vm.change.step, vm.entered]).toEqual(['enterAgain', '']);
    typed('druckluft');
    expect(vm.change.step).toBe('match');
    expect(await vm.apply()).toBe(true);
    await session.logout();
    expect(await session.login('read')).toBe('wrongPassword');
    expect(await session.login('druckluft')).toBe('opened');
  });

  it('[ACC-11] starts again when the entries differ', async () => {
    const { vm, typed, station } = await opened();
    typed('druckluft', 'Druckluft');
    expect(vm.change.step).toBe('differ');
    expect(await vm.apply()).toBe(false);
    vm.retry();
    expect(vm.change.step).toBe('enter');
    expect(station.called.some(({ call }) => call === 'changePassword')).toBe(false);
  });

  it('stays at the first entry when it is too short, and keeps it', async () => {
    const { vm, typed } = await opened();
    typed('kurz');
    expect([vm.change, vm.entered, vm.strength]).toEqual([{ step: 'enter', problem: 'passwordTooShort' }, 'kurz', 'tooShort']);
  });

  it('judges the first entry only', async () => {
    const { vm, typed } = await opened();
    expect(vm.strength).toBeUndefined();
    typed('kH!7vR#w2qTx');
    vm.enter('k');
    expect(vm.strength).toBeUndefined();
  });

  test.each([
    [
      'any other text than OK',
      { refused: 'Bitte ein anderes Passwort wählen.' },
      { outcome: 'refused', text: 'Bitte ein anderes Passwort wählen.' },
    ],
    ['a network error', 'unreachable', { outcome: 'unreachable' }],
  ] as const)('[ACC-12] shows %s, and can be applied again', async (_, failure, outcome) => {
    const { vm, typed, station } = await opened();
    typed('druckluft', 'druckluft');
    station.fail('changePassword', failure);
    expect(await vm.apply()).toBe(false);
    expect([vm.outcome, vm.state === 'asking', vm.change.step]).toEqual([outcome, false, 'match']);
    station.mend('changePassword');
    expect(await vm.apply()).toBe(true);
    expect(station.called.at(-1)).toEqual({ call: 'changePassword', sent: { level: 'read', newPassword: 'druckluft' } });
  });

  it('is sent once, however often it is applied', async () => {
    const { vm, typed, station } = await opened();
    typed('druckluft', 'druckluft');
    const release = station.hold('changePassword');
    const pending = vm.apply();
    expect(await vm.apply()).toBe(false);
    vm.retry();
    release();
    expect(await pending).toBe(true);
    expect(station.called.filter(({ call }) => call === 'changePassword').length).toBe(1);
  });
});
