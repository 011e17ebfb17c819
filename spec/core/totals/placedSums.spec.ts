import { describe, expect, it } from '@jest/globals';
import { exactPlaces, sumPlaces } from '../../../core/totals/placedSums.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { slotSums } from '../../../core/totals/SlotSums.ts';

const [plant, machine] = [
  [2, 5],
  [1, 3, 4],
];
const { width, startOf, take, collect } = sumPlaces(plant, machine);
const first = 1_977_003;

/** Records whose numbers say where they stand. */
function quarters(numbers: readonly number[]) {
  const slot = (of: number) => {
    const made = slotSums(of, numbers.length);
    const places = made.sums.length / numbers.length;
    made.sums.forEach((_, i) => (made.sums[i] = (numbers[Math.floor(i / places)]! - first) * 10_000 + of * 100 + (i % places)));
    return made;
  };
  return {
    numbers: Float64Array.from(numbers),
    periodsMs: new Float64Array(numbers.length),
    slots: [slot(0), undefined, slot(2), slot(10)],
  };
}
/** What is taken of slot 0, of slot 2 and of the slot 3, in which slot 10's records are given. */
const takenOf = (number: number) => {
  const at = (number - first) * 10_000;
  const taken = new Float64Array(width);
  taken.set([at + 2, at + 5]);
  taken.set([at + 201, at + 203, at + 204], 5);
  taken.set([at + 1001, at + 1003, at + 1004], 8);
  return taken;
};

describe('some sums of quarter hours', () => {
  it('are taken from their places, those of the plant before those of machine after machine', () => {
    expect([width, startOf(0), startOf(1), startOf(2), startOf(10)]).toEqual([32, 0, 2, 5, 29]);
    expect(exactPlaces(7)).toEqual([7, 8, 9]);
    const numbers = [first, first + 3];
    const { sums } = take(quarters(numbers));
    expect(sums).toEqual(Float64Array.from(numbers.flatMap((number) => [...takenOf(number)])));
  });

  it.each([361, 360])('are collected for each whole quarter hour of a range, however long, and no others: %i of them', (count) => {
    const { blocks, add } = collect({ fromMs: first * quarterHourMs - 5, untilMs: (first + count) * quarterHourMs + 5 });
    const given = [-1, 0, 1, 119, 120, 239, 240, 241, 359, 360, 361].map((at) => first + at);
    add(take(quarters(given)));
    add(take(quarters([first + 359, first + 119])));
    const all = new Map(
      blocks.flatMap((block) =>
        Array.from({ length: block.count }, (_, i) => [block.first + i, block.sums.slice(i * width, (i + 1) * width)] as const),
      ),
    );
    expect([...all.keys()]).toEqual(Array.from({ length: count }, (_, i) => first + i));
    for (const [number, sums] of all) {
      const times = [119, 359].includes(number - first) ? 2 : given.includes(number) ? 1 : 0;
      expect(sums).toEqual(takenOf(number).map((value) => value * times));
    }
    expect(blocks.reduce((sum, { sums }) => sum + sums.length, 0)).toBe(count * width);
  });

  it.each([
    [0, 0],
    [7, 7 + quarterHourMs],
    [quarterHourMs, 0],
  ])('are none of a range without a whole quarter hour: %i to %i ms', (fromMs, untilMs) => {
    const { blocks, add } = collect({ fromMs, untilMs });
    add(take(quarters([0, 1])));
    expect(blocks).toEqual([]);
  });
});
