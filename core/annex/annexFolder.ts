import { type CsvDialect, type CsvRows, csvText, type CsvValue } from '../csv/index.ts';
import { keysOf } from '../records/index.ts';
import { textInZone } from '../time/index.ts';
import type { AnnexCell, AnnexColumn, AnnexDocument, AnnexFigure, AnnexSection, AnnexTable, AnnexTableId } from './AnnexDocument.ts';
import type { AnnexField, AnnexFormId } from './annexForms.ts';
import type { AnnexFigureId } from './annexFigureIds.ts';
import { annexSections, type AnnexSectionId } from './annexSections.ts';

/** The words of an annex in a language. */
export interface AnnexWords {
  readonly section: (id: AnnexSectionId) => string;
  readonly figure: (id: AnnexFigureId) => string;
  readonly table: (id: AnnexTableId) => string;
  readonly form: (id: AnnexFormId) => string;
  readonly field: (id: AnnexField) => string;
  readonly column: (id: AnnexColumn['id']) => string;
  readonly kind: (kind: AnnexFigure['kind']) => string;
  readonly reason: (reason: string) => string;
  /** Names of parts, of kinds of days and of times. */
  readonly word: (id: string) => string;
  readonly measure: (id: string) => string;
  readonly unit: (unit: string) => string;
  readonly heads: Readonly<Record<FigureHead, string>>;
}

/** Columns of the table of all figures. */
export const figureHeads = [
  ...(['section', 'figure', 'compressor', 'circuit', 'measure', 'value', 'low', 'high', 'unit', 'kind'] as const),
  ...(['data', 'count', 'from', 'until', 'method', 'reason', 'command', 'path'] as const),
] as const;
export type FigureHead = (typeof figureHeads)[number];

/** A file of the folder. */
export interface AnnexFile {
  readonly name: string;
  readonly text: string;
}

/** Decimals of numbers in files: more than any sensor has. */
const annexFileDigits = 6;

const text = (of: string | undefined): CsvValue => ({ text: of });
const count = (of: number | undefined): CsvValue => ({ number: of, digits: 0 });
const number = (of: number | undefined): CsvValue => ({ number: of, digits: annexFileDigits });

function figureRow(section: AnnexSectionId, figure: AnnexFigure, words: AnnexWords): readonly CsvValue[] {
  const { id, slot, circuit, measure, kind, value, low, high, unit, coveragePercent, n, fromMs, untilMs, method, reason, source } = figure;
  return [
    ...[text(words.section(section)), text(words.figure(id)), count(slot), text(circuit && words.word(circuit))],
    ...[text(measure && words.measure(measure))],
    ...[number(value), number(low), number(high), text(words.unit(unit)), text(words.kind(kind))],
    ...[number(coveragePercent), count(n), { atMs: fromMs }, { atMs: untilMs }, text(method)],
    ...[text(reason === '' ? '' : words.reason(reason)), text(source.command), text(source.path)],
  ];
}

const figureRows = ({ sections }: AnnexDocument, words: AnnexWords): CsvRows => [
  figureHeads.map((head) => text(words.heads[head])),
  ...sections.flatMap(({ id, figures }) => figures.map((figure) => figureRow(id, figure, words))),
];

/** A cell of words as it is written; ids of words have theirs. */
export function cellWords({ is }: Pick<AnnexColumn, 'is'>, cell: string, words: AnnexWords): string {
  return is === 'word' || is === 'measure' || is === 'reason' ? words[is](cell) : cell;
}

function cellOf(column: AnnexColumn, cell: AnnexCell, words: AnnexWords): CsvValue {
  const { is } = column;
  if (typeof cell === 'string') return text(cellWords(column, cell, words));
  if (is === 'instant') return { atMs: cell };
  return is === 'count' ? count(cell) : number(cell);
}

/** A column's head: its name, whose it is, and its unit. */
const columnHead = ({ id, unit, slot }: AnnexColumn, words: AnnexWords): string =>
  [
    words.column(id),
    ...(slot === undefined ? [] : [`${words.heads.compressor} ${slot}`]),
    ...(unit === '' ? [] : [`[${words.unit(unit)}]`]),
  ].join(' ');

const tableRows = ({ columns, rows }: AnnexTable, words: AnnexWords): CsvRows => [
  columns.map((column) => text(columnHead(column, words))),
  ...rows.map((row) => row.map((cell, i) => cellOf(columns[i]!, cell, words))),
];

const numbered = (section: AnnexSectionId) => String(keysOf(annexSections).indexOf(section) + 1).padStart(2, '0');
const dashed = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files of a section: a table each, and a form each with its heads alone. */
function sectionFiles({ id, tables, forms }: AnnexSection, words: AnnexWords): readonly (readonly [name: string, rows: CsvRows])[] {
  return [
    ...tables.map(
      (table) =>
        [`${numbered(id)}-${dashed(table.id)}${table.part === undefined ? '' : `-${table.part}`}.csv`, tableRows(table, words)] as const,
    ),
    ...forms.map((form) => {
      const title: readonly CsvValue[] = [text(words.form(form.id))];
      return [`${numbered(id)}-form-${dashed(form.id)}.csv`, [title, form.fields.map((field) => text(words.field(field)))]] as const;
    }),
  ];
}

/** All figures, tables, raw data and forms of an annex as files; the same annex gives the same bytes. */
export function annexFolder(
  document: AnnexDocument,
  data: readonly AnnexTable[],
  words: AnnexWords,
  dialect: CsvDialect,
): readonly AnnexFile[] {
  const withData = document.sections.map((section) => (section.id === 'data' ? { ...section, tables: data } : section));
  return [['figures.csv', figureRows(document, words)] as const, ...withData.flatMap((section) => sectionFiles(section, words))].map(
    ([name, rows]) => ({ name, text: csvText(rows, dialect, document.zone) }),
  );
}

/** Hashes of files, a line each by name, as `sha256sum --check` reads them. */
export const annexManifest = (files: readonly { readonly name: string; readonly sha256: string }[]): string =>
  files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, sha256 }) => `${sha256}  ${name}\n`)
    .join('');

/** Name of an annex's files without their ending: `annex_2026-01-01_2026-12-31`. */
export const annexName = ({ range, zone }: Pick<AnnexDocument, 'range' | 'zone'>, language: string): string =>
  `annex_${textInZone(range.fromMs, zone, 'yyyy-MM-dd')}_${textInZone(range.untilMs - 1, zone, 'yyyy-MM-dd')}_${language}`;

/** An annex with its data as JSON for programs: each number of its paper and its files stands in it. */
export const annexJson = (document: AnnexDocument, data: readonly AnnexTable[]): string =>
  `${JSON.stringify({ ...document, data }, undefined, 2)}\n`;
