import type { Figure } from '../figures/index.ts';
import { type Channel, compressorChannel } from '../samples/index.ts';
import type { MachineTotals, RangeTotals } from '../totals/index.ts';
import { addCounts } from './addCounts.ts';
import { type Counts, plantIndex, type CountedFigure } from './Counts.ts';
import { keysOf } from '../records/index.ts';

const madeOf = {
  electricalPowerKW: ['energyKWh', 'energyLoadKWh'],
  deliveryVolumeM3min: ['volumeM3'],
} as const satisfies Readonly<Record<string, readonly CountedFigure[]>>;

/** The figures of the compressor at a slot, 1..10, that are made of estimated channels; empty where all were measured. */
const estimatedFigures = (slot: number, estimated: readonly Channel[] = []): readonly CountedFigure[] =>
  keysOf(madeOf)
    .filter((quantity) => estimated.includes(compressorChannel(quantity, slot)))
    .flatMap((quantity) => madeOf[quantity]);

/** Seconds in which a machine's state was known. */
export function knownStateS({ loadS, noLoadS, offS, errorS }: MachineTotals): number {
  return loadS + noLoadS + offS + errorS;
}

/** What was counted of the machine at a slot, 1..10, over `rangeS`, and which figures of it estimated channels are behind; a sum without a single value behind it is no figure. */
export function machineCounts(index: number, of: MachineTotals, rangeS: number, channels?: readonly Channel[]): Counts {
  const known = (knownS: number, value: number): Figure => (knownS > 0 ? value : undefined);
  const stateS = knownStateS(of);
  const counts = {
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
  const estimated = estimatedFigures(index, channels).filter((figure) => counts[figure] !== undefined);
  return estimated.length > 0 ? { ...counts, estimated } : counts;
}

/** Has any value behind it. */
export function isCounted({ loadS, energyKWh, volumeM3 }: Counts): boolean {
  return loadS !== undefined || energyKWh !== undefined || volumeM3 !== undefined;
}

/** What was counted of each machine that has data, by index, and then of the plant: their sum. */
export function countsOfTotals({ machines, rangeS, estimated }: RangeTotals): readonly Counts[] {
  const counted = machines.map((of, i) => machineCounts(i + 1, of, rangeS, estimated)).filter(isCounted);
  return [...counted, addCounts(plantIndex, counted)];
}
