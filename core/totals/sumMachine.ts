import { addExact } from './exactSum.ts';
import type { Intervals } from './intervals.ts';
import { loggedStates, type Column } from '../samples/index.ts';
import { raise, type SlotSums } from './SlotSums.ts';
import { isKnown, isStale, onLoad, runs, stateMask, statusFlags } from './statusFlags.ts';
import { extremeCount, machineExtreme, machineSum, sumCount } from './sumFields.ts';
import { sumReadings } from './sumReadings.ts';
import { clearReadings, clearTotals, noReadings, readingsWithoutExtremes } from './ReadingSums.ts';
import { comparable, stretchEnd } from './stretchEnd.ts';
import { sumEvenReadings } from './sumEvenReadings.ts';

export interface MachineColumns {
  readonly statuses: Column;
  readonly powersKW: Column;
  readonly deliveriesM3min: Column;
}

/** Machines known to stand, and those that run or may run: how many more at each row than at the row before. */
export interface Activity {
  readonly standing: Int32Array;
  readonly running: Int32Array;
}

/** Where the time in a state is added; a machine without data has none. */
const timeOf: readonly (number | undefined)[] = loggedStates.map(
  (state) =>
    (
      ({
        load: machineSum.loadMs,
        noLoad: machineSum.noLoadMs,
        off: machineSum.offMs,
        error: machineSum.errorMs,
        noData: undefined,
      }) as const
    )[state],
);
const load = loggedStates.indexOf('load');
const noLoad = loggedStates.indexOf('noLoad');

/**
 * Adds a machine's sums by quarter hours to `into`: each quarter hour to its own record when `apart`, or all to one.
 * Marks in `activity` when it runs.
 */
export function sumMachine(
  timesMs: Float64Array,
  { statuses, powersKW, deliveriesM3min }: MachineColumns,
  { quarters, firstRow, headRow, headMs, stepsMs, commonMs: commonSteps, elapsedMs, toleranceMs }: Intervals,
  { standing, running }: Activity,
  { sums, extremes }: SlotSums,
  apart: boolean,
): void {
  const words = comparable(statuses);
  const loadPower = noReadings();
  const loadDelivery = noReadings();
  const otherPower = readingsWithoutExtremes();
  const otherDelivery = readingsWithoutExtremes();
  let at = 0;

  /** Rows of one status; the readings' totals are of this stretch, their extremes of the whole record. */
  const addStretch = (row: number, endRow: number, flags: number, ms: number, steps: Float64Array, stepFrom: number, commonMs: number) => {
    if ((flags & (isKnown | isStale)) !== 0) {
      const changes = (flags & (runs | isStale)) === 0 ? standing : running;
      changes[row]!++;
      changes[endRow]!--;
    }

    const state = flags & stateMask;
    const time = timeOf[state];
    if (time !== undefined) sums[at + time]! += ms;
    if ((flags & isStale) !== 0) return;

    const power = state === load ? loadPower : otherPower;
    const delivery = state === load ? loadDelivery : otherDelivery;
    clearTotals(power);
    clearTotals(delivery);
    if (commonMs > 0) {
      sumEvenReadings(power, powersKW, row, endRow, commonMs, 0);
      sumEvenReadings(delivery, deliveriesM3min, row, endRow, commonMs, 0);
    } else {
      sumReadings(power, powersKW, row, endRow - row, steps, stepFrom, 0);
      sumReadings(delivery, deliveriesM3min, row, endRow - row, steps, stepFrom, 0);
    }
    sums[at + machineSum.powerMs]! += ms - power.missingMs;
    sums[at + machineSum.deliveryMs]! += ms - delivery.missingMs;
    if (state === noLoad) sums[at + machineSum.noLoadPowerMs]! += ms - power.missingMs;
    addExact(
      sums,
      at + (state === load ? machineSum.energyLoad : state === noLoad ? machineSum.energyNoLoad : machineSum.energyAtStandstill),
      power.total,
      power.rest,
    );
    const isStanding = (flags & (isKnown | runs)) === isKnown;
    addExact(sums, at + (isStanding ? machineSum.volumeAtStandstill : machineSum.volume), delivery.total, delivery.rest);
  };

  /** From the row before, when no outage is between. */
  const countTransition = (row: number, flags: number) => {
    if (row === 0 || (flags & runs) === 0 || timesMs[row]! - timesMs[row - 1]! > toleranceMs) return;
    const before = statusFlags(statuses[row - 1]!);
    if ((before & flags & isKnown) === 0) return;
    if ((before & runs) === 0) sums[at + machineSum.motorStarts]!++;
    if ((before & onLoad) > (flags & onLoad)) sums[at + machineSum.unloadCycles]!++;
  };

  for (let quarter = 0; quarter < quarters.length; quarter++) {
    at = apart ? quarter * sumCount(1) : 0;
    if (apart) {
      clearReadings(loadPower);
      clearReadings(loadDelivery);
    }
    const head = headRow[quarter]!;
    if (head >= 0) addStretch(head, head + 1, statusFlags(statuses[head]!), headMs[quarter]!, headMs, quarter, 0);
    const endRow = firstRow[quarter + 1]!;
    for (let row = firstRow[quarter]!; row < endRow;) {
      const end = stretchEnd(words, row, endRow);
      const flags = statusFlags(statuses[row]!);
      countTransition(row, flags);
      addStretch(row, end, flags, elapsedMs[end]! - elapsedMs[row]!, stepsMs, row, commonSteps[quarter]!);
      row = end;
    }
    const extremesAt = apart ? quarter * extremeCount : 0;
    raise(extremes, extremesAt + machineExtreme.minusPowerMin, -loadPower.least);
    raise(extremes, extremesAt + machineExtreme.powerMax, loadPower.greatest);
    raise(extremes, extremesAt + machineExtreme.minusDeliveryMin, -loadDelivery.least);
    raise(extremes, extremesAt + machineExtreme.deliveryMax, loadDelivery.greatest);
  }
}
