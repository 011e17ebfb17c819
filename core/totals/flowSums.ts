import { slotCount } from '../compressor/index.ts';
import { msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';
import { exactValue } from './exactSum.ts';
import { quarterHourMs } from './intervals.ts';
import { exactPlaces, type PlacedSums, sumPlaces } from './placedSums.ts';
import type { SavedQuarters } from './quarterStore.ts';
import type { MachineTotals, PlantTotals } from './RangeTotals.ts';
import { machineSum, plantSum } from './sumFields.ts';

/** What of a quarter hour's totals says of leaks. */
export interface FlowTotals {
  readonly fromMs: number;
  readonly plant: Pick<PlantTotals, 'volumeFlowM3' | 'volumeFlowS' | 'deliveredM3' | 'deliveredS'>;
  /** One for each slot: that of slot 1 first. */
  readonly machines: readonly Pick<MachineTotals, 'loadS' | 'noLoadS' | 'errorS' | 'noDataS'>[];
}

/** The sums behind them of some quarter hours. */
export type FlowSums = PlacedSums;

/** The whole quarter hours of a range, of which sums are collected. */
export interface FlowCollector {
  /** In any order; those of a quarter hour add up. */
  add(sums: FlowSums): void;
  /** Of one quarter hour after the other, made again each time they are gone through. */
  readonly totals: Iterable<FlowTotals>;
}

/** In the order in which they are kept. */
const plantPlaces = [plantSum.flowMs, plantSum.deliveredMs, ...exactPlaces(plantSum.flow), ...exactPlaces(plantSum.delivered)];
const flowAt = plantPlaces.indexOf(plantSum.flow);
const deliveredAt = plantPlaces.indexOf(plantSum.delivered);
const machinePlaces = [machineSum.loadMs, machineSum.noLoadMs, machineSum.offMs, machineSum.errorMs];
const { width, startOf, take, collect } = sumPlaces(plantPlaces, machinePlaces);

/** What says of leaks of the sums of quarter hours. */
export const flowSumsOf = (quarters: SavedQuarters): FlowSums => take(quarters);

function totalsAt(sums: Float64Array, quarter: number, at: number): FlowTotals {
  const machines: FlowTotals['machines'][number][] = [];
  for (let slot = 1; slot <= slotCount; slot++) {
    const start = at + startOf(slot);
    const loadMs = sums[start]!;
    const noLoadMs = sums[start + 1]!;
    const offMs = sums[start + 2]!;
    const errorMs = sums[start + 3]!;
    machines.push({
      loadS: loadMs / msPerSecond,
      noLoadS: noLoadMs / msPerSecond,
      errorS: errorMs / msPerSecond,
      noDataS: (quarterHourMs - loadMs - noLoadMs - offMs - errorMs) / msPerSecond,
    });
  }
  const plant = {
    volumeFlowM3: exactValue(sums, at + flowAt) / msPerMinute,
    volumeFlowS: sums[at]! / msPerSecond,
    deliveredM3: exactValue(sums, at + deliveredAt) / msPerMinute,
    deliveredS: sums[at + 1]! / msPerSecond,
  };
  return { fromMs: quarter * quarterHourMs, plant, machines };
}

/** Collects for the whole quarter hours of a range; others are passed over. */
export function flowCollector(range: TimeRange): FlowCollector {
  const { blocks, add } = collect(range);
  return {
    add,
    totals: {
      *[Symbol.iterator]() {
        for (const { first, count, sums } of blocks)
          for (let quarter = 0; quarter < count; quarter++) yield totalsAt(sums, first + quarter, quarter * width);
      },
    },
  };
}
