import { describe, expect, it } from '@jest/globals';
import { TestMailVm } from '../../../../../ui/areas/settings/email/testMail.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

async function opened(isSent = true) {
  const parts = await openSettings({ testMail: () => ({ isSent, text: '250 2.0.0 queued' }) });
  const vm = new TestMailVm({ keeper: parts.station.settingsApi, session: parts.session, preferences: parts.preferences });
  return { ...parts, vm };
}

describe('a test mail', () => {
  it("says the mail server's answer", async () => {
    const { vm } = await opened();
    await vm.send();
    expect([vm.state === 'asking', vm.result]).toEqual([
      false,
      { outcome: 'succeeded', value: { isSent: true, text: '250 2.0.0 queued' } },
    ]);
  });

  it('says why there is no answer', async () => {
    const { vm, station } = await opened();
    station.fail('testMail', 'unreachable');
    await vm.send();
    expect(vm.result).toEqual({ outcome: 'unreachable' });
  });

  it('is sent once at a time, and waited for no more when its page is left', async () => {
    const { vm, station } = await opened();
    station.hold('testMail');
    const sending = vm.send();
    await vm.send();
    expect(station.called.filter(({ call }) => call === 'testMail').length).toBe(1);
    vm.follow()();
    await sending;
    expect([vm.state, vm.result]).toEqual(['idle', undefined]);
  });
});
