import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { cyclesS, loadCycles } from '../../../core/leakage/loadCycles.ts';
import type { SampleTable } from '../../../core/samples/index.ts';
import { tableOf } from '../samples/tables.ts';

const periodS = 10;
const stepMs = periodS * 1000;
const load = statusBit.on | statusBit.running | statusBit.loaded;
const noLoad = statusBit.on | statusBit.running;

/** What machines 2 and 5 deliver in each sample: 0 without load, undefined where one says nothing; the pressure is 6.5 bar and more by row. */
type Delivery = number | undefined;
function tableWith(two: readonly Delivery[], five: readonly Delivery[] = two.map(() => 0), gapBefore = Infinity): SampleTable {
  const statuses = (all: readonly Delivery[]) => all.map((each) => (each === undefined ? NaN : each === 0 ? noLoad : load));
  const deliveries = (all: readonly Delivery[]) => all.map((each) => each ?? NaN);
  return tableOf(
    two.map((_, row) => row * stepMs + (row < gapBefore ? 0 : 60_000)),
    {
      'systemPressureBar@0': two.map((_, row) => 6.5 + row / 10),
      'status@2': statuses(two),
      'deliveryVolumeM3min@2': deliveries(two),
      'status@5': statuses(five),
      'deliveryVolumeM3min@5': deliveries(five),
    },
  );
}
const everything = { fromMs: 0, untilMs: 1e9 };
const cyclesOf = (table: SampleTable) => loadCycles(table, [everything], periodS);
const startsOf = (table: SampleTable) => cyclesOf(table).map(({ slot, fromMs }) => [slot, fromMs / stepMs]);

describe('a load cycle', () => {
  it('goes from a load start to the next one, with the air that was delivered and the mean pressure', () => {
    expect(cyclesOf(tableWith([0, 12, 12, 12, 0, 0, 0, 12, 12, 0, 12, 0]))).toEqual([
      { slot: 2, fromMs: stepMs, untilMs: 7 * stepMs, airM3: expect.closeTo(6, 12), pressureBar: expect.closeTo(6.85, 12) },
      { slot: 2, fromMs: 7 * stepMs, untilMs: 10 * stepMs, airM3: expect.closeTo(4, 12), pressureBar: expect.closeTo(7.3, 12) },
    ]);
  });

  it('begins where a load begins that is seen to begin', () => {
    expect(startsOf(tableWith([12, 0, 12, 0, 12]))).toEqual([[2, 2]]);
    expect(startsOf(tableWith([0, 0, 12, 0, 12, 0, 12], undefined, 2))).toEqual([[2, 10]]);
    expect(startsOf(tableWith([0, undefined, 12, 0, 12, 0, 12]))).toEqual([[2, 4]]);
    expect(startsOf(tableWith([0, 12, 0, 12, 0, 12, 0], undefined, 3))).toEqual([]);
  });

  it('may be of little air', () => {
    expect(cyclesOf(tableWith([0, 3, 0, 3]))).toMatchObject([{ airM3: 0.5 }]);
  });

  it('is of the ranges alone', () => {
    const table = tableWith([0, 12, 0, 12, 0, 12, 0, 12, 0, 12, 0]);
    const ranges = [
      { fromMs: 2 * stepMs, untilMs: 6 * stepMs },
      { fromMs: 6 * stepMs, untilMs: 10 * stepMs },
    ];
    expect(loadCycles(table, ranges, periodS).map(({ fromMs }) => fromMs / stepMs)).toEqual([3, 7]);
  });

  it('is of one machine: none to the load start of another one, while another one delivers, or of two that start at once', () => {
    expect(startsOf(tableWith([0, 12, 0, 0, 0, 12, 0, 12], [0, 0, 0, 9, 0, 0, 0, 0]))).toEqual([[2, 5]]);
    expect(startsOf(tableWith([0, 12, 12, 0, 12, 0, 12], [0, 0, 9, 0, 0, 0, 0]))).toEqual([[2, 4]]);
    expect(startsOf(tableWith([0, 12, 0, 12, 0, 12, 0, 12], [0, 9, 0, 9, 0, 0, 0, 0]))).toEqual([[2, 5]]);
    expect(startsOf(tableWith([0, 0, 0, 0, 0, 0], [0, 9, 0, 9, 0, 9]))).toEqual([[5, 1], [5, 3]]); // prettier-ignore
  });

  it('is none while a machine says nothing, or of a delivery that is not known or nothing', () => {
    expect(startsOf(tableWith([0, 12, 0, 0, 12, 0, 12], [0, 0, undefined, 0, 0, 0, 0]))).toEqual([[2, 4]]);
    const withDelivery = (deliveries: readonly number[]) => {
      const table = tableWith([0, 12, 0, 12]);
      return cyclesOf({
        ...table,
        columns: new Map([...table.columns, ['deliveryVolumeM3min@2', Float64Array.from(deliveries)]]),
      });
    };
    expect([[0, NaN, 0, 12], [0, 0, 0, 12], [0, 12, NaN, 12]].map((each) => withDelivery(each).length)).toEqual([0, 0, 1]); // prettier-ignore
  });

  it.each<readonly [string, readonly number[], number]>([
    ['is of a machine of one speed, whose delivery varies by 3 % at most', [100, 97, 103, 100, 100], 1],
    ['is none of one that delivers less now and then', [100, 96.9, 100, 100, 100], 0],
    ['is none of one that delivers more now and then', [100, 100, 103.1, 100, 100], 0],
    ['may have a first and a last sample of a part of the load', [30, 100, 100, 100, 45], 1],
    ['is none with two of a part', [30, 45, 100, 100, 100], 0],
    ['is none with two of a part at its end', [100, 100, 100, 45, 30], 0],
  ])('%s', (_, onLoad, found) => {
    expect(cyclesOf(tableWith([0, ...onLoad, 0, 12]))).toHaveLength(found);
  });
});

it('cycles take the seconds of all of them together', () => {
  const cycles = cyclesOf(tableWith([0, 12, 12, 0, 0, 12, 0, 12]));
  expect([cyclesS(cycles), cyclesS([])]).toEqual([60, 0]);
});
