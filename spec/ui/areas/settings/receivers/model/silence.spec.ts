import { expect, test } from '@jest/globals';
import { defaultSettings, type EmailReceiver } from '../../../../../../core/settings/index.ts';
import { type Silence, silenceOf } from '../../../../../../ui/areas/settings/receivers/model/silence.ts';

const { email, sms } = defaultSettings;
const [first] = email.receivers;
const among = (over: Partial<EmailReceiver>) => email.receivers.with(3, { ...first!, ...over });
const asksNothing = { sendMaintenance: false, sendWarnings: false, sendErrors: false };

test.each<[text: string, enabled: boolean, receivers: readonly EmailReceiver[], Silence | undefined]>([
  ['sending is off', false, email.receivers, undefined],
  ['no receiver is active', true, among({ active: false, sendErrors: true }), 'noneActive'],
  ['the active one asks for nothing', true, among({ active: true, ...asksNothing }), 'nothingAsked'],
  ['an active one asks for maintenance', true, among({ active: true, ...asksNothing, sendMaintenance: true }), undefined],
  ['an active one asks for warnings', true, among({ active: true, ...asksNothing, sendWarnings: true }), undefined],
  ['an active one asks for errors', true, among({ active: true, ...asksNothing, sendErrors: true }), undefined],
])('what keeps everybody from being reported, when %s', (_, enabled, receivers, silence) => {
  expect(silenceOf({ enabled, receivers })).toBe(silence);
});

test('text messages are alike', () => {
  expect([silenceOf(sms), silenceOf({ ...sms, enabled: true })]).toEqual([undefined, 'noneActive']);
});
