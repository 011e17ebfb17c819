import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel, plantChannel, rangeOf, type SampleTable } from '../../../core/samples/index.ts';
import { msPerDay, msPerHour } from '../../../core/time/index.ts';
import {
  type ChannelSums,
  mergedSums,
  quarterHourMs,
  stepColumns,
  sumChannels,
  sumsWithin,
  sumStepMs,
  wholeSum,
} from '../../../core/totals/index.ts';
import { maxSumSteps } from '../../../core/totals/sumSteps.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

const pressure = plantChannel('systemPressureBar');
/** What is beyond is no reading. */
const greatestReading = 32_767;
const periodMs = logPeriodS * 1000;

/** Row by row, with each row's time cut at the ends of the steps. */
function scanned({ timesMs, length, columns }: SampleTable, stepMs: number) {
  const column = columns.get(pressure);
  const steps = new Map<number, { sum: number; coveredMs: number; least: number; greatest: number }>();
  for (let row = 0; row < length; row++) {
    const value = column?.[row] ?? NaN;
    const endMs = Math.min(timesMs[row]! + periodMs, row + 1 < length ? timesMs[row + 1]! : Infinity);
    for (let step = Math.floor(timesMs[row]! / stepMs); step * stepMs < endMs || step === Math.floor(timesMs[row]! / stepMs); step++) {
      if (!(Math.abs(value) <= greatestReading)) continue;
      const ms = Math.max(0, Math.min(endMs, (step + 1) * stepMs) - Math.max(timesMs[row]!, step * stepMs));
      const of = steps.get(step) ?? { sum: 0, coveredMs: 0, least: Infinity, greatest: -Infinity };
      steps.set(step, {
        sum: of.sum + value * ms,
        coveredMs: of.coveredMs + ms,
        least: Math.min(of.least, value),
        greatest: Math.max(of.greatest, value),
      });
    }
  }
  return steps;
}

function expectSame(sums: ChannelSums | undefined, expected: ReturnType<typeof scanned>): void {
  const of = sums ?? mergedSums([]);
  expect([...of.steps]).toEqual([...expected.keys()]);
  [...expected.values()].forEach(({ sum, coveredMs, least, greatest }, i) => {
    expect(Math.abs(of.sums[i]! - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(sum)));
    // without the sign of zero
    expect([of.coveredMs[i], of.least[i]! + 0, of.greatest[i]! + 0]).toEqual([
      coveredMs,
      Math.fround(least) + 0,
      Math.fround(greatest) + 0,
    ]);
  });
}

