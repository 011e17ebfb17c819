import { describe, expect, it } from '@jest/globals';
import { loadStrip } from '../../../core/cost/index.ts';
import { msPerHour, plantDayRange } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const quarterMs = msPerHour / 4;

describe('price and load of a range', () => {
  it('have a place for each quarter hour, also for those of which nothing is known, and each day where it begins', () => {
    const { fromMs, untilMs } = plantDayRange('2026-10-25', zone);
    const range = { fromMs, untilMs: untilMs + quarterMs };
    const strip = loadStrip(
      [
        { fromMs, powerKW: 80, perKWh: 0.2 },
        { fromMs: fromMs + 2 * quarterMs, powerKW: 160, perKWh: -0.05 },
        { fromMs: untilMs, powerKW: undefined, perKWh: 0.28 },
      ],
      range,
      zone,
    )!;
    expect(strip.powersKW).toHaveLength(101);
    expect(strip.powersKW.slice(0, 3)).toEqual([80, undefined, 160]);
    expect([strip.peakKW, strip.minPrice, strip.maxPrice, strip.prices.at(-1)]).toEqual([160, -0.05, 0.28, 0.28]);
    expect(strip.days).toEqual([
      [0, '2026-10-25'],
      [1, '2026-10-26'],
    ]);
  });

  it.each([
    ['two quarter hours', 1, 1, [0, 1]],
    ['three', 1, 2, [0, 0.5]],
    ['two that end with the day', 2, 0, [0]],
  ])('of %s begin a day where it lies between the first and the last', (_, before, behind, places) => {
    const { untilMs: midnightMs } = plantDayRange('2026-11-20', zone);
    const range = { fromMs: midnightMs - before * quarterMs, untilMs: midnightMs + behind * quarterMs };
    expect(loadStrip([{ fromMs: range.fromMs, powerKW: 80, perKWh: 0.2 }], range, zone)!.days.map(([place]) => place)).toEqual(places);
  });

  it('are none where no quarter hour is known', () => {
    expect(loadStrip([], { fromMs: 0, untilMs: quarterMs }, zone)).toBeUndefined();
  });
});
