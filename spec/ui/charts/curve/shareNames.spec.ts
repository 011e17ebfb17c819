import { expect, test } from '@jest/globals';
import type { Region } from '../../../../i18n/index.ts';
import { shareNames } from '../../../../ui/charts/curve/shareNames.ts';

test.each<readonly [Region, string]>([
  ['de-DE', '100\u00a0%'],
  ['en-GB', '100%'],
])('a share of the time is named in whole percent, its end with the sign as %s sets it', (region, end) => {
  expect(shareNames(region).map(([, name]) => name)).toEqual(['0', '25', '50', '75', end]);
});
