import { describe, expect, it } from '@jest/globals';
import type { FleetLoginAnswer, FleetSetUp } from '../../../core/ports/index.ts';
import { FleetLoginVm } from '../../../ui/fleet/areas/login/fleetLogin.vm.ts';
import { FleetSessionStore } from '../../../ui/fleet/stores/FleetSessionStore.ts';
import { session, sessionApi } from './fleetFixture.ts';

describe('the login of a fleet', () => {
  it.each(['refused', 'tooMany', 'unreachable', 'failed'] as const)('says that it was %s, and clears the password', async (outcome) => {
    const vm = new FleetLoginVm(new FleetSessionStore(sessionApi({ login: () => Promise.resolve({ outcome }) })));
    vm.enter({ email: ' uta@acme.example ', password: 'wrong' });
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
    const vm = new FleetLoginVm(store);
    vm.enter({ email: ' uta@acme.example ', password: ' secret ' });
    expect([await vm.submit(), store.state, vm.notice]).toEqual([true, 'open', undefined]);
    expect(sent).toEqual(['uta@acme.example', ' secret ']);
  });

  it('says that a session has expired', async () => {
    const store = new FleetSessionStore(sessionApi());
    await store.load();
    store.endByServer();
    expect(new FleetLoginVm(store).notice).toBe('expired');
  });
});

describe('a link of an invitation', () => {
  it('takes a password of 12 characters or more, with a name, and an address where one is typed', async () => {
    const sent: FleetSetUp[] = [];
    const setUp = (given: FleetSetUp): Promise<FleetLoginAnswer> => {
      sent.push(given);
      return Promise.resolve({ outcome: 'opened', session });
    };
    const vm = new FleetLoginVm(new FleetSessionStore(sessionApi({ setUp })), 'token');
    vm.enter({ name: ' Uta ', password: '12345678901' });
    expect([await vm.submit(), vm.notice, sent]).toEqual([false, 'shortPassword', []]);
    vm.enter({ password: '123456789012' });
    expect([await vm.submit(), vm.notice]).toEqual([true, undefined]);
    expect(sent).toEqual([{ token: 'token', name: 'Uta', password: '123456789012' }]);
  });
});
