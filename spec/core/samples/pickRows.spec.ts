import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pickRows } from '../../../core/samples/index.ts';
import { pressure, pressureTable, rowsOf, tableOf } from './tables.ts';

describe('picked rows', () => {
  it('are the rows asked for, in that order', () => {
    fc.assert(
      fc.property(
        pressureTable(50).chain((table) =>
          fc.tuple(fc.constant(table), table.length === 0 ? fc.constant([]) : fc.array(fc.nat({ max: table.length - 1 }))),
        ),
        ([table, indices]) => {
          const rows = rowsOf(table, pressure);
          expect(rowsOf(pickRows(table, indices), pressure)).toEqual(indices.map((index) => rows[index]));
        },
      ),
    );
  });

  it('are a copy in columns of the same precision', () => {
    const table = tableOf([0, 1], { [pressure]: [Math.PI, 2] });
    const picked = pickRows(table, [0]);
    table.columns.get(pressure)![0] = 0;
    expect(rowsOf(picked, pressure)).toEqual([[0, Math.PI]]);
  });
});
