import type { Figure } from '../figures/index.ts';
import type { MachineTotals, RangeTotals } from '../totals/index.ts';
import { addCounts } from './addCounts.ts';
import { type Counts, plantIndex } from './Counts.ts';

/** Seconds in which a machine's state was known. */
export function knownStateS({ loadS, noLoadS, offS, errorS }: MachineTotals): number {
  return loadS + noLoadS + offS + errorS;
}

/** What was counted of the machine at a slot, 1..10, over `rangeS`; a sum without a single value behind it is no figure. */
export function machineCounts(index: number, of: MachineTotals, rangeS: number): Counts {
  const known = (knownS: number, value: number): Figure => (knownS > 0 ? value : undefined);
  const stateS = knownStateS(of);
  return {
    index,
    loadS: known(stateS, of.loadS),
    noLoadS: known(stateS, of.noLoadS),
    motorStarts: known(stateS, of.motorStarts),
    energyKWh: known(of.powerS, of.energyKWh),
    energyLoadKWh: known(of.powerS, of.energyLoadKWh),
    volumeM3: known(of.deliveryS, of.volumeM3),
    rangeS,
    knownS: stateS,
  };
}

/** Has any value behind it. */
export function isCounted({ loadS, energyKWh, volumeM3 }: Counts): boolean {
  return loadS !== undefined || energyKWh !== undefined || volumeM3 !== undefined;
}

/** What was counted of each machine that has data, by index, and then of the plant: their sum. */
export function countsOfTotals({ machines, rangeS }: RangeTotals): readonly Counts[] {
  const counted = machines.map((of, i) => machineCounts(i + 1, of, rangeS)).filter(isCounted);
  return [...counted, addCounts(plantIndex, counted)];
}
