import { slotCount } from '../compressor/index.ts';
import type { TimeRange } from '../time/index.ts';
import { exactNumbers } from './exactSum.ts';
import { quarterHourMs } from './intervals.ts';
import type { SavedQuarters } from './quarterStore.ts';
import { sumCount } from './sumFields.ts';

/** Some of the sums of some quarter hours, a small part of all. */
export interface PlacedSums {
  /** Quarter hours since 1970-01-01T00:00Z. */
  readonly numbers: Float64Array;
  readonly sums: Float64Array;
}

/** The quarter hours of a range, of which some sums are collected. */
export interface SumsOfRange {
  /** The first one since 1970-01-01T00:00Z, and how many follow one another. */
  readonly first: number;
  readonly count: number;
  /** `width` numbers each. */
  readonly sums: Float64Array;
  /** Of quarter hours in any order; those of the same one add up, others are passed over. */
  readonly add: (sums: PlacedSums) => void;
}

/** Which of all sums are taken. */
export interface SumPlaces {
  /** Numbers that a quarter hour has. */
  readonly width: number;
  /** Where those of a slot begin; slot 0 is the plant. */
  readonly startOf: (slot: number) => number;
  readonly take: (quarters: SavedQuarters) => PlacedSums;
  /** For the whole quarter hours of a range. */
  readonly collect: (range: TimeRange) => SumsOfRange;
}

/** The places of an exact sum. */
export const exactPlaces = (at: number): readonly number[] => Array.from({ length: exactNumbers }, (_, i) => at + i);

/** Takes the sums at these places of the plant's and of each machine's. */
export function sumPlaces(plant: readonly number[], machine: readonly number[]): SumPlaces {
  const width = plant.length + slotCount * machine.length;
  const startOf = (slot: number) => (slot === 0 ? 0 : plant.length + (slot - 1) * machine.length);
  return {
    width,
    startOf,
    take({ numbers, slots }) {
      const sums = new Float64Array(numbers.length * width);
      slots.forEach((of, slot) => {
        if (of === undefined) return;
        const [places, start] = [slot === 0 ? plant : machine, startOf(slot)];
        for (let record = 0; record < numbers.length; record++)
          places.forEach((place, i) => (sums[record * width + start + i] = of.sums[record * sumCount(slot) + place]!));
      });
      return { numbers, sums };
    },
    collect({ fromMs, untilMs }) {
      const first = Math.ceil(fromMs / quarterHourMs);
      const count = Math.max(0, Math.floor(untilMs / quarterHourMs) - first);
      const collected = new Float64Array(count * width);
      return {
        first,
        count,
        sums: collected,
        add({ numbers, sums }) {
          numbers.forEach((number, record) => {
            const quarter = number - first;
            if (!(quarter >= 0 && quarter < count)) return;
            for (let i = 0; i < width; i++) collected[quarter * width + i]! += sums[record * width + i]!;
          });
        },
      };
    },
  };
}
