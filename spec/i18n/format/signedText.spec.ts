import { expect, test } from '@jest/globals';
import { formatNumber, missing, signedText } from '../../../i18n/format/index.ts';

test.each<readonly [number | undefined, string]>([
  [1.26, '+1,3'],
  [-1.26, '−1,3'],
  [0, '0,0'],
  [0.04, '0,0'],
  [-0.04, '0,0'],
  [undefined, missing],
])('a change of %p is written %s: what is written as zero has no sign', (change, text) => {
  expect(signedText(formatNumber(change, 1, 'de-DE'))).toBe(text);
});
