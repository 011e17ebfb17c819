import { expect, test } from '@jest/globals';
import { balancePurposeOf } from '../../../core/balance/index.ts';

test.each(['dailyValues', 'balanceCsv', 'balancePdf'])('a balance can be asked for as %s', (purpose) => {
  expect(balancePurposeOf(purpose)).toEqual({ purpose });
});

test.each(['', 'balance', 'BalanceCsv', 'toString'])('a balance asked for as %p is not understood', (text) => {
  expect(balancePurposeOf(text)).toEqual({ problem: 'unknownBalance' });
});
