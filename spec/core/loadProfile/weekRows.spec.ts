import { describe, expect, it } from '@jest/globals';
import { type DayHours, medianWeek, weekRows } from '../../../core/loadProfile/index.ts';

const flat = (day: string, mean: number): DayHours => ({
  day,
  means: Array.from({ length: 24 }, (_, hour) => (hour === 2 ? undefined : mean)),
});
/** Two Tuesdays and a Wednesday, with a Tuesday between. */
const days = [flat('2026-03-03', 1), flat('2026-03-04', 2), flat('2026-03-10', 5), flat('2026-03-17', 9)];

describe('the weeks of a range', () => {
  it('begin on Monday, miss what is not known, and have nothing outside', () => {
    const weeks = weekRows(days, '2026-03-03', '2026-03-11');
    expect(weeks.map(({ monday, hours }) => [monday, hours.length])).toEqual([
      ['2026-03-02', 168],
      ['2026-03-09', 168],
    ]);
    const [first, second] = weeks;
    expect([0, 24, 26, 48, 72].map((hour) => first!.hours[hour])).toEqual(['outside', 1, undefined, 2, undefined]);
    expect([0, 24, 48, 72].map((hour) => second!.hours[hour])).toEqual([undefined, 5, undefined, 'outside']);
  });

  it('have a median for each hour of each day of the week', () => {
    const week = medianWeek(days);
    expect([0, 1, 2].map((day) => week[day]![5])).toEqual([undefined, 5, 2]);
    expect(week[1]![2]).toBeUndefined();
  });
});
