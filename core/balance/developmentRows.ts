import { amountOf, type Figure, productOf, ratioOf, restOf, sumOf } from '../figures/index.ts';
import type { CountedFigure } from '../statistics/index.ts';
import { spreadLeakage } from '../leakage/index.ts';
import { co2Of, costOf, type Tariff } from '../tariff/index.ts';
import { msPerSecond } from '../time/index.ts';
import type { DevelopmentPeriod } from './developmentPeriods.ts';
import type { VolumeAndLeakage } from './volumeAndLeakage.ts';

/** The plant in a step of the development; a figure is undefined where nothing is known. */
export interface DevelopmentRow {
  readonly period: DevelopmentPeriod;
  readonly energyLoadKWh: Figure;
  readonly energyNoLoadKWh: Figure;
  readonly energyKWh: Figure;
  readonly costLoad: Figure;
  readonly costNoLoad: Figure;
  readonly cost: Figure;
  readonly co2LoadKg: Figure;
  readonly co2NoLoadKg: Figure;
  readonly co2Kg: Figure;
  readonly volumeM3: Figure;
  readonly usedM3: Figure;
  readonly leakedM3: Figure;
  readonly leakageCost: Figure;
  /** Share of the time that is known, 0..1; undefined where the controller does not say. */
  readonly coverage: Figure;
  /** What of it was calculated and not measured, if only in part. */
  readonly estimated: readonly CountedFigure[];
}

/** What the station gives of the plant in a step. */
export interface StepValues {
  readonly energyKWh: Figure;
  readonly energyLoadKWh: Figure;
  readonly volumeM3: Figure;
  /** Share of the time that is known, 0..1; undefined where the controller does not say. */
  readonly coverage: Figure;
  /** What was calculated and not measured, if only in part; none where it is left out. */
  readonly estimated?: readonly CountedFigure[] | undefined;
}

/** The volume that an energy delivered at an energy per volume, where that alone is reported, m3. */
export const volumeOfEnergyM3 = (energyKWh: Figure, specificPowerKWhM3: Figure): Figure =>
  ratioOf(amountOf(energyKWh), amountOf(specificPowerKWhM3));

/** A step; undefined values while they have not come. */
export interface StepPeriod {
  readonly period: DevelopmentPeriod;
  readonly values: StepValues | undefined;
}

/** Seconds of a step in which the plant's states are known. */
const knownS = ({ period: { range }, values }: StepPeriod): Figure =>
  productOf(values?.coverage, (range.untilMs - range.fromMs) / msPerSecond);

/** What leaked since the reset, and what that cost. */
export type Leaked = Pick<VolumeAndLeakage, 'leakedM3' | 'leakageCost'>;

/**
 * The rows of the steps. What leaked since the reset is spread evenly over the time that is known of all steps, and its cost like it, so that the rows
 * add up to the whole: no step leaks more than it delivers, and none has a leakage before all have come, or where it is not reported how much is known.
 */
export function developmentRows(
  steps: readonly StepPeriod[],
  { leakedM3, leakageCost }: Leaked,
  tariff: Tariff,
): readonly DevelopmentRow[] {
  const times = steps.map(knownS);
  const hasAll = times.every((time) => time !== undefined);
  const isUntold = steps.some(({ values }) => values !== undefined && values.coverage === undefined);
  const leaked = spreadLeakage(
    hasAll ? amountOf(leakedM3) : undefined,
    steps.map(({ values }, i) => ({ knownS: times[i], volumeM3: amountOf(values?.volumeM3) })),
  );
  return steps.map(({ period, values }, i): DevelopmentRow => {
    const energyKWh = amountOf(values?.energyKWh);
    const energyLoadKWh = amountOf(values?.energyLoadKWh);
    const energyNoLoadKWh = restOf(energyKWh, energyLoadKWh);
    const volumeM3 = amountOf(values?.volumeM3);
    const leakedHere = leaked[i];
    return {
      period,
      energyLoadKWh,
      energyNoLoadKWh,
      energyKWh,
      costLoad: costOf(energyLoadKWh, tariff),
      costNoLoad: costOf(energyNoLoadKWh, tariff),
      cost: costOf(energyKWh, tariff),
      co2LoadKg: co2Of(energyLoadKWh, tariff),
      co2NoLoadKg: co2Of(energyNoLoadKWh, tariff),
      co2Kg: co2Of(energyKWh, tariff),
      volumeM3,
      usedM3: isUntold && leakedM3 !== undefined ? undefined : restOf(volumeM3, leakedHere ?? 0),
      leakedM3: leakedHere,
      leakageCost: productOf(leakedHere === 0 ? 0 : ratioOf(leakedHere, leakedM3), leakageCost),
      coverage: values?.coverage,
      estimated: values?.estimated ?? [],
    };
  });
}

/** Whether the controller reports energy or air of the rows, but not how much of their time is known. */
export function lacksCoverage(rows: readonly DevelopmentRow[]): boolean {
  return rows.some(({ energyKWh, volumeM3, coverage }) => coverage === undefined && (energyKWh !== undefined || volumeM3 !== undefined));
}

/** Share of the time of all rows that is known, 0..1; undefined before all have come. */
export function developmentCoverage(rows: readonly DevelopmentRow[]): Figure {
  if (rows.some(({ coverage }) => coverage === undefined)) return undefined;
  const lengthMs = ({ period: { range } }: DevelopmentRow) => range.untilMs - range.fromMs;
  return ratioOf(sumOf(rows.map((row) => productOf(row.coverage, lengthMs(row)))), sumOf(rows.map(lengthMs)));
}
