import { addExact } from './exactSum.ts';
import type { Intervals } from './intervals.ts';
import type { Column } from '../samples/index.ts';
import { raise, type SlotSums } from './SlotSums.ts';
import { extremeCount, plantExtreme, plantSum, sumCount } from './sumFields.ts';
import { sumEvenReadings } from './sumEvenReadings.ts';
import { sumReadings } from './sumReadings.ts';
import { clearReadings, clearTotals, noReadings } from './ReadingSums.ts';

/** How a column of the plant is summed: where each figure stands; undefined where it is not kept. */
interface PlantField {
  readonly least: number;
  readonly time: number;
  readonly sum: number;
  /** Where values go while no machine runs, and whether they are left out of the sum then. */
  readonly standing?: number;
  readonly apartWhenStanding?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** Gauge pressure is never below -1 bar. */
export const plantFields = {
  systemPressureBar: {
    least: -1,
    time: plantSum.pressureMs,
    sum: plantSum.pressure,
    min: plantExtreme.minusPressureMin,
    max: plantExtreme.pressureMax,
  },
  volumeFlowM3min: { least: 0, time: plantSum.flowMs, sum: plantSum.flow, standing: plantSum.flowStanding, max: plantExtreme.flowMax },
  deliveryVolumeM3min: {
    least: 0,
    time: plantSum.deliveredMs,
    sum: plantSum.delivered,
    standing: plantSum.deliveredStanding,
    apartWhenStanding: true,
  },
  powerKW: { least: 0, time: plantSum.powerMs, sum: plantSum.energy, max: plantExtreme.powerMax },
} as const satisfies Record<string, PlantField>;

/** Adds the sums of one column of the plant by quarter hours to `into`, as `sumMachine` does. */
export function sumPlant(
  column: Column,
  { least, time, sum, standing, apartWhenStanding, min, max }: PlantField,
  { quarters, firstRow, headRow, headMs, stepsMs, commonMs: commonSteps, elapsedMs }: Intervals,
  areStanding: Uint8Array,
  { sums, extremes }: SlotSums,
  apart: boolean,
): void {
  const readings = noReadings();
  let at = 0;

  const addStretch = (
    row: number,
    endRow: number,
    isStanding: boolean,
    ms: number,
    steps: Float64Array,
    stepFrom: number,
    commonMs: number,
  ) => {
    clearTotals(readings);
    if (commonMs > 0) sumEvenReadings(readings, column, row, endRow, commonMs, least);
    else sumReadings(readings, column, row, endRow - row, steps, stepFrom, least);
    sums[at + time]! += ms - readings.missingMs;
    if (!(isStanding && apartWhenStanding === true)) addExact(sums, at + sum, readings.total, readings.rest);
    if (isStanding && standing !== undefined) addExact(sums, at + standing, readings.total, readings.rest);
  };

  for (let quarter = 0; quarter < quarters.length; quarter++) {
    at = apart ? quarter * sumCount(0) : 0;
    if (apart) clearReadings(readings);
    const head = headRow[quarter]!;
    if (head >= 0) addStretch(head, head + 1, areStanding[head] === 1, headMs[quarter]!, headMs, quarter, 0);
    const endRow = firstRow[quarter + 1]!;
    for (let row = firstRow[quarter]!; row < endRow;) {
      const isStanding = areStanding[row]!;
      let end = row + 1;
      while (end < endRow && areStanding[end] === isStanding) end++;
      addStretch(row, end, isStanding === 1, elapsedMs[end]! - elapsedMs[row]!, stepsMs, row, commonSteps[quarter]!);
      row = end;
    }
    const extremesAt = apart ? quarter * extremeCount : 0;
    if (min !== undefined) raise(extremes, extremesAt + min, -readings.least);
    if (max !== undefined) raise(extremes, extremesAt + max, readings.greatest);
  }
}
