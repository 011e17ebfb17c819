import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addRowCounts, addRowValues, slotRows } from '../../../core/dayDetail/index.ts';

const lengthMs = 1000;
const range = { fromMs: 5000, untilMs: 12_000 };
const slotCount = 7;
/** Samples before, in and behind the range, some slots without one, and runs of them. */
const samples = fc.record({
  timesMs: fc.uniqueArray(fc.integer({ min: 3000, max: 14_000 }), { maxLength: 40 }).map((times) => times.toSorted((a, b) => a - b)),
  ends: fc.array(fc.nat({ max: 40 }), { maxLength: 6 }),
});

/** Runs one behind the other, up to the last row. */
function runsOf(ends: readonly number[], count: number) {
  const until = [...new Set([...ends.filter((end) => end > 0 && end < count), count])].toSorted((a, b) => a - b);
  return count === 0 ? [] : until.map((untilRow, i) => ({ fromRow: i === 0 ? 0 : until[i - 1]!, untilRow }));
}
const rowsOf = (timesMs: readonly number[]) => slotRows({ timesMs: Float64Array.from(timesMs), length: timesMs.length }, range, lengthMs);
const slotOf = (atMs: number) => Math.floor((atMs - range.fromMs) / lengthMs);
/** What the rows of some runs add to each slot, row by row. */
function plainSums(timesMs: readonly number[], runs: ReturnType<typeof runsOf>, valueOf: (row: number) => number): number[] {
  const sums = new Array<number>(slotCount).fill(0);
  for (const { fromRow, untilRow } of runs)
    for (let row = fromRow; row < untilRow; row++) {
      const slot = slotOf(timesMs[row]!);
      if (slot >= 0 && slot < slotCount) sums[slot]! += valueOf(row);
    }
  return sums;
}

describe('the rows of slots', () => {
  it('are those whose times are in them', () => {
    fc.assert(
      fc.property(samples, ({ timesMs }) => {
        const rows = rowsOf(timesMs);
        expect(rows).toHaveLength(slotCount + 1);
        for (let slot = 0; slot <= slotCount; slot++)
          expect(rows[slot]).toBe(timesMs.filter((atMs) => atMs < range.fromMs + slot * lengthMs).length);
      }),
    );
  });

  it('are of slots of 10 s where nothing else is said', () => {
    const rows = slotRows({ timesMs: Float64Array.of(0, 9999, 10_000, 30_000), length: 4 }, { fromMs: 0, untilMs: 30_000 });
    expect([...rows]).toEqual([0, 2, 3, 3]);
  });

  it('are among the rows that count', () => {
    const rows = slotRows({ timesMs: Float64Array.of(0, 9999, 10_000, 11_000), length: 3 }, { fromMs: 0, untilMs: 30_000 });
    expect([...rows]).toEqual([0, 2, 3, 3]);
  });

  it('are counted of every other run, each from the slot on that the one before says', () => {
    fc.assert(
      fc.property(samples, fc.nat({ max: 1 }), ({ timesMs, ends }, odd) => {
        const rows = rowsOf(timesMs);
        const runs = runsOf(ends, timesMs.length).filter((_, i) => i % 2 === odd);
        const counts = new Uint16Array(slotCount);
        let from = 0;
        for (const run of runs) {
          const next = addRowCounts(counts, rows, run, from);
          expect(next).toBeGreaterThanOrEqual(from);
          from = next;
        }
        expect([...counts]).toEqual(plainSums(timesMs, runs, () => 1));
      }),
    );
  });

  it('add up the values of every other run, each from the slot on that the one before says', () => {
    fc.assert(
      fc.property(samples, fc.nat({ max: 1 }), ({ timesMs, ends }, odd) => {
        const rows = rowsOf(timesMs);
        const runs = runsOf(ends, timesMs.length).filter((_, i) => i % 2 === odd);
        const [sums, column] = [new Float64Array(slotCount), Float64Array.from(timesMs, (_, row) => 2 ** (row % 7) + row)];
        let from = 0;
        for (const run of runs) from = addRowValues(sums, rows, column, run, from);
        expect([...sums]).toEqual(plainSums(timesMs, runs, (row) => column[row]!));
      }),
    );
  });
});
