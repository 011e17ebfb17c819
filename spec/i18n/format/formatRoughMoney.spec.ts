import { expect, test } from '@jest/globals';
import type { UnitChoice } from '../../../core/units/index.ts';
import { formatRoughMoney } from '../../../i18n/format/index.ts';
import type { Region } from '../../../i18n/index.ts';

test.each<readonly [number | undefined, UnitChoice['currency'], Region, string]>([
  [38_249, 'EUR', 'de-DE', '38.200\u00a0€'],
  [38_249, 'EUR', 'en-GB', '€38,200'],
  [-864, 'USD', 'en-US', '\u2212$860'],
  [864, 'GBP', 'de-DE', '860\u00a0£'],
  [undefined, 'EUR', 'de-DE', '---'],
])(
  'estimated money of %p in %s is written in %s no more exactly than it is meant, with the sign of its currency',
  (value, currency, region, text) => {
    expect(formatRoughMoney(value, { currency }, region).text).toBe(text);
  },
);
