import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import type { RangeTotals } from '../totals/index.ts';

/** What a counter of energy counted from one of its readings to another. */
export interface CounterRun {
  /** What people call the counter. */
  readonly name: string;
  /** Numbers of the compressors whose energy it counts; empty for all of the station. */
  readonly slots: readonly number[];
  readonly fromMs: number;
  readonly untilMs: number;
  readonly countedKWh: number;
}

/** A counter beside the sum of the power over the same time. */
export interface CountedEnergy extends CounterRun {
  /** Undefined where no power is known. */
  readonly summedKWh: Figure;
  /** Of the sum, against the counter: -0.004 where it has 0.4 % less. */
  readonly deviationRatio: Figure;
  /** Share of the time with a power, 0..1, which the sum covers and the counter exceeds. */
  readonly coverageRatio: Figure;
}

/** Of a sum, against what a counter counted. */
export const countedDeviation = (countedKWh: number, summedKWh: Figure): Figure =>
  summedKWh === undefined ? undefined : ratioOf(summedKWh - countedKWh, countedKWh);

/** `totals` are those of the run's time. */
export function countedEnergy(run: CounterRun, { machines, rangeS }: RangeTotals): CountedEnergy {
  const counted = run.slots.length === 0 ? machines : run.slots.map((slot) => machines[slot - 1]!);
  const known = counted.filter(({ powerS }) => powerS > 0);
  const expected = run.slots.length === 0 ? known : counted;
  const summedKWh = known.length === 0 ? undefined : sumOf(known.map(({ energyKWh }) => energyKWh));
  return {
    ...run,
    summedKWh,
    deviationRatio: countedDeviation(run.countedKWh, summedKWh),
    coverageRatio: ratioOf(sumOf(expected.map(({ powerS }) => powerS)), rangeS * expected.length),
  };
}
