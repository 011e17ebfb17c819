import { describe, expect, it } from '@jest/globals';
import { joinedRows, rowAt, settledRow, tableOf as tableOfRows } from '../../../core/samples/index.ts';
import { flow, pressure, rowsOf, tableOf } from './tables.ts';

describe('rows of several tables', () => {
  it('stand behind each other with all their channels, those of longer columns cut', () => {
    const first = { ...tableOf([1, 2, 99], { [pressure]: [7, 7.1, 99] }), length: 2 };
    const joined = joinedRows([first, tableOf([3], { [flow]: [20] })]);
    expect(joined.length).toBe(3);
    expect(rowsOf(joined, pressure)).toEqual([
      [1, 7],
      [2, 7.1],
      [3, NaN],
    ]);
    expect(rowsOf(joined, flow).map(([, value]) => value)).toEqual([NaN, NaN, 20]);
    expect(joinedRows([]).length).toBe(0);
  });

  it('are found again by their number, and none behind the last', () => {
    const table = { ...tableOf([1, 2, 99], { [pressure]: [7, 7.1, 99] }), length: 2 };
    const rows = tableOfRows([rowAt(table, 0), rowAt(table, 1)]);
    expect(rowsOf(rows, pressure)).toEqual([
      [1, 7],
      [2, 7.1],
    ]);
    expect(rowsOf(rows, flow)[0]![1]).toBeNaN();
    expect(() => rowAt(table, 2)).toThrow('no row 2: expected 0 to 1');
    expect(() => rowAt(table, -1)).toThrow(RangeError);
  });
});

it('a run has settled a minute behind its begin, and in a shorter one nothing has', () => {
  const table = tableOf([0, 30_000, 59_999, 60_000, 90_000]);
  expect(settledRow(table, { fromRow: 0, untilRow: 5 })).toBe(3);
  expect(settledRow(table, { fromRow: 1, untilRow: 5 })).toBe(4);
  expect(settledRow(table, { fromRow: 0, untilRow: 3 })).toBe(3);
});
