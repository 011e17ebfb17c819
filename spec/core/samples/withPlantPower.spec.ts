import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel, plantChannel, type SampleTable, withPlantPower } from '../../../core/samples/index.ts';

const plantPower = plantChannel('powerKW');
const value = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(NaN));
const tables = fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 10 })), fc.nat(6)).chain(([slots, length]) =>
  fc
    .array(fc.array(value, { minLength: length, maxLength: length }), { minLength: slots.length, maxLength: slots.length })
    .map((rows): SampleTable => ({
      length,
      timesMs: Float64Array.from({ length }, (_, i) => 1000 * i),
      columns: new Map(slots.map((slot, i) => [compressorChannel('electricalPowerKW', slot), Float32Array.from(rows[i]!)])),
    })),
);

describe('the power of the plant', () => {
  it('[TREND-3] is in each row the sum of the powers of machines that are known, and missing where none is; without states none is expected', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const sums = withPlantPower(table).columns.get(plantPower);
        const expected = Array.from({ length: table.length }, (_, row) => {
          const known = [...table.columns.values()].map((column) => column[row]!).filter((each) => !Number.isNaN(each));
          return known.length === 0 ? NaN : known.reduce((sum, each) => sum + each, 0);
        });
        expect(sums && [...sums]).toEqual(table.columns.size === 0 ? undefined : expected);
      }),
    );
  });

  it.each<[what: string, first: readonly [kW: number, status: number], second: readonly [kW: number, status: number], sum: number]>([
    ['the sum of both', [40, 7], [30, 7], 70],
    ['the power of one beside one that stands', [40, 7], [0, 0], 40],
    ['missing beside one that runs with a power that is not known', [40, 7], [NaN, 7], NaN],
    ['missing beside one that is off with a power that is not known', [40, 7], [NaN, 0], NaN],
    ['the power of one beside one that says nothing at all', [40, 7], [NaN, NaN], 40],
    ['missing where no power is known', [NaN, 7], [NaN, NaN], NaN],
  ])('[TREND-3] is %s', (_, first, second, sum) => {
    const column = (value: number) => Float32Array.of(value);
    const columns = [first, second].flatMap(([kW, status], i) => [
      [compressorChannel('electricalPowerKW', i + 1), column(kW)] as const,
      [compressorChannel('status', i + 1), column(status)] as const,
    ]);
    const table: SampleTable = { length: 1, timesMs: Float64Array.of(0), columns: new Map(columns) };
    expect(withPlantPower(table).columns.get(plantPower)![0]).toBe(sum);
  });

  it('[TREND-3] is missing beside a machine that has a state and no power in all of the file', () => {
    const columns = new Map([
      [compressorChannel('electricalPowerKW', 1), Float32Array.of(40, 40)],
      [compressorChannel('status', 2), Float32Array.of(7, NaN)],
    ]);
    expect([...withPlantPower({ length: 2, timesMs: Float64Array.of(0, 1), columns }).columns.get(plantPower)!]).toEqual([NaN, 40]);
  });

  it('is left as it was measured, and other channels as they are', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const measured = new Float32Array(table.length).fill(7);
        const withIt = { ...table, columns: new Map([...table.columns, [plantPower, measured]]) };
        expect(withPlantPower(withIt)).toBe(withIt);
        for (const [channel, column] of table.columns) expect(withPlantPower(table).columns.get(channel)).toBe(column);
      }),
    );
  });
});
