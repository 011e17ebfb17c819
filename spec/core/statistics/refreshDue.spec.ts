import { describe, expect, it, test } from '@jest/globals';
import { refreshDue } from '../../../core/statistics/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
/** Past midnight in the plant's zone, still the 11th in UTC. */
const nowMs = Date.parse('2025-11-11T23:30:00Z');
const endOf = (day: string) => plantDayRange(day, zone).untilMs;
const ageS = (seconds: number) => nowMs - seconds * 1000;

describe('a fetched statistic', () => {
  test.each<readonly [string, string, number, boolean]>([
    ['ends today and is a minute old', '2025-11-12', 60, true],
    ['ends today and is nearly a minute old', '2025-11-12', 59.999, false],
    ['ends today and is an hour old', '2025-11-12', 3600, true],
    ['ended yesterday by the plant, today by UTC', '2025-11-11', 3600, false],
    ['was fetched just now', '2025-11-12', 0, false],
    ['ends tomorrow', '2025-11-13', 60, true],
    ['was fetched in the future: the clock was put back', '2025-11-12', -3600, true],
  ])('that %s: due %p', (_case, lastDay, seconds, due) => {
    expect(refreshDue({ untilMs: endOf(lastDay), fetchedAtMs: ageS(seconds) }, nowMs, zone)).toBe(due);
  });

  it('of a range that has a millisecond of today is due', () => {
    expect(refreshDue({ untilMs: endOf('2025-11-11') + 1, fetchedAtMs: ageS(60) }, nowMs, zone)).toBe(true);
  });

  it('of an unknown range or time is not due', () => {
    for (const untilMs of [NaN, Infinity, 1e300, 8e15]) expect(refreshDue({ untilMs, fetchedAtMs: 0 }, nowMs, zone)).toBe(false);
    for (const at of [NaN, Infinity, 8e15]) expect(refreshDue({ untilMs: endOf('2025-11-12'), fetchedAtMs: 0 }, at, zone)).toBe(false);
  });
});
