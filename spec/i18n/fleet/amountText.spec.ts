import { expect, test } from '@jest/globals';
import { type Messages, setupI18n } from '@lingui/core';
import { defaultSettings } from '../../../core/settings/index.ts';
import { amountText } from '../../../i18n/index.ts';

const messages: Messages = { 'bis {high}': ['bis ', ['high']], '{from} bis {until}': [['from'], ' bis ', ['until']] };
const text = amountText(setupI18n({ locale: 'de', messages: { de: messages } }), 'de-DE', defaultSettings.units);

test.each([
  ['a rise', 0.025, 0.103, '+2,5 bis +10,3\u00a0%'],
  ['less or more', -0.033, 0.045, '−3,3 bis +4,5\u00a0%'],
  ['a fall', -0.135, -0.065, '−13,5 bis −6,5\u00a0%'],
  ['what is written as one figure', 0.0251, 0.0252, '+2,5\u00a0%'],
  ['what is written as zero', -0.0001, 0.0001, '0,0\u00a0%'],
])('%s has the sign of each end', (_, low, high, written) => {
  expect(text.change('share', { low, high, isUpperBound: false })).toBe(written);
});

test('what is no change has no plus', () => {
  expect(text.figure('share', { low: 0.025, high: 0.103, isUpperBound: false })).toBe('2,5 bis 10,3\u00a0%');
});
