import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageFonts, reportPdf } from '../../../adapters/print/index.ts';
import { balanceJson, type BalanceReport, type ColumnFigure } from '../../../core/balance/index.ts';
import { machineDialect, sheetDialect } from '../../../core/csv/index.ts';
import { type BalanceDocument, type Paper, reportOfBalance } from '../../../core/report/index.ts';
import { plantIndex } from '../../../core/statistics/index.ts';
import { formattedValueOf, formatDuration, missing, parseNumber, unitSymbol } from '../../../i18n/format/index.ts';
import { balanceCsv, balanceDocument, balanceFileName, languageOf, type Region, regions, translator } from '../../../i18n/index.ts';
import { monthReport, type SimulatedMonth, simulatedMonth, unitChoices } from '../../core/balance/simulatedMonth.ts';
import { hasPoppler, pdfInfo, pdfText } from '../../e2e/poppler.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const font = (file: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/ibm-plex-sans/${file}.ttf`));
const fonts: PageFonts = { text: font('400Regular/IBMPlexSans_400Regular'), strong: font('600SemiBold/IBMPlexSans_600SemiBold') };
const marginsMm = { top: 10, right: 10, bottom: 10, left: 10 };
const papers: readonly Paper[] = (['a4', 'letter'] as const).flatMap((size) =>
  (['landscape', 'portrait'] as const).map((orientation) => ({ size, orientation, marginsMm })),
);
const withPoppler = hasPoppler ? describe : describe.skip;

interface Json {
  readonly plant: Readonly<Record<string, { readonly value: number | null; readonly unit: string }>>;
  readonly machines: readonly { readonly index: number; readonly figures: Json['plant'] }[];
  readonly leakage: { readonly figures: Readonly<Record<string, { readonly high: number }>> };
}

async function formsOf(report: BalanceReport, region: Region) {
  const i18n = await translator(languageOf(region));
  const document = balanceDocument(report, i18n, region);
  const dialects = { sheetDialect, machineDialect };
  const sheets = Object.entries(dialects).map(([name, dialect]) => {
    const text = balanceCsv(report, i18n, region, dialect);
    const rows: string[][] = parse(text, { bom: true, delimiter: dialect.separator, relax_column_count: false });
    return { name, text, rows, numberOf: (cell: string) => (cell === '' ? null : Number(cell.replace(dialect.decimalSign, '.'))) };
  });
  return { document, sheets, json: JSON.parse(balanceJson(report)) as Json };
}

