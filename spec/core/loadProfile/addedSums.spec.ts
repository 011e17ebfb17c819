import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AddedPart, addedSums } from '../../../core/loadProfile/index.ts';
import type { ChannelSums } from '../../../core/totals/index.ts';

/** Steps with a sum and the time that it is of; quarters, whose sums are exact. */
const channel: fc.Arbitrary<ChannelSums> = fc
  .uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 12 })
  .chain(
    (steps) =>
    fc.tuple(fc.constant(steps.sort((a, b) => a - b)), fc.array(fc.tuple(fc.integer({ min: -20, max: 90 }), fc.constantFrom(1, 2, 4, 8)), { minLength: steps.length, maxLength: steps.length })), // prettier-ignore
  )
  .map(([steps, rows]) => ({
    steps: Float64Array.from(steps),
    sums: Float64Array.from(rows, ([mean, ms]) => (mean / 4) * ms),
    coveredMs: Float64Array.from(rows, ([, ms]) => ms),
    least: Float32Array.from(rows, ([mean]) => mean / 4 - 1.5),
    greatest: Float32Array.from(rows, ([mean]) => mean / 4 + 2.25),
  }));
const parts = fc.array(fc.record({ sums: channel, seen: fc.option(channel, { nil: undefined }) }), { maxLength: 4 });

/** From the definition: step by step. */
function plainSums(of: readonly AddedPart[]) {
  const filled = of.filter(({ sums }) => sums.steps.length > 0);
  const steps = [...new Set(filled.flatMap(({ sums }) => [...sums.steps]))].sort((a, b) => a - b);
  return steps.flatMap((step) => {
    const rows = filled.flatMap(({ sums, seen }) => {
      const at = sums.steps.indexOf(step);
      const known = [...sums.steps, ...(seen?.steps ?? [])];
      if (at < 0) return step < Math.min(...known) || step > Math.max(...known) ? [] : [undefined];
      const ms = sums.coveredMs[at]!;
      return [{ ms, mean: sums.sums[at]! / ms, least: sums.least[at]!, greatest: sums.greatest[at]! }];
    });
    const known = rows.filter((row) => row !== undefined);
    if (known.length < rows.length) return [];
    const total = (value: (row: (typeof known)[number]) => number) => known.reduce((sum, row) => sum + value(row), 0);
    const ms = Math.min(...known.map((row) => row.ms));
    return [[step, total(({ mean }) => mean) * ms, ms, total(({ least }) => least), total(({ greatest }) => greatest)]];
  });
}

it('several channels as one are the sums of their means, where none of those that are there by then is missing', () => {
  fc.assert(
    fc.property(parts, (of) => {
      const { steps, sums, coveredMs, least, greatest } = addedSums(of);
      expect(Array.from(steps, (step, i) => [step, sums[i]! + 0, coveredMs[i], least[i], greatest[i]])).toEqual(plainSums(of));
      expect([sums, coveredMs, least, greatest].map(({ length }) => length)).toEqual([1, 2, 3, 4].map(() => steps.length));
    }),
    { numRuns: 400 },
  );
});
