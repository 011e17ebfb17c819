import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tableBuilder } from '../../../core/samples/index.ts';
import { flow, pressure, rowsOf } from './tables.ts';

const reading = fc.float({ noDefaultInfinity: true });
const tooGreat = 3.5e38;

describe('a table that grows row by row', () => {
  it('holds every row, however many more come than expected', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(reading, reading), { maxLength: 100 }), fc.integer({ min: -1, max: 120 }), (rows, expectedRows) => {
        const builder = tableBuilder([pressure, flow], expectedRows);
        rows.forEach((row, i) => builder.append(i * 1000, row));
        const table = builder.table();
        expect(table.length).toBe(rows.length);
        expect(rowsOf(table, pressure)).toEqual(rows.map(([value], i) => [i * 1000, value]));
        expect(rowsOf(table, flow)).toEqual(rows.map(([, value], i) => [i * 1000, value]));
      }),
    );
  });

  it('takes the values from an offset on, and a missing one as NaN', () => {
    const builder = tableBuilder([pressure, flow]);
    builder.append(0, [9, 9, 7, 30], 2);
    builder.append(1000, [7.5]);
    expect(rowsOf(builder.table(), pressure)).toEqual([
      [0, 7],
      [1000, 7.5],
    ]);
    expect(rowsOf(builder.table(), flow)).toEqual([
      [0, 30],
      [1000, NaN],
    ]);
  });

  it('takes a number that 32 bits do not hold as missing, not as endless', () => {
    const builder = tableBuilder([pressure, flow]);
    builder.append(0, [tooGreat, -tooGreat]);
    builder.append(1000, [Infinity, -Infinity]);
    builder.append(2000, [3.4e38, -3.4e38]);
    for (const channel of [pressure, flow]) {
      const [first, second, third] = rowsOf(builder.table(), channel).map(([, value]) => value);
      expect([first, second]).toEqual([NaN, NaN]);
      expect(Math.abs(third! / 3.4e38)).toBeCloseTo(1, 6);
    }
  });

  it('gives tables that later rows do not change', () => {
    const builder = tableBuilder([pressure], 4);
    builder.append(0, [7]);
    const before = builder.table();
    builder.append(1000, [8]);
    expect(before.length).toBe(1);
    expect(rowsOf(before, pressure)).toEqual([[0, 7]]);
  });
});