/** Without the mark of too little data. */
const unmarked = (text: string) => text.replace(/\*$/, '');
const numberIn = (text: string, region: Region) => (text === missing ? null : parseNumber(unmarked(text), region));
/** Without a unit that stands close to it. */
const bare = (figure: string) => (figure === missing ? missing : figure.replaceAll(/[^\d.,'\u2019\u2212]/g, ''));
/** As the document has what the other forms have in hours. */
const inMinutes = (hours: number | null) =>
  hours === null ? missing : formatDuration(Math.round(hours * 60) * 60).replaceAll(' ', '\u00a0');
/** JSON names times by the unit that they are printed in. */
const jsonNames: Readonly<Partial<Record<string, string>>> = { loadS: 'loadH', noLoadS: 'noLoadH' };

/** Every figure of a table: of which machine, which figure, in which unit, its text. */
function cellsOf({ tables }: BalanceDocument) {
  return tables.flatMap(({ columns, rows }) =>
    rows.flatMap(({ index, cells }) =>
      cells.flatMap((text, i) =>
        text === '' ? [] : [{ index, figure: columns[i]!.id, unit: columns[i]!.unit, label: columns[i]!.label, text }],
      ),
    ),
  );
}

describe('the forms of a balance', () => {
  let sim: SimulatedMonth;
  beforeAll(() => {
    sim = simulatedMonth();
  });

  describe.each(unitChoices)('in $pressure, $volume and $currency', (units) => {
    test.each(regions)(
      '%s: document, both CSV files and JSON have the same figures, to the last printed digit; times in minutes and in hours',
      async (region) => {
        const { document, sheets, json } = await formsOf(monthReport(sim, units), region);
        const cells = cellsOf(document);
        expect(cells.length).toBeGreaterThan(21 * (sim.machines.length + 1) - 6);
        const figuresOf = (index: number) => (index === plantIndex ? json.plant : json.machines.find((of) => of.index === index)!.figures);
        for (const { index, figure, unit, text } of cells) {
          const { value, unit: jsonUnit } = figuresOf(index)[jsonNames[figure] ?? figure]!;
          if (jsonUnit === 'h') {
            expect([index, figure, text, unit]).toEqual([index, figure, inMinutes(value), '']);
            continue;
          }
          expect([index, figure, numberIn(text, region)]).toEqual([index, figure, value]);
          expect(unit).toBe(jsonUnit === '' ? '' : unitSymbol(jsonUnit as 'kWh'));
        }
        for (const { id, figure } of document.plant.figures)
          expect([id, numberIn(bare(figure), region)]).toEqual([id, json.plant[jsonNames[id] ?? id]!.value]);

        for (const { rows, numberOf } of sheets) {
          for (const { label, unit, figure } of document.plant.figures) {
            const isOf = (symbol: string) => {
              const written = formattedValueOf(bare(figure), symbol, region);
              return written.figure === unmarked(figure) && written.unit === unit;
            };
            const row = rows.find(([name, , symbol]) => name === label && isOf(symbol!))!;
            expect([label, numberOf(row[1]!)]).toEqual([label, numberIn(bare(figure), region)]);
          }
          const head = rows.findIndex((row) => row.filter((cell) => cell !== '').length > 20);
          const nameOf = new Map(document.tables[0]!.rows.map(({ index, label }) => [index, unmarked(label)]));
          for (const { index, figure, label, unit, text } of cells) {
            const row = rows.slice(head).find(([name]) => name === nameOf.get(index))!;
            const isTime = figuresOf(index)[jsonNames[figure] ?? figure]!.unit === 'h';
            const column = rows[head]!.indexOf(isTime ? `${label} [h]` : unit === '' ? label : `${label} [${unit}]`);
            const cell = numberOf(row[column]!);
            expect([index, label, isTime ? inMinutes(cell) : cell]).toEqual([index, label, isTime ? text : numberIn(text, region)]);
          }
        }
      },
    );
  });

  withPoppler('as a PDF', () => {
    const folder = temporaryFolder();
    const saved = async (document: BalanceDocument, paper: Paper, name: string) => {
      const file = join(folder, `${name}.pdf`);
      writeFileSync(file, await reportPdf(reportOfBalance(document), paper, fonts));
      return file;
    };
    /** Texts in the order of reading, any white between them. */
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    const tight = (text: string) => text.replace(/\s+/g, '');

    test.each(
      papers.flatMap((paper) => (['de-DE', 'en-GB'] as const).map((region) => [paper.size, paper.orientation, region, paper] as const)),
    )(
      '%s, %s, %s: every row of its tables, every figure of the plant, every fact and note can be read back',
      async (size, orientation, region, paper) => {
        const { document } = await formsOf(monthReport(sim, unitChoices[size === 'a4' ? 0 : 1]!), region);
        const file = await saved(document, paper, `${size}-${orientation}-${region}`);
        const text = plain(pdfText(file));
        for (const { rows } of document.tables)
          for (const { label, cells } of rows) expect(tight(text)).toContain(tight([label, ...cells].join('')));
        for (const { figure, unit } of document.plant.figures) expect(tight(text)).toContain(tight(figure + unit));
        for (const { value } of [...document.facts, ...document.leakage.facts]) expect(text).toContain(plain(value));
        for (const { title, bars } of document.charts) {
          expect(text).toContain(title);
          for (const { value } of bars) expect(tight(text)).toContain(tight(value));
        }
        for (const line of [...document.notes.lines, document.leakage.basis])
          for (const word of plain(line).split(' ')) expect(text).toContain(word);
        const { pages, width, height, title } = pdfInfo(file);
        expect(width > height).toBe(orientation === 'landscape');
        expect(title).toContain(document.range);
        for (let page = 1; page <= pages; page++) expect(text).toContain(document.pageNumber(page, pages));
      },
    );

    it('is the same bytes for the same report, and others for another one', async () => {
      const report = monthReport(sim, unitChoices[0]!);
      const [first, second] = await Promise.all(
        [report, monthReport(sim, unitChoices[0]!)].map(async (of) =>
          reportPdf(reportOfBalance((await formsOf(of, 'de-DE')).document), papers[0]!, fonts),
        ),
      );
      expect(Buffer.compare(first!, second!)).toBe(0);
      const other = await reportPdf(
        reportOfBalance((await formsOf(monthReport(sim, unitChoices[2]!), 'de-DE')).document),
        papers[0]!,
        fonts,
      );
      expect(Buffer.compare(first!, other)).not.toBe(0);
    });

    it('is not made where the margins leave no room', async () => {
      const { document } = await formsOf(monthReport(sim, unitChoices[0]!), 'de-DE');
      const paper: Paper = { ...papers[0]!, marginsMm: { ...marginsMm, left: 250 } };
      await expect(reportPdf(reportOfBalance(document), paper, fonts)).rejects.toThrow('no room');
    });
  });

  it('CSV: has a mark and semicolons for the spreadsheet, ISO 8601 for programs, and no formula in a cell', async () => {
    const report = monthReport({ ...sim, machines: [{ index: 1, name: '=HYPERLINK("x")' }, ...sim.machines.slice(1)] }, unitChoices[0]!);
    const { sheets } = await formsOf(report, 'de-DE');
    const [sheet, machine] = sheets;
    expect(sheet!.text.startsWith('\ufeff')).toBe(true);
    expect(sheet!.text).toContain('01.03.2026 00:00:00');
    expect(machine!.text).toContain('2026-02-28T23:00:00.000Z');
    for (const { text, rows } of sheets) {
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
      expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
      expect(rows.flat()).toContain('\'=HYPERLINK("x")');
    }
  });

  test.each([
    ['csv', 'balance_2026-03-01-2026-03-31.csv'],
    ['pdf', 'balance_2026-03-01-2026-03-31.pdf'],
    ['json', 'balance_2026-03-01-2026-03-31.json'],
  ] as const)('%s: is named after the first and the last day of its range', (type, name) => {
    expect(balanceFileName(monthReport(sim, unitChoices[0]!), type)).toBe(name);
  });

  it('has no figure of the tables twice, and every column of the report in one of them', async () => {
    const report = monthReport(sim, unitChoices[0]!);
    const { document } = await formsOf(report, 'de-DE');
    const shown = document.tables.flatMap(({ columns }) => columns.map(({ id }) => id as ColumnFigure));
    expect([...shown].sort()).toEqual(report.columns.map(({ figure }) => figure).sort());
  });
});
