import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvCell } from '../../../core/csv/index.ts';
import { anyText } from '../anyText.ts';

describe('a text in a cell of comma-separated values', () => {
  it.each([
    ['Werk Süd, Station 1', '"Werk Süd, Station 1"'],
    ['Halle 3 - Nord', 'Halle 3 - Nord'],
    ['a@b', 'a@b'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\u22121+1', "'\u22121+1"],
    [' \u22122', `" '\u22122"`],
    ['\t=1', "' '=1"],
    ['\r1', "' 1"],
    ['\n1', "' 1"],
    ['\u0001=1', `" '=1"`],
    ['  =1', `"  '=1"`],
    ['"=1"', `"""'=1"""`],
    ['x;=1', `"x;'=1"`],
    ['x; "=1', `"x; ""'=1"`],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', 'two lines'],
    ['nul\0nul', 'nul nul'],
    ['\u202eright to left', '\u202eright to left'],
  ])('%j is %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('is one cell of one line and never a formula, whether a spreadsheet cuts at commas or at semicolons', () => {
    const text = fc.oneof(
      anyText(),
      fc
        .array(fc.constantFrom('=', '+', '-', '@', '"', "'", ';', ',', ' ', '\t', '\r', '\n', 'a', '1'), { maxLength: 12 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (name) => {
        const cell = csvCell(name);
        expect(cell).not.toMatch(/[\r\n\0]/);
        const rows: string[][] = parse(`key,${cell},end\n`, { relax_column_count: true });
        expect(rows).toHaveLength(1);
        expect(rows[0]).toHaveLength(3);
        expect(rows[0]![2]).toBe('end');
        expect(rows[0]![1]).not.toMatch(/^\s*[=+\-@]/);
        for (const piece of cell.split(';')) expect(piece).not.toMatch(/^["\s]*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every character of a plain text', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abcÄß, "\'12.:/()'), maxLength: 20 });
    fc.assert(
      fc.property(plain, (name) => {
        expect(parse(`${csvCell(name)},end\n`)).toEqual([[name, 'end']]);
      }),
    );
  });
});
