import { describe, expect, it } from '@jest/globals';
import type { LoginRefusal } from '../../../core/fleet/index.ts';
import type { FleetLoginAnswer, FleetSetUp } from '../../../core/ports/index.ts';
import { FleetLoginVm } from '../../../ui/fleet/areas/login/fleetLogin.vm.ts';
import { FleetSessionStore } from '../../../ui/fleet/stores/FleetSessionStore.ts';
import { session, sessionApi, succeeded } from './fleetFixture.ts';

describe('the login of a fleet', () => {
  it.each(['refused', 'tooMany', 'unreachable', 'failed'] as const)('says that it was %s, and clears the password', async (outcome) => {
    const vm = new FleetLoginVm({ session: new FleetSessionStore(sessionApi({ login: () => Promise.resolve({ outcome }) })) });
    vm.enter({ email: ' uta@acme.example ', password: 'wrong' });
    expect([await vm.submit(), vm.way]).toEqual([false, 'password']);
    expect(await vm.submit()).toBe(false);
    expect([vm.notice, vm.password, vm.email]).toEqual([outcome, '', ' uta@acme.example ']);
  });

  it('sends the address without the spaces around it, and opens a session', async () => {
    const sent: string[] = [];
    const login = (email: string, password: string): Promise<FleetLoginAnswer> => {
      sent.push(email, password);
      return Promise.resolve({ outcome: 'opened', session });
    };
    const store = new FleetSessionStore(sessionApi({ login }));
    const vm = new FleetLoginVm({ session: store });
    vm.enter({ email: ' uta@acme.example ', password: ' secret ' });
    await vm.submit();
    expect([await vm.submit(), store.state, vm.notice]).toEqual([true, 'open', undefined]);
    expect(sent).toEqual(['uta@acme.example', ' secret ']);
  });

  const byIssuer = (refusal?: LoginRefusal) => {
    const left: string[] = [];
    const session = new FleetSessionStore(
      sessionApi({
        loginWay: (email) => Promise.resolve(succeeded({ organisation: email.endsWith('@acme.example') ? 'Acme' : undefined })),
        beginLogin: (email, to) =>
          Promise.resolve(succeeded(refusal ? { url: undefined, refusal } : { url: `https://issuer.example/${email}${to}`, refusal })),
      }),
    );
    return { vm: new FleetLoginVm({ session, to: '/faults', leaveFor: (url) => left.push(url) }), left };
  };

  it('goes to the issuer of an address, or asks for a password where there is none or one is wanted', async () => {
    const { vm, left } = byIssuer();
    vm.enter({ email: 'uta@acme.example' });
    expect([await vm.submit(), vm.way, left]).toEqual([false, { organisation: 'Acme' }, []]);
    await vm.submit();
    expect(left).toEqual(['https://issuer.example/uta@acme.example/faults']);
    vm.usePassword();
    expect(vm.way).toBe('password');
    vm.enter({ email: 'ute@acme.example' });
    expect(vm.way).toBe('password');
    vm.enter({ email: 'ute@other.example' });
    expect(vm.way).toBe('unknown');
    expect([await vm.submit(), vm.way]).toEqual([false, 'password']);
  });

  it('says why the issuer can not be gone to, or sent somebody back', async () => {
    const { vm, left } = byIssuer('issuerDown');
    vm.enter({ email: 'uta@acme.example' });
    await vm.submit();
    expect([await vm.submit(), vm.notice, left]).toEqual([false, 'issuerDown', []]);
    const back = new FleetLoginVm({ session: new FleetSessionStore(sessionApi()), refusal: 'notInvited' });
    expect(back.notice).toBe('notInvited');
    back.enter({ email: 'uta@acme.example' });
    await back.submit();
    expect(back.notice).toBeUndefined();
  });

  it('says that a session has expired', async () => {
    const store = new FleetSessionStore(sessionApi());
    await store.load();
    store.endByServer();
    expect(new FleetLoginVm({ session: store }).notice).toBe('expired');
  });
});

describe('a link of an invitation', () => {
  it('takes a password of 12 characters or more, with a name, and an address where one is typed', async () => {
    const sent: FleetSetUp[] = [];
    const setUp = (given: FleetSetUp): Promise<FleetLoginAnswer> => {
      sent.push(given);
      return Promise.resolve({ outcome: 'opened', session });
    };
    const vm = new FleetLoginVm({ session: new FleetSessionStore(sessionApi({ setUp })), token: 'token' });
    vm.enter({ name: ' Uta ', password: '12345678901' });
    expect([await vm.submit(), vm.notice, sent]).toEqual([false, 'shortPassword', []]);
    vm.enter({ password: '123456789012' });
    expect([await vm.submit(), vm.notice]).toEqual([true, undefined]);
    expect(sent).toEqual([{ token: 'token', name: 'Uta', password: '123456789012' }]);
  });
});
