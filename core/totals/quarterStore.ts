import { type ExtremesTree, extremesTree } from './extremesTree.ts';
import { grown } from './grown.ts';
import { indexAt } from '../samples/index.ts';
import type { SlotSums } from './SlotSums.ts';
import { extremeCount, sumCount } from './sumFields.ts';

/** Sums of quarter hours by slot; quarter hours without samples take no room. */
export interface QuarterStore {
  /** Makes a quarter hour the latest; one that is earlier than the latest must not come. */
  open(quarter: number, periodMs: number): void;
  /** Adds the sums of one of several records to the latest quarter hour. */
  add(slot: number, from: SlotSums, record: number): void;
  /** Place of the first quarter hour that is not before the given one. */
  find(quarter: number): number;
  /** Period of the latest rows in a quarter hour; undefined when it has none. */
  periodMs(quarter: number): number | undefined;
  /** Adds the sums and raises the extremes to those of the places `from` up to but not including `until`. */
  collect(slot: number, from: number, until: number, into: SlotSums): void;
  save(): SavedQuarters;
}

/** Sums and extremes of one quarter hour after the other, by slot; undefined for a slot without any. */
export interface SavedQuarters {
  /** Quarter hours since 1970-01-01T00:00Z. */
  readonly numbers: Float64Array;
  readonly periodsMs: Float64Array;
  readonly slots: readonly (SlotSums | undefined)[];
}

interface SlotStore {
  /** Sums of all quarter hours before each place: whole numbers of steps, so differences are exact. */
  sums: Float64Array;
  readonly extremes: ExtremesTree;
}

export function quarterStore(saved?: SavedQuarters): QuarterStore {
  let numbers: Float64Array = new Float64Array(0);
  let periodsMs: Float64Array = new Float64Array(0);
  let count = 0;
  const slots: (SlotStore | undefined)[] = [];

  const store: QuarterStore = {
    open(quarter, periodMs) {
      if (count === 0 || quarter > numbers[count - 1]!) {
        numbers = grown(numbers, count + 1);
        periodsMs = grown(periodsMs, count + 1);
        numbers[count++] = quarter;
        slots.forEach((of, slot) => {
          if (of === undefined) return;
          const width = sumCount(slot);
          of.sums = grown(of.sums, (count + 1) * width);
          of.sums.copyWithin(count * width, (count - 1) * width, count * width);
        });
      }
      periodsMs[count - 1] = periodMs;
    },
    add(slot, { sums, extremes }, record) {
      const width = sumCount(slot);
      const of = (slots[slot] ??= { sums: new Float64Array(0), extremes: extremesTree() });
      of.sums = grown(of.sums, (count + 1) * width);
      for (let i = 0; i < width; i++) of.sums[count * width + i]! += sums[record * width + i]!;
      of.extremes.raise(count - 1, extremes, record * extremeCount);
    },
    find: (quarter) => indexAt(numbers, count, quarter),
    periodMs(quarter) {
      const place = indexAt(numbers, count, quarter);
      return place < count && numbers[place] === quarter ? periodsMs[place] : undefined;
    },
    collect(slot, from, until, { sums, extremes }) {
      const of = slots[slot];
      if (of === undefined) return;
      const width = sumCount(slot);
      const [behind, before] = [until * width, from * width];
      for (let i = 0; i < width; i++) sums[i]! += of.sums[behind + i]! - of.sums[before + i]!;
      of.extremes.collect(from, until, extremes);
    },
    save: () => ({
      numbers: numbers.slice(0, count),
      periodsMs: periodsMs.slice(0, count),
      slots: Array.from(slots, (of, slot) => {
        if (of === undefined) return undefined;
        const width = sumCount(slot);
        const sums = Float64Array.from({ length: count * width }, (_, i) => of.sums[i + width]! - of.sums[i]!);
        return { sums, extremes: of.extremes.save(count) };
      }),
    }),
  };

  saved?.numbers.forEach((quarter, record) => {
    store.open(quarter, saved.periodsMs[record]!);
    saved.slots.forEach((sums, slot) => sums && store.add(slot, sums, record));
  });
  return store;
}
