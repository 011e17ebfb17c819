import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quarterStore } from '../../../core/totals/quarterStore.ts';
import { slotSums } from '../../../core/totals/SlotSums.ts';

const slots = [0, 1, 4] as const;
/** So many records are in what is added at once. */
const records = 3;
const firstQuarter = 1_977_000;

interface Added {
  readonly slot: number;
  readonly record: number;
  readonly seed: number;
}

/** Sums and extremes of three records that differ in every place. */
function sumsOf({ slot, seed }: Added) {
  const made = slotSums(slot, records);
  made.sums.forEach((_, i) => (made.sums[i] = ((i + 1) * seed) % 9973));
  made.extremes.forEach((_, i) => (made.extremes[i] = (i * seed) % 7 === 0 ? -Infinity : (((i + 3) * seed) % 601) - 300));
  return made;
}

const steps = fc.array(
  fc.record({
    gap: fc.nat({ max: 3 }),
    periodMs: fc.integer({ min: 1, max: 9000 }),
    added: fc.array(
      fc.record<Added>({ slot: fc.constantFrom(...slots), record: fc.nat({ max: 2 }), seed: fc.integer({ min: 1, max: 9000 }) }),
      {
        maxLength: 2,
      },
    ),
  }),
  { maxLength: 90 },
);

/** The numbers of one record. */
const recordOf = (values: Float64Array, record: number, count: number) =>
  values.subarray((values.length / count) * record, (values.length / count) * (record + 1));

describe('a store of quarter hours', () => {
  it('has of any stretch the sums and the extremes of what was added in it, also when it was saved', () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 99 }), fc.nat({ max: 99 }), (all, a, b) => {
        const store = quarterStore();
        const quarters: { number: number; periodMs: number; readonly added: Added[] }[] = [];
        let number = firstQuarter;
        for (const { gap, periodMs, added } of all) {
          number += gap;
          store.open(number, periodMs);
          const last = quarters.at(-1);
          if (last?.number === number) last.periodMs = periodMs;
          const quarter = last?.number === number ? last : { number, periodMs, added: [] };
          if (quarter !== last) quarters.push(quarter);
          for (const each of added) {
            quarter.added.push(each);
            store.add(each.slot, sumsOf(each), each.record);
          }
        }
        const [from, until] = [Math.min(a, b, quarters.length), Math.min(Math.max(a, b), quarters.length)];
        for (const each of [store, quarterStore(structuredClone(store.save()))]) {
          for (const slot of slots) {
            const expected = slotSums(slot);
            expected.sums.fill(0.5);
            expected.extremes.fill(-280);
            const into = structuredClone(expected);
            for (const added of quarters.slice(from, until).flatMap((quarter) => quarter.added.filter((of) => of.slot === slot))) {
              const { sums, extremes } = sumsOf(added);
              recordOf(sums, added.record, records).forEach((value, i) => (expected.sums[i]! += value));
              recordOf(extremes, added.record, records).forEach(
                (value, i) => (expected.extremes[i] = Math.max(expected.extremes[i]!, value)),
              );
            }
            each.collect(slot, from, until, into);
            expect(into).toEqual(expected);
          }
          for (let quarter = firstQuarter - 1; quarter <= number + 1; quarter++) {
            expect(each.find(quarter)).toBe(quarters.filter((of) => of.number < quarter).length);
            expect(each.periodMs(quarter)).toBe(quarters.find((of) => of.number === quarter)?.periodMs);
          }
          const saved = each.save();
          expect([...saved.numbers]).toEqual(quarters.map((quarter) => quarter.number));
          expect(saved.slots.map((of) => of && [of.sums.length, of.extremes.length])).toEqual(
            saved.slots.map((of, slot) => of && [quarters.length * (slot === 0 ? 22 : 24), quarters.length * 4]),
          );
        }
        expect(store.save()).toEqual(quarterStore(store.save()).save());
      }),
      { numRuns: 60 },
    );
  });

  it('has nothing of a slot without sums, nor of an empty stretch', () => {
    const store = quarterStore();
    store.open(7, 2000);
    store.add(1, sumsOf({ slot: 1, record: 0, seed: 5 }), 0);
    const [machine, plant] = [slotSums(1), slotSums(0)];
    store.collect(1, 1, 1, machine);
    store.collect(0, 0, 1, plant);
    expect([machine, plant]).toEqual([slotSums(1), slotSums(0)]);
    expect(store.save().slots[0]).toBeUndefined();
  });

  it('has no period of the quarter hour 0 when all are before it', () => {
    const store = quarterStore();
    for (const quarter of [-9, -8, -7]) store.open(quarter, 2000);
    expect([store.periodMs(-7), store.periodMs(0), store.find(0)]).toEqual([2000, undefined, 3]);
  });
});
