import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstPerInterval } from '../../../core/samples/index.ts';
import { pressure, pressureTable, rowsOf, tableOf } from './tables.ts';

const spacing = fc.integer({ min: 1, max: 60_000 });

describe('thinned samples', () => {
  it('turn a row every 2 s into a row every 10 s', () => {
    const times = Array.from({ length: 20 }, (_, i) => i * 2000);
    expect(Array.from(firstPerInterval(tableOf(times), 10_000).timesMs)).toEqual([0, 10_000, 20_000, 30_000]);
  });

  it('keep the first row of each interval that has any', () => {
    fc.assert(
      fc.property(pressureTable(), spacing, (table, spacingMs) => {
        const rows = rowsOf(table, pressure);
        const intervals = new Set(rows.map(([atMs]) => Math.floor(atMs / spacingMs)));
        const expected = [...intervals].map((interval) => rows.find(([atMs]) => Math.floor(atMs / spacingMs) === interval));
        expect(rowsOf(firstPerInterval(table, spacingMs), pressure)).toEqual(expected);
      }),
    );
  });

  it('stay as they are when thinned again', () => {
    fc.assert(
      fc.property(pressureTable(), spacing, (table, spacingMs) => {
        const once = firstPerInterval(table, spacingMs);
        expect(rowsOf(firstPerInterval(once, spacingMs), pressure)).toEqual(rowsOf(once, pressure));
      }),
    );
  });
});
