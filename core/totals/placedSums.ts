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

/** Quarter hours that follow one another, with `width` numbers each. */
export interface SumBlock {
  /** Since 1970-01-01T00:00Z. */
  readonly first: number;
  readonly count: number;
  readonly sums: Float64Array;
}

/** The quarter hours of a range, of which some sums are collected. */
export interface SumsOfRange {
  /** All of them, one block after the other. */
  readonly blocks: readonly SumBlock[];
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

/** Blocks below 128 kB are made in memory that was used before: those of a year in one piece would be new to the system each time. */
const blockQuarters = 120;

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
      const behind = Math.floor(untilMs / quarterHourMs);
      const blocks = Array.from({ length: Math.max(0, Math.ceil((behind - first) / blockQuarters)) }, (_, i): SumBlock => {
        const begin = first + i * blockQuarters;
        const count = Math.min(blockQuarters, behind - begin);
        return { first: begin, count, sums: new Float64Array(count * width) };
      });
      return {
        blocks,
        add({ numbers, sums }) {
          for (let record = 0; record < numbers.length; record++) {
            const number = numbers[record]!;
            if (!(number >= first && number < behind)) continue;
            const block = blocks[Math.floor((number - first) / blockQuarters)]!;
            const [from, at] = [record * width, (number - block.first) * width];
            for (let i = 0; i < width; i++) block.sums[at + i]! += sums[from + i]!;
          }
        },
      };
    },
  };
}
