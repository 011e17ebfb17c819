import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { bounds } from '../../../core/limits/index.ts';
import {
  limitKept,
  type LimitState,
  limitViolated,
  longestStepMs,
  nextLimitState,
  type TimedReading,
  type WatchedLimit,
} from '../../../core/limits/limitState.ts';

const dewPoint: WatchedLimit = { bound: 'upper', limit: 5, hysteresis: 1, delayMs: 6000 };

/** Whether the limit is violated after each of some values, two seconds apart. */
function after(values: readonly (number | undefined)[], watched = dewPoint, from: LimitState = limitKept): readonly boolean[] {
  let state = from;
  return values.map((value, i) => {
    state = nextLimitState(state, watched, { atMs: 2000 * i, value });
    return state.isViolated;
  });
}

const countOf = (states: readonly boolean[]) => states.filter(Boolean).length;

describe('a limit', () => {
  test.each<[string, readonly (number | undefined)[], number]>([
    ['is violated once values were outside for the delay', [6, 6, 6, 6], 1],
    ['is not while they were outside for less', [6, 6, 6, 5, 6, 6, 6], 0],
    ['is not by a value that is just on it', [5, 5, 5, 5, 5, 5], 0],
    ['stays violated while values are not back by the hysteresis', [6, 6, 6, 6, 4.5, 4.5, 4.5, 4.5, 4.5], 6],
    ['is kept again once they were back for the delay', [6, 6, 6, 6, 4, 4, 4, 4, 4], 4],
    ['stays violated where one of them was outside again', [6, 6, 6, 6, 4, 4, 4, 6, 4, 4, 4], 8],
  ])('%s', (_, values, count) => {
    expect(countOf(after(values))).toBe(count);
  });

  const lowPressure: WatchedLimit = { bound: 'lower', limit: 6, hysteresis: 0.5, delayMs: 0 };
  test.each([
    ['upper', dewPoint, [5, 5.01], [4.01, 4]],
    ['lower', lowPressure, [6, 5.99], [6.49, 6.5]],
  ] as const)('is passed just beyond it, and kept again exactly at its hysteresis: the %s one', (_, watched, passing, back) => {
    const now = { ...watched, delayMs: 0 };
    expect(after(passing, now)).toEqual([false, true]);
    expect(after(back, now, limitViolated)).toEqual([true, false]);
  });

  it('is not violated by values around a missing one, and a violation is not over by them', () => {
    expect(countOf(after([6, 6, undefined, 6, 6, NaN, 6, 6]))).toBe(0);
    expect(countOf(after([4, 4, undefined, 4, 4, undefined, undefined, undefined], dewPoint, limitViolated))).toBe(8);
  });

  it('takes five samples that are missing for a gap', () => {
    expect(longestStepMs).toBe(10_000);
  });

  it('begins its delay again after a gap and after a clock that was set back', () => {
    const at = (times: readonly number[], value: number, from: LimitState) =>
      times.reduce((state, atMs) => nextLimitState(state, dewPoint, { atMs, value }), from).isViolated;
    expect(at([0, 4000, 5000 + longestStepMs], 6, limitKept)).toBe(false);
    expect(at([0, 4000, 4000 + longestStepMs], 6, limitKept)).toBe(true);
    expect(at([10_000, 14_000, 2000, 6000], 6, limitKept)).toBe(false);
    expect(at([10_000, 14_000, NaN, 17_000], 6, limitKept)).toBe(false);
    expect(at([0, 4000, 5000 + longestStepMs], 4, limitViolated)).toBe(true);
  });

  it('turns without a delay with the first value', () => {
    expect(after([6, 4, 6], { ...dewPoint, delayMs: 0 })).toEqual([true, false, true]);
  });

  it('turns exactly when every value of the delay says so without a break, whatever comes', () => {
    const reading = fc.record({
      stepMs: fc.oneof(fc.constant(2000), fc.constantFrom(0, 1000, longestStepMs, longestStepMs + 1, -3000)),
      value: fc.oneof(fc.constant(undefined), fc.constant(NaN), fc.double({ min: 2, max: 8, noNaN: true })),
    });
    const watchedLimit = fc.record({
      bound: fc.constantFrom(...bounds),
      limit: fc.double({ min: 3, max: 7, noNaN: true }),
      hysteresis: fc.double({ min: 0, max: 2, noNaN: true }),
      delayMs: fc.constantFrom(0, 2000, 5000, 6000),
    });
    fc.assert(
      fc.property(watchedLimit, fc.boolean(), fc.array(reading, { maxLength: 40 }), (watched, wasViolated, steps) => {
        let atMs = 100_000;
        const readings = steps.map(({ stepMs, value }): TimedReading => ({ atMs: (atMs += stepMs), value }));
        const { bound, limit, hysteresis, delayMs } = watched;
        const sign = bound === 'upper' ? 1 : -1;
        const says = (violated: boolean, { value = NaN }: TimedReading) =>
          violated ? sign * value <= sign * limit - hysteresis : sign * value > sign * limit;
        let state = wasViolated ? limitViolated : limitKept;
        let turnedAt = -1;
        readings.forEach((reading, i) => {
          let first = i + 1;
          const isBroken = (k: number) =>
            k > 0 && !(readings[k]!.atMs - readings[k - 1]!.atMs >= 0 && readings[k]!.atMs - readings[k - 1]!.atMs <= longestStepMs);
          while (first - 1 > turnedAt && says(state.isViolated, readings[first - 1]!) && (first > i || !isBroken(first))) first -= 1;
          const isDue = first <= i && reading.atMs - readings[first]!.atMs >= delayMs;
          const next = nextLimitState(state, watched, reading);
          expect(next.isViolated).toBe(isDue ? !state.isViolated : state.isViolated);
          if (isDue) turnedAt = i;
          state = next;
        });
      }),
      { numRuns: 500 },
    );
  });
});
