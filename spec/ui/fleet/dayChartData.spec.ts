import { describe, expect, test } from '@jest/globals';
import { defaultSettings } from '../../../core/settings/index.ts';
import { msPerHour, plantDayRange } from '../../../core/time/index.ts';
import { dayChartData } from '../../../ui/fleet/areas/station/dayChartData.ts';

const range = plantDayRange('2026-11-29', 'Europe/Berlin');

describe('the quarter hours of a day', () => {
  test.each([
    ['a day that is over', range.untilMs + msPerHour, range.untilMs],
    ['the present day', range.fromMs + 6 * msPerHour, range.fromMs + 6 * msPerHour],
    ['a day before this clock says so', range.fromMs - msPerHour, range.fromMs],
  ])('of %s are drawn to its end, and not beyond the present: what is to come is not missing', (_, nowMs, toMs) => {
    const { span, whole } = dayChartData({
      ...{ quarters: [], range, nowMs, zone: 'Europe/Berlin', units: defaultSettings.units, hidden: [], word: (text) => text },
    });
    expect([span, whole]).toEqual([
      { fromMs: range.fromMs, toMs },
      { fromMs: range.fromMs, toMs },
    ]);
  });
});
