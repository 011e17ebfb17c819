import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import papa from 'papaparse';
import { type CsvDialect, csvText, type CsvValue, machineDialect, sheetDialect } from '../../../core/csv/index.ts';
import { anyText } from '../anyText.ts';

const zone = 'Europe/Berlin';
const line = (values: readonly CsvValue[], dialect: CsvDialect) => csvText([values], dialect, zone);
const parsed = (text: string, { separator, start }: CsvDialect) =>
  papa.parse<string[]>(text.slice(start.length), { delimiter: separator, newline: '\r\n', skipEmptyLines: true });

describe('comma-separated values', () => {
  const atMs = Date.UTC(2026, 6, 20, 22, 30, 5);
  test.each<[CsvValue, string, string]>([
    [{ text: 'Halle A' }, 'Halle A', 'Halle A'],
    [{ text: 'Werk 1, Süd' }, '"Werk 1, Süd"', '"Werk 1, Süd"'],
    [{ text: '=cmd|x' }, "'=cmd|x", "'=cmd|x"],
    [{ text: undefined }, '', ''],
    [{ number: 1234.5678, digits: 2 }, '1234,57', '1234.57'],
    [{ number: -0.5, digits: 1 }, '-0,5', '-0.5'],
    [{ number: -0.001, digits: 2 }, '0,00', '0.00'],
    [{ number: 3, digits: 0 }, '3', '3'],
    [{ number: undefined, digits: 1 }, '', ''],
    [{ number: NaN, digits: 1 }, '', ''],
    [{ number: -Infinity, digits: 1 }, '', ''],
    [{ number: 1e21, digits: 1 }, '', ''],
    [{ atMs }, '21.07.2026 00:30:05', '2026-07-20T22:30:05.000Z'],
    [{ atMs: undefined }, '', ''],
    [{ atMs: NaN }, '', ''],
    [{ atMs: 8.64e15 }, '', ''],
    [{ atMs: -8.64e15 }, '', ''],
  ])('write %j as %j for a German spreadsheet and as %j for a program', (value, sheet, machine) => {
    expect(line([value], sheetDialect)).toBe(`\ufeff${sheet}\r\n`);
    expect(line([value], machineDialect)).toBe(`${machine}\r\n`);
  });

  it('divide cells by semicolons with decimal commas, and by commas with decimal points', () => {
    const row: CsvValue[] = [{ text: 'a' }, { number: 7.1, digits: 1 }, { text: undefined }];
    expect(line(row, sheetDialect)).toBe('\ufeffa;7,1;\r\n');
    expect(line(row, machineDialect)).toBe('a,7.1,\r\n');
  });

  const text = fc.oneof(
    anyText(),
    fc.array(fc.constantFrom('=', '+', '-', '@', '"', ';', ',', ' ', '\r', '\n', 'ä', '1'), { maxLength: 8 }).map((all) => all.join('')),
  );
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const moment = fc.integer({ min: 0, max: 4e12 });
  const rows = fc.array(fc.tuple(text, number, moment), { minLength: 1, maxLength: 20 });

  it.each([
    ['a German spreadsheet', sheetDialect],
    ['a program', machineDialect],
  ])('come back cell by cell as %s reads them, and no text is a formula', (_, dialect) => {
    fc.assert(
      fc.property(rows, (all) => {
        const values = all.map(([word, value, at]): CsvValue[] => [
          { text: word },
          { number: value, digits: 3 },
          { atMs: at },
          { text: 'end' },
        ]);
        const { data, errors } = parsed(csvText(values, dialect, 'UTC'), dialect);
        expect(errors).toEqual([]);
        expect(data).toHaveLength(all.length);
        data.forEach(([word, value, at, end], i) => {
          const [, number, atMs] = all[i]!;
          expect(word).not.toMatch(/^\s*[=+\-@]/);
          expect(Number(value!.replace(dialect.decimalSign, '.'))).toBeCloseTo(number, 2);
          const [day, month, year, clock] = at!.split(/[. ]/) as [string, string, string, string];
          const iso = dialect === machineDialect ? at! : `${year}-${month}-${day}T${clock}Z`;
          expect(Math.floor(Date.parse(iso) / 1000)).toBe(Math.floor(atMs / 1000));
          expect(end).toBe('end');
        });
      }),
    );
  });

  it('without rows are an empty file', () => {
    expect(csvText([], machineDialect, zone)).toBe('');
    expect(csvText([], sheetDialect, zone)).toBe('\ufeff');
  });
});
