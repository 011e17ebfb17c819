import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { type ChannelSums, stepColumns, stateShare, type SummedChannel } from '../../../core/totals/index.ts';

const pressure = plantChannel('systemPressureBar');
const power = compressorChannel('electricalPowerKW', 4);
const loadShare = stateShare('load', 4);

interface Step {
  readonly step: number;
  readonly sum: number;
  readonly coveredMs: number;
  readonly ends: readonly [number, number];
}

const sumsOf = (steps: readonly Step[]): ChannelSums => ({
  steps: Float64Array.from(steps, ({ step }) => step),
  sums: Float64Array.from(steps, ({ sum }) => sum),
  coveredMs: Float64Array.from(steps, ({ coveredMs }) => coveredMs),
  least: Float32Array.from(steps, ({ ends }) => Math.min(...ends)),
  greatest: Float32Array.from(steps, ({ ends }) => Math.max(...ends)),
});

const end = fc.integer({ min: -40, max: 40 });
const someSteps = fc.uniqueArray(fc.integer({ min: -9, max: 30 }), { maxLength: 12 }).chain((steps) =>
  fc.tuple(
    ...steps
      .sort((a, b) => a - b)
      .map((step) =>
        fc.record<Step>({
          step: fc.constant(step),
          sum: fc.integer({ min: -90_000, max: 90_000 }),
          coveredMs: fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 1, max: 4000 })),
          ends: fc.tuple(end, end),
        }),
      ),
  ),
);

describe('sums as columns', () => {
  it('have a row for each step that has a value of any channel, with each figure of the channels that have one', () => {
    fc.assert(
      fc.property(someSteps, someSteps, someSteps, (...lists) => {
        const named = new Map<SummedChannel, readonly Step[]>([
          [pressure, lists[0]],
          [power, lists[1]],
          [loadShare, lists[2]],
        ]);
        const { steps, columns } = stepColumns(new Map([...named].map(([channel, of]) => [channel, sumsOf(of)])));
        expect([...steps]).toEqual([...new Set(lists.flat().map(({ step }) => step))].sort((a, b) => a - b));
        expect([...columns.keys()]).toEqual([...named].filter(([, of]) => of.length > 0).map(([channel]) => channel));
        for (const [channel, column] of columns) {
          const rows = Array.from(steps, (at) => named.get(channel)!.find(({ step }) => step === at));
          const extremes = (of: (...values: number[]) => number) =>
            rows.map((row) => (row === undefined || channel === loadShare ? NaN : of(...row.ends)));
          const mean = ({ sum, coveredMs, ends }: Step) =>
            coveredMs === 0 ? NaN : Math.min(Math.max(...ends), Math.max(Math.min(...ends), sum / coveredMs));
          expect([...column.mean].map((value) => value + 0)).toEqual(rows.map((row) => (row ? Math.fround(mean(row)) + 0 : NaN)));
          expect([...column.least]).toEqual(extremes(Math.min));
          expect([...column.greatest]).toEqual(extremes(Math.max));
          expect([...column.coveredS]).toEqual(rows.map((row) => Math.fround((row?.coveredMs ?? 0) / 1000)));
        }
      }),
      { numRuns: 200 },
    );
  });
});