describe('the quarter hours of a channel', () => {
  it('are those of its samples, row by row, and so are longer steps that are merged from them', () => {
    fc.assert(
      fc.property(plantLog, fc.constantFrom(1, 4, 12), (table, stepsAtATime) => {
        const sums = sumChannels(table, logPeriodS).get(pressure);
        expectSame(sums, scanned(table, quarterHourMs));
        if (sums !== undefined) expectSame(mergedSums([sums], stepsAtATime), scanned(table, stepsAtATime * quarterHourMs));
      }),
      { numRuns: 300 },
    );
  });

  it('of files that were summed apart are those of all samples together, however the log was cut', () => {
    fc.assert(
      fc.property(plantLog, fc.nat({ max: 6_000_000 }), (table, cutMs) => {
        const before = rangeOf(table, -Infinity, cutMs);
        const after = rangeOf(table, cutMs, Infinity);
        // the first file's last row counts up to the second file's first one
        const gapMs = (after.timesMs[0] ?? Infinity) - (before.timesMs[before.length - 1] ?? -Infinity);
        const parts = [sumChannels(before, logPeriodS, Math.min(logPeriodS, gapMs / 1000)), sumChannels(after, logPeriodS)];
        const joined = mergedSums(parts.flatMap((of) => of.get(pressure) ?? []));
        expectSame(joined, scanned(table, quarterHourMs));
        expectSame(wholeSum(joined) && mergedSums([joined], 1e9), scanned(table, 1e9 * quarterHourMs));
      }),
      { numRuns: 300 },
    );
  });

  it('have the shares of states and no codes, and none of what was never recorded', () => {
    const table: SampleTable = {
      length: 2,
      timesMs: Float64Array.of(0, 2000),
      columns: new Map([
        [pressure, Float32Array.of(7, 8)],
        [plantChannel('powerKW'), Float32Array.of(NaN, NaN)],
        [compressorChannel('status', 1), Float32Array.of(3, 3)],
      ]),
    };
    const sums = sumChannels(table, 2);
    expect([...sums.keys()]).toEqual([pressure, 'load@1', 'noLoad@1', 'error@1']);
    expect(wholeSum(sums.get(pressure)!)).toEqual({ sum: 30_000, coveredMs: 4000, least: 7, greatest: 8 });
  });

  it('as columns have NaN where a step of another channel has no value', () => {
    const of = (...steps: number[]): ChannelSums => ({
      steps: Float64Array.from(steps),
      sums: Float64Array.from(steps, () => 14_000),
      coveredMs: Float64Array.from(steps, () => 2000),
      least: Float32Array.from(steps, () => 6),
      greatest: Float32Array.from(steps, () => 8),
    });
    const { steps, columns } = stepColumns(new Map([[pressure, of(1, 3)], [plantChannel('powerKW'), of(2, 3)]])); // prettier-ignore
    expect([...steps]).toEqual([1, 2, 3]);
    expect([...columns.get(pressure)!.mean]).toEqual([7, NaN, 7]);
    expect([...columns.get(plantChannel('powerKW'))!.coveredS]).toEqual([0, 2, 2]);
    expect([...sumsWithin(of(1, 3, 5), 2, 5).steps]).toEqual([3]);
  });

  it('are cut to some steps, and merged with what follows them, with every figure', () => {
    const sums: ChannelSums = {
      steps: Float64Array.of(1, 3, 5, 8),
      sums: Float64Array.of(10, -20, 30, 44),
      coveredMs: Float64Array.of(1, 2, 4, 8),
      least: Float32Array.of(-7, -11, 2, 5),
      greatest: Float32Array.of(-3, -1, 9, 5),
    };
    expect(sumsWithin(sums, 3, 8)).toEqual({
      steps: Float64Array.of(3, 5),
      sums: Float64Array.of(-20, 30),
      coveredMs: Float64Array.of(2, 4),
      least: Float32Array.of(-11, 2),
      greatest: Float32Array.of(-1, 9),
    });
    expect([...sumsWithin(sums, 4, 4).steps, ...sumsWithin(sums, 9, 12).steps]).toEqual([]);
    expect(mergedSums([sumsWithin(sums, 0, 5), sumsWithin(sums, 5, 9)], 4)).toEqual({
      steps: Float64Array.of(0, 1, 2),
      sums: Float64Array.of(-10, 30, 44),
      coveredMs: Float64Array.of(3, 4, 8),
      least: Float32Array.of(-11, 2, 5),
      greatest: Float32Array.of(-1, 9, 5),
    });
    expect(wholeSum(sums)).toEqual({ sum: 64, coveredMs: 15, least: -11, greatest: 9 });
    expect(wholeSum(sumsWithin(sums, 6, 7))).toBeUndefined();
  });

  it('become longer steps in a longer range, so that there are never too many', () => {
    const stepOf = (days: number) => sumStepMs({ fromMs: 0, untilMs: days * msPerDay });
    expect([stepOf(8), stepOf(41), stepOf(42), stepOf(166), stepOf(366), stepOf(3653)]).toEqual([
      quarterHourMs,
      quarterHourMs,
      msPerHour,
      msPerHour,
      3 * msPerHour,
      msPerDay,
    ]);
    const most = (stepMs: number, moreMs = 0) => sumStepMs({ fromMs: 0, untilMs: 4000 * stepMs + moreMs });
    expect([most(quarterHourMs), most(quarterHourMs, 1)]).toEqual([quarterHourMs, msPerHour]);
    expect([most(msPerHour), most(msPerHour, 1)]).toEqual([msPerHour, 3 * msPerHour]);
    expect([most(3 * msPerHour), most(3 * msPerHour, 1)]).toEqual([3 * msPerHour, msPerDay]);
    for (const days of [8, 41, 42, 166, 167, 499, 501, 3653]) expect((days * msPerDay) / stepOf(days)).toBeLessThanOrEqual(maxSumSteps);
  });
});
