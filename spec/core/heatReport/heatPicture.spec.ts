import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heatPicture } from '../../../core/heatReport/heatPicture.ts';
import type { HeatQuarter } from '../../../core/heatReport/heatQuarters.ts';

/** A quarter hour with a thermal power while it was known; half of the energy is heat, of which a fifth is used. */
const quarterOf = (powerKW: number, more: Partial<HeatQuarter> = {}): HeatQuarter => {
  const { coverage = 1 } = more;
  return {
    ...{ month: 1, day: '2026-01-01', hour: 0, isWeekend: false, coverage },
    shares: { recoverable: 0.5, used: 0.2, isRule: false },
    energyKWh: (powerKW * coverage) / 4 / 0.4,
    ...more,
  };
};
const near = (value: number) => expect.closeTo(value, 9);

describe('the picture of waste heat', () => {
  it('has the powers, the highest first, at 201 even shares of their time', () => {
    const { duration } = heatPicture([30, 90, 60, 0].map((powerKW) => quarterOf(powerKW)));
    expect(duration).toEqual(Array.from({ length: 201 }, (_, i) => near([90, 60, 30, 0, 0][Math.floor(i / 50)]!)));
  });

  it('is sorted, and its mean is that of the powers', () => {
    const powers = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(powers, (of) => {
        // each power stands at 200 shares of a time of 200 times as many quarter hours
        const all = Array.from({ length: 200 }, () => of).flat();
        const { duration } = heatPicture(all.map((powerKW) => quarterOf(powerKW)));
        const sorted = all.toSorted((a, b) => b - a);
        expect(duration.slice(0, -1)).toEqual(Array.from({ length: 200 }, (_, i) => near(sorted[i * of.length]!)));
        expect(duration.at(-1)).toBeCloseTo(sorted.at(-1)!, 9);
      }),
      { numRuns: 20 },
    );
  });

  it('has the mean power of each hour of the clock in each month, and none where nothing is known', () => {
    const { byHour } = heatPicture([
      quarterOf(40, { month: 1, hour: 0 }),
      quarterOf(60, { month: 1, hour: 0, coverage: 0.5 }),
      quarterOf(10, { month: 3, hour: 23 }),
      quarterOf(70, { month: 12, hour: 5 }),
    ]);
    expect(byHour.map((hours) => hours.length)).toEqual(Array.from({ length: 12 }, () => 24));
    expect(
      byHour.flatMap((hours, month) => hours.flatMap((power, hour) => (power === undefined ? [] : [[month + 1, hour, power]]))),
    ).toEqual([
      [1, 0, near(50)],
      [3, 23, near(10)],
      [12, 5, near(70)],
    ]);
  });

  it('leaves out quarter hours of which less than half is known', () => {
    const { duration, byHour } = heatPicture([quarterOf(80, { coverage: 0.49 }), quarterOf(20, { coverage: 0.5 })]);
    expect([duration[0], byHour[0]![0]]).toEqual([near(20), near(20)]);
    expect(heatPicture([quarterOf(80, { coverage: 0.49 })]).duration).toEqual([]);
    expect(heatPicture([]).byHour.flat()).toStrictEqual(Array.from({ length: 288 }, () => undefined));
  });
});
