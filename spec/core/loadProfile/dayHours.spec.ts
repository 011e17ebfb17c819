import { describe, expect, it } from '@jest/globals';
import { dayHours } from '../../../core/loadProfile/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { sumsOf } from './sums.ts';

const zone = 'Europe/Berlin';
function hoursOf(day: string, meanAt: (quarter: number) => number) {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  return dayHours(
    sumsOf(
      fromMs,
      Array.from({ length: (untilMs - fromMs) / quarterHourMs }, (_, i) => meanAt(i)),
    ),
    zone,
  );
}

describe('the hours of a day', () => {
  it('are means by the clock of the plant', () => {
    const [only, ...more] = hoursOf('2026-11-20', (quarter) => quarter);
    expect(more).toEqual([]);
    expect(only).toEqual({ day: '2026-11-20', means: Array.from({ length: 24 }, (_, hour) => 4 * hour + 1.5) });
  });

  it('have the doubled hour as one, and not the one that the clock skips', () => {
    const hour = (quarter: number) => Math.floor(quarter / 4);
    expect(hoursOf('2026-10-25', hour)[0]!.means.slice(0, 5)).toEqual([0, 1, 2.5, 4, 5]);
    expect(hoursOf('2026-03-29', hour)[0]!.means.slice(0, 5)).toEqual([0, 1, undefined, 2, 3]);
  });

  it('are missing where less than half is known, and so is a day without any', () => {
    const known = hoursOf('2026-11-20', (quarter) => ([0, 4, 5].includes(quarter) ? 7 : NaN));
    expect(known[0]!.means.slice(0, 3)).toEqual([undefined, 7, undefined]);
    expect(hoursOf('2026-11-20', (quarter) => (quarter === 9 ? 7 : NaN))).toEqual([]);
  });

  it('are missing where just less than half an hour is known', () => {
    const meansOf = (share: number) => {
      const whole = sumsOf(0, [NaN, 7, 8, NaN]);
      const [sums, coveredMs] = [whole.sums, whole.coveredMs].map((each) => each.map((value) => value * share));
      return dayHours({ steps: whole.steps, sums: sums!, coveredMs: coveredMs!, weights: coveredMs! }, 'UTC').map(({ means }) => means[0]);
    };
    expect([meansOf(1), meansOf(0.99)]).toEqual([[7.5], []]);
  });
});
