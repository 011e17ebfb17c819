import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { messageReceivers } from '../../../station/messages/messageReceivers.ts';
import { recentFaults } from '../../../station/messages/recentFaults.ts';

const fault = (source: number | 'master', bitIndex: number) => ({ source, bitIndex }) as FaultLogEntry;

describe('faults that come again and again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are passed on once in a time, each by itself', () => {
    const passed = recentFaults(1000);
    const [a, b] = [fault(1, 70), fault('master', 70)];
    expect(passed([a, a, b])).toEqual([a, b]);
    jest.advanceTimersByTime(999);
    expect(passed([a, fault(1, 71), fault(2, 70)])).toEqual([fault(1, 71), fault(2, 70)]);
    jest.advanceTimersByTime(1);
    expect(passed([a, fault(1, 71)])).toEqual([a]);
  });
});

describe('who is sent messages', () => {
  const [mail] = defaultSettings.email.receivers;
  const [sms] = defaultSettings.sms.receivers;
  const settings = (email: object, mails: readonly object[], numbers: readonly object[]): Settings => ({
    ...defaultSettings,
    email: {
      ...defaultSettings.email,
      enabled: true,
      receivers: mails.map((given) => ({ ...mail!, active: true, emailAddress: 'a@plant.example', ...given })),
      ...email,
    },
    sms: {
      ...defaultSettings.sms,
      enabled: true,
      receivers: numbers.map((given) => ({ ...sms!, active: true, number: '+491701234567', ...given })),
    },
  });
  const slotsOf = (of: Settings) => messageReceivers(of).map(({ channel, slot }) => `${channel} ${slot}`);

  it('are those who are active and have an address, with their places', () => {
    const mails = [{}, { active: false }, { emailAddress: 'nobody' }, {}];
    expect(slotsOf(settings({}, mails, [{ number: 'x' }, {}, { active: false }]))).toEqual(['mail 0', 'mail 3', 'sms 1']);
  });

  it('are none on a channel that is off', () => {
    expect(slotsOf(settings({ enabled: false }, [{}], [{}]))).toEqual(['sms 0']);
    const both = settings({}, [{}], [{}]);
    expect(slotsOf({ ...both, sms: { ...both.sms, enabled: false } })).toEqual(['mail 0']);
  });

  test.each([
    [{ sendMaintenance: true, sendWarnings: false, sendErrors: false }, ['maintenance']],
    [{ sendMaintenance: false, sendWarnings: true, sendErrors: false }, ['warning']],
    [{ sendMaintenance: false, sendWarnings: false, sendErrors: true }, ['error']],
    [{ sendMaintenance: true, sendWarnings: true, sendErrors: true }, ['maintenance', 'warning', 'error']],
    [{ sendMaintenance: false, sendWarnings: false, sendErrors: false }, []],
  ])('get, with %j, messages of %j', (given, severities) => {
    expect(messageReceivers(settings({}, [given], [given])).map((receiver) => receiver.severities)).toEqual([severities, severities]);
  });
});
