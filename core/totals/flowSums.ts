import { slotCount } from '../compressor/index.ts';
import { msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';
import { exactNumbers, exactValue } from './exactSum.ts';
import { quarterHourMs } from './intervals.ts';
import type { SavedQuarters } from './quarterStore.ts';
import type { MachineTotals, PlantTotals } from './RangeTotals.ts';
import { machineSum, plantSum, sumCount } from './sumFields.ts';

/** What of a quarter hour's totals says of leaks. */
export interface FlowTotals {
  readonly fromMs: number;
  readonly plant: Pick<PlantTotals, 'volumeFlowM3' | 'volumeFlowS' | 'deliveredM3' | 'deliveredS'>;
  /** One for each slot: that of slot 1 first. */
  readonly machines: readonly Pick<MachineTotals, 'loadS' | 'noLoadS' | 'errorS' | 'noDataS'>[];
}

/** The sums behind them of some quarter hours, a small part of all sums. */
export interface FlowSums {
  /** Quarter hours since 1970-01-01T00:00Z. */
  readonly numbers: Float64Array;
  readonly sums: Float64Array;
}

/** The whole quarter hours of a range, of which sums are collected. */
export interface FlowCollector {
  /** In any order; those of a quarter hour add up. */
  add(sums: FlowSums): void;
  /** Of one quarter hour after the other, made again each time they are gone through. */
  readonly totals: Iterable<FlowTotals>;
}

const exactPlaces = (at: number) => Array.from({ length: exactNumbers }, (_, i) => at + i);
/** In the order in which they are kept. */
const plantPlaces = [plantSum.flowMs, plantSum.deliveredMs, ...exactPlaces(plantSum.flow), ...exactPlaces(plantSum.delivered)];
const flowAt = plantPlaces.indexOf(plantSum.flow);
const deliveredAt = plantPlaces.indexOf(plantSum.delivered);
const machinePlaces = [machineSum.loadMs, machineSum.noLoadMs, machineSum.offMs, machineSum.errorMs];
const width = plantPlaces.length + slotCount * machinePlaces.length;
const placesOf = (slot: number) => (slot === 0 ? plantPlaces : machinePlaces);
const startOf = (slot: number) => (slot === 0 ? 0 : plantPlaces.length + (slot - 1) * machinePlaces.length);

/** What says of leaks of the sums of quarter hours. */
export function flowSumsOf({ numbers, slots }: SavedQuarters): FlowSums {
  const sums = new Float64Array(numbers.length * width);
  slots.forEach((of, slot) => {
    if (of === undefined) return;
    const [places, start] = [placesOf(slot), startOf(slot)];
    for (let record = 0; record < numbers.length; record++)
      places.forEach((place, i) => (sums[record * width + start + i] = of.sums[record * sumCount(slot) + place]!));
  });
  return { numbers, sums };
}

function totalsAt(sums: Float64Array, quarter: number, at: number): FlowTotals {
  const machines: FlowTotals['machines'][number][] = [];
  for (let start = at + startOf(1); start < at + width; start += machinePlaces.length) {
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
export function flowCollector({ fromMs, untilMs }: TimeRange): FlowCollector {
  const first = Math.ceil(fromMs / quarterHourMs);
  const count = Math.max(0, Math.floor(untilMs / quarterHourMs) - first);
  const collected = new Float64Array(count * width);
  return {
    add({ numbers, sums }) {
      numbers.forEach((number, record) => {
        const quarter = number - first;
        if (!(quarter >= 0 && quarter < count)) return;
        for (let i = 0; i < width; i++) collected[quarter * width + i]! += sums[record * width + i]!;
      });
    },
    totals: {
      *[Symbol.iterator]() {
        for (let quarter = 0; quarter < count; quarter++) yield totalsAt(collected, first + quarter, quarter * width);
      },
    },
  };
}
