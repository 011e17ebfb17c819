import { describe, expect, it } from '@jest/globals';
import { plantRows, rowRuns } from '../../../core/airWindows/index.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { load, lost, noLoad } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const periodS = 2;
const pairs = (runs: ReturnType<typeof rowRuns>) => runs.map(({ fromRow, untilRow }) => [fromRow, untilRow]);

describe('rows without a gap', () => {
  const all = { fromMs: 0, untilMs: 100_000 };

  it.each([
    ['all that follow each other', [0, 2000, 4000], [all], [[0, 3]]],
    ['up to one and a half periods apart', [0, 3000, 6000], [all], [[0, 3]]],
    [
      'cut where they are further apart',
      [0, 2000, 5001, 7001],
      [all],
      [
        [0, 2],
        [2, 4],
      ],
    ],
    ['from the start of a range to before its end', [0, 2000, 4000, 6000], [{ fromMs: 2000, untilMs: 6000 }], [[1, 3]]],
    [
      'of ranges that touch, each by itself',
      [0, 2000, 4000, 6000],
      [
        { fromMs: 0, untilMs: 4000 },
        { fromMs: 4000, untilMs: 8000 },
      ],
      [
        [0, 2],
        [2, 4],
      ],
    ],
    ['none before a range, behind it or without samples', [0, 2000], [{ fromMs: 10_000, untilMs: 20_000 }], []],
  ])('are %s', (_, timesMs, ranges, expected) => {
    expect(pairs(rowRuns(tableOf(timesMs), ranges, periodS))).toEqual(expected);
  });

  it('are among the rows that count', () => {
    expect(pairs(rowRuns({ ...tableOf([0, 2000, 4000, 9000]), length: 2 }, [all], periodS))).toEqual([[0, 2]]);
  });
});

describe('what the machines of a plant did by row', () => {
  const [first, last] = [1, 10];
  const status = (slot: number, values: readonly number[]) => ({ [compressorChannel('status', slot)]: values });
  const delivery = (slot: number, values: readonly number[]) => ({ [compressorChannel('deliveryVolumeM3min', slot)]: values });
  const timesMs = [0, 2000, 4000, 6000];
  const rows = plantRows(
    tableOf(timesMs, {
      ...status(first, [load, noLoad, load, noLoad]),
      ...delivery(first, [5, 0, 5, 0]),
      ...status(last, [noLoad, load, load, lost | load]),
      ...delivery(last, [0, 7, 7, NaN]),
      ...status(4, [NaN, NaN, NaN, NaN]),
      [plantChannel('systemPressureBar')]: [7, 7.1, 7.2, NaN],
    }),
  );
  const each = <T>(valueOf: (row: number) => T) => timesMs.map((_, row) => valueOf(row));

  it('has the slots that say something', () => {
    expect(rows.slots).toEqual([first, last]);
  });

  it('has those on load as bits, and none where one says nothing', () => {
    expect(each((row) => rows.loadBits(row))).toEqual([1 << first, 1 << last, (1 << first) | (1 << last), undefined]);
    expect(rows.loadBits(timesMs.length)).toBeUndefined();
  });

  it('has the delivery of the first slot, of the last and of all together, and what is missing as missing', () => {
    expect(each((row) => rows.deliveryM3min(row, first))).toEqual([5, 0, 5, 0]);
    expect(each((row) => rows.deliveryM3min(row, last))).toEqual([0, 7, 7, NaN]);
    expect(each((row) => rows.deliveredM3min(row))).toEqual([5, 7, 12, NaN]);
    expect(rows.deliveryM3min(0, 4)).toBeNaN();
    expect(each((row) => rows.pressureBar(row))).toEqual([7, 7.1, 7.2, NaN]);
    expect(each((row) => rows.flowM3min(row))).toEqual([NaN, NaN, NaN, NaN]);
  });

  it('has no delivery of all where one of its machines has no meter, and none behind the last row', () => {
    const found = plantRows(
      tableOf([0, 2000], { ...status(2, [load, load]), ...status(6, [NaN, load]), ...status(7, [NaN, NaN]), ...delivery(2, [5, 6]) }),
    );
    expect(found.slots).toEqual([2, 6]);
    expect([0, 1, 2].map((row) => found.deliveredM3min(row))).toEqual([NaN, NaN, NaN]);
    expect([0, 1].map((row) => found.loadBits(row))).toEqual([undefined, (1 << 2) | (1 << 6)]);
  });

  it('says nothing where two of its machines say nothing', () => {
    const found = plantRows(
      tableOf([0, 2000], { ...status(first, [load, NaN]), ...status(2, [noLoad, NaN]), ...status(last, [load, load]) }),
    );
    expect([0, 1].map((row) => found.loadBits(row))).toEqual([(1 << first) | (1 << last), undefined]);
  });
});
