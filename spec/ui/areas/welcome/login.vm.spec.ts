import { describe, expect, it, test } from '@jest/globals';
import { memorySessionStorage } from '../../../fakes/index.ts';
import { sessionOf } from '../../../../core/access/index.ts';
import type { LoginAnswer } from '../../../../core/ports/index.ts';
import { LoginVm } from '../../../../ui/areas/welcome/login.vm.ts';
import { SessionStore, SettingsStore } from '../../../../ui/stores/index.ts';

/** A dialog whose station answers on command. */
function dialog() {
  const tried: string[] = [];
  const waiting: { resolve: (answer: LoginAnswer) => void; reject: (cause: Error) => void }[] = [];
  const session = new SessionStore(
    {
      login(password) {
        tried.push(password);
        return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      },
      logout: () => Promise.resolve(),
    },
    memorySessionStorage(),
    new SettingsStore(),
  );
  const vm = new LoginVm(session);
  return {
    vm,
    session,
    tried,
    answer: (answer: LoginAnswer) => waiting.shift()!.resolve(answer),
    crash: () => waiting.shift()!.reject(new Error('x')),
  };
}

const opened: LoginAnswer = { outcome: 'opened', open: { token: 't', session: sessionOf('read'), isLevelReported: true }, settings: {} };

describe('the login dialog', () => {
  it('[ACC-10] clears the field on submit and is pending until the answer', async () => {
    const { vm, tried, answer } = dialog();
    vm.enter('read');
    const submitted = vm.submit();
    expect([vm.password, vm.state === 'asking', tried]).toEqual(['', true, ['read']]);
    answer(opened);
    expect(await submitted).toBe(true);
    expect([vm.state === 'asking', vm.notice]).toEqual([false, undefined]);
  });

  test.each(['wrongPassword', 'tooMany', 'failed'] as const)('[ACC-10] says %s and takes the next try', async (outcome) => {
    const { vm, answer } = dialog();
    vm.enter('guess');
    const submitted = vm.submit();
    answer({ outcome });
    expect(await submitted).toBe(false);
    expect([vm.state === 'asking', vm.notice]).toEqual([false, outcome]);
    vm.enter('read');
    const again = vm.submit();
    expect(vm.notice).toBeUndefined();
    answer(opened);
    expect(await again).toBe(true);
  });

  it('[ACC-10] an unexpected failure ends pending too', async () => {
    const { vm, crash } = dialog();
    vm.enter('read');
    const submitted = vm.submit();
    crash();
    await expect(submitted).rejects.toThrow();
    expect([vm.state === 'asking', vm.notice]).toEqual([false, 'failed']);
  });

  it('[ACC-10] asks once while pending, and never without a password', async () => {
    const { vm, tried, answer } = dialog();
    expect(await vm.submit()).toBe(false);
    vm.enter('read');
    const submitted = vm.submit();
    vm.enter('read');
    expect(await vm.submit()).toBe(false);
    answer(opened);
    await submitted;
    expect(tried).toEqual(['read']);
  });

  it('[ACC-13] says that the station ended the session, until a try says more', async () => {
    const { vm, session, answer } = dialog();
    session.endByStation();
    expect(vm.notice).toBe('ended');
    vm.enter('guess');
    const submitted = vm.submit();
    answer({ outcome: 'wrongPassword' });
    await submitted;
    expect(vm.notice).toBe('wrongPassword');
  });
});
