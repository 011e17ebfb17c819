import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import papa from 'papaparse';
import { type CsvDialect, machineDialect, sheetDialect } from '../../../../../core/csv/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { displayValue, type Quantity, type UnitChoice } from '../../../../../core/units/index.ts';
import { csvSlices, type ValueCsv } from '../../../../../ui/areas/analysis/export/csvSlices.ts';

const zone = 'Europe/Berlin';
const firstMs = Date.UTC(2026, 10, 20, 13, 32);
const quantities: readonly Quantity[] = ['pressure', 'volumeFlow', 'power', 'temperature', 'ratio'];
const { units } = defaultSettings;

function sheetOf(rows: readonly (readonly number[])[], of: Partial<ValueCsv> = {}): ValueCsv {
  return {
    timeHead: 'Zeitpunkt',
    timesMs: Float64Array.from(rows, (_, i) => firstMs + i * 2000),
    rows: { fromIndex: 0, untilIndex: rows.length },
    columns: quantities.map((quantity, i) => ({
      head: `${quantity}; K1 "Nord"`,
      quantity,
      column: Float64Array.from(rows, (row) => row[i]!),
    })),
    units,
    ...of,
  };
}

function read(sheet: ValueCsv, dialect: CsvDialect) {
  const text = Array.from(csvSlices(sheet, dialect, zone), (slice) => slice.text).join('');
  expect(text.startsWith(dialect.start)).toBe(true);
  const { data, errors } = papa.parse<string[]>(text.slice(dialect.start.length), {
    delimiter: dialect.separator,
    newline: '\r\n',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

const dialects = [
  ['a spreadsheet', sheetDialect],
  ['a program', machineDialect],
] as const;

describe('the file of values', () => {
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.double({ min: 0, max: 5000, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(NaN) },
  );
  const rows = fc.array(fc.tuple(value, value, value, value, value), { minLength: 1, maxLength: 20 });
  const unitChoice: fc.Arbitrary<UnitChoice> = fc.record({
    pressure: fc.constantFrom('bar', 'psi', 'MPa'),
    temperature: fc.constantFrom('degC', 'degF', 'degK'),
    volume: fc.constantFrom('m3', 'cft'),
    currency: fc.constantFrom('EUR', 'USD', 'GBP'),
  });

  test.each(dialects)('for %s gives back every value in the chosen unit, to two digits more than a page shows', (_, dialect) => {
    fc.assert(
      fc.property(rows, unitChoice, (values, chosen) => {
        const [heads, ...lines] = read(sheetOf(values, { units: chosen }), dialect);
        expect(heads).toEqual(['Zeitpunkt', ...quantities.map((quantity) => `${quantity}; K1 "Nord"`)]);
        expect(lines).toHaveLength(values.length);
        lines.forEach(([, ...cells], row) =>
          cells.forEach((cell, i) => {
            const { value: shown, digits } = displayValue(quantities[i]!, values[row]![i], chosen);
            if (shown === undefined) return expect(cell).toBe('');
            expect(cell.replace('-', '')).toMatch(dialect === sheetDialect ? /^\d+(,\d+)?$/ : /^\d+(\.\d+)?$/);
            expect(Math.abs(Number(cell.replace(',', '.')) - shown)).toBeLessThanOrEqual(0.5001 * 10 ** -(digits + 2));
          }),
        );
      }),
    );
  });

  test.each([
    [sheetDialect, '20.11.2026 14:32:00', '20.11.2026 14:32:02'],
    [machineDialect, '2026-11-20T13:32:00.000Z', '2026-11-20T13:32:02.000Z'],
  ])('begins with the moment of each sample, ascending', (dialect, first, second) => {
    const values = [7, 40, 200, 80, 0.8];
    expect(
      read(sheetOf([values, values]), dialect)
        .slice(1)
        .map(([time]) => time),
    ).toEqual([first, second]);
  });

  it('has only the rows asked for', () => {
    const sheet = sheetOf(
      [1, 2, 3, 4].map((bar) => [bar, 1, 1, 1, 1]),
      { rows: { fromIndex: 1, untilIndex: 3 } },
    );
    expect(
      read(sheet, machineDialect)
        .slice(1)
        .map((cells) => Number(cells[1])),
    ).toEqual([2, 3]);
  });

  it('is its heads alone where no sample is', () => {
    const slices = [...csvSlices(sheetOf([]), machineDialect, zone)];
    expect(slices.map(({ done }) => done)).toEqual([1]);
    expect(read(sheetOf([]), machineDialect)).toHaveLength(1);
  });

  it('comes in pieces that are about equally long and say how far it is, a week of 30 lines too', () => {
    const length = 60_481;
    const column = new Float32Array(length).fill(7);
    const sheet: ValueCsv = {
      timeHead: 'Zeitpunkt',
      timesMs: Float64Array.from({ length }, (_, i) => firstMs + i * 10_000),
      rows: { fromIndex: 0, untilIndex: length },
      columns: Array.from({ length: 30 }, (_, i) => ({ head: `K${i}`, quantity: 'power', column })),
      units,
    };
    const slices = Array.from(csvSlices(sheet, machineDialect, zone), ({ text, done }) => ({ lines: text.split('\r\n').length - 1, done }));
    expect(slices.reduce((sum, { lines }) => sum + lines, 0)).toBe(length + 1);
    expect(Math.max(...slices.map(({ lines }) => lines))).toBeLessThan(600);
    expect(slices.map(({ done }) => done)).toEqual(slices.map(({ done }) => done).sort((a, b) => a - b));
    expect(slices.at(-1)!.done).toBe(1);
  });
});
