import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { indexAt, rangeOf } from '../../../core/samples/index.ts';
import { pressure, pressureTable, rowsOf, tableOf } from './tables.ts';

const moment = fc.oneof(fc.integer({ min: -10, max: 500_010 }), fc.constantFrom(-Infinity, Infinity));

describe('a range of samples', () => {
  it('has the rows from its start up to but not including its end', () => {
    fc.assert(
      fc.property(pressureTable(), moment, moment, (table, fromMs, untilMs) => {
        const expected = rowsOf(table, pressure).filter(([atMs]) => atMs >= fromMs && atMs < untilMs);
        const range = rangeOf(table, fromMs, untilMs);
        expect(range.length).toBe(expected.length);
        expect(rowsOf(range, pressure)).toEqual(expected);
      }),
    );
  });

  it('shares its memory with the table', () => {
    const table = tableOf([0, 10, 20], { [pressure]: [1, 2, 3] });
    expect(rangeOf(table, 5, 30).timesMs.buffer).toBe(table.timesMs.buffer);
  });

  test.each([
    [-1, 0],
    [0, 0],
    [5, 1],
    [10, 1],
    [20, 2],
    [21, 3],
  ])('moment %d comes before row %d', (atMs, index) => {
    expect(indexAt(Float64Array.of(0, 10, 20, 99), 3, atMs)).toBe(index);
  });
});
