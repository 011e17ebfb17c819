import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clearReadings, clearTotals, noReadings, readingsWithoutExtremes } from '../../../core/totals/ReadingSums.ts';
import { sumEvenReadings } from '../../../core/totals/sumEvenReadings.ts';
import { sumReadings } from '../../../core/totals/sumReadings.ts';

const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -3, max: 500, noNaN: true }) },
  { weight: 2, arbitrary: fc.constantFrom(0, -1, 7.3, 7.3) },
  { weight: 1, arbitrary: fc.constantFrom(NaN, 32_767, 32_767.5, -32_767, Infinity, -Infinity) },
);

describe('sums of readings that all count the same time', () => {
  it.each([
    ['with their extremes', noReadings, [0, -1, -32_767]],
    ['without extremes', readingsWithoutExtremes, [0]],
  ])('are those of each reading with its time, %s, added to what is there', (_, empty, lowests) => {
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 30 }),
        fc.nat({ max: 4 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom(...lowests),
        (values, from, stepMs, lowest) => {
          const column = Float64Array.from(values);
          const until = Math.max(from, values.length - 1);
          const steps = new Float64Array(values.length).fill(stepMs);
          const [even, each] = [empty(), empty()];
          for (const [first, behind] of [
            [from, Math.min(from + 3, until)],
            [Math.min(from + 3, until), until],
          ] as const) {
            sumEvenReadings(even, column, first, behind, stepMs, lowest);
            sumReadings(each, column, first, behind - first, steps, first, lowest);
            expect(even).toEqual(each);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('begin with nothing, and forget all or all but their extremes', () => {
    const nothing = { total: 0, rest: 0, missingMs: 0, least: Infinity, greatest: -Infinity };
    expect(noReadings()).toEqual(nothing);
    expect(readingsWithoutExtremes()).toEqual({ ...nothing, least: 0, greatest: 32_767 });
    const [readings, cleared] = [0, 1].map(() => ({ total: 5, rest: 0.25, missingMs: 3, least: 2, greatest: 7 }));
    clearTotals(readings!);
    clearReadings(cleared!);
    expect([readings, cleared]).toEqual([{ ...nothing, least: 2, greatest: 7 }, nothing]);
  });
});
