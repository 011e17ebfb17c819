import type { I18n } from '@lingui/core';
import {
  type AnnexCell,
  type AnnexColumn,
  type AnnexDocument,
  type AnnexFigure,
  type AnnexForm,
  type AnnexSection,
  type AnnexSectionId,
  annexSections,
  type AnnexTable,
  type AnnexWords,
  cellWords,
} from '../../core/annex/index.ts';
import type { ComputedFigure } from '../../core/formulas/index.ts';
import type { ValueOrigin } from '../../core/master/index.ts';
import { keysOf } from '../../core/records/index.ts';
import type { DocumentColumn, DocumentRow, DocumentSection, DocumentTable, ReportDocument } from '../../core/report/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { calculationLine, computedName } from '../formulas/formulaText.ts';
import { formatDate, formatDay, formatMinute, formatNumber, missing } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { originOnPaper } from '../texts/originText.ts';
import { annexCoverNames } from './annexTexts.ts';
import { annexWords } from './annexWords.ts';

/** What the paper of an annex says beside its figures. */
export interface AnnexContext {
  /** The software with its version. */
  readonly creator: string;
  readonly origin: ValueOrigin | undefined;
  /** The files of the folder with their hashes. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

interface Writing extends AnnexContext {
  readonly i18n: I18n;
  readonly region: Region;
  readonly words: AnnexWords;
  readonly document: AnnexDocument;
}

/** Decimals on paper by unit, 1 where it is not named. */
const digitsOf: Readonly<Partial<Record<string, number>>> = {
  ...{ '': 0, s: 0, kWh: 0, 'kWh/a': 0, kg: 0, 'kg/a': 0, currency: 0, 'currency/a': 0 },
  ...{ bar: 2, 'm3/min': 2, '1/h': 2, 'kW per m3/min': 2, 'kW/(m3/min)': 2 },
  ...{ ratio: 3, 'kWh/m3': 4, 'currency/kWh': 4 },
};
const digits = (unit: string) => digitsOf[unit] ?? 1;

/** What the figures of a section are calculated by. */
const formulas: Readonly<Partial<Record<AnnexSectionId, readonly ComputedFigure[]>>> = {
  baseline: ['energy', 'cost', 'enpi'],
  supply: ['specificPower', 'motorStarts'],
  control: ['startsPerRunHour'],
  leaks: ['leakFlow', 'leakByCycles', 'leakByDecay', 'leakedAirCost', 'repairSaving'],
  heat: ['wasteHeat', 'greatestHeat', 'heatHours'],
};

const row = (index: number, label: string, cells: readonly string[]): DocumentRow => ({ index, label, cells, isTotal: false });
const column = (id: string, label: string, unit = ''): DocumentColumn => ({ id, label, unit });

function ownerOf({ slot, circuit, measure }: AnnexFigure, words: AnnexWords): string {
  if (slot !== undefined) return `K${slot} `;
  if (measure !== undefined) return `${words.measure(measure)}: `;
  return circuit === undefined ? '' : `${words.word(circuit)}: `;
}

function figuresTable({ id, figures }: AnnexSection, { i18n, words, region }: Writing): readonly DocumentSection[] {
  if (figures.length === 0) return [];
  const written = (of: number | undefined, unit: string) => formatNumber(of, digits(unit), region);
  const rows = figures.map((figure, i) => {
    const { kind, value, low, high, unit, coveragePercent, reason } = figure;
    const word = kind === 'none' ? i18n._('keine: {reason}', { reason: words.reason(reason) }) : words.kind(kind);
    const numbers = kind === 'none' ? [missing, missing, missing] : [value, low, high].map((of) => written(of, unit));
    return row(i + 1, ownerOf(figure, words) + words.figure(figure.id), [
      ...[...numbers, words.unit(unit), word],
      formatNumber(coveragePercent, 1, region),
    ]);
  });
  const { heads } = words;
  const table: DocumentTable = {
    id: `${id}Figures`,
    title: i18n._('Werte mit Intervall von 90 %'),
    head: heads.figure,
    columns: [
      ...(['value', 'low', 'high', 'unit', 'kind'] as const).map((name) => column(name, heads[name])),
      column('data', i18n._('Daten'), '%'),
    ],
    rows,
  };
  return [{ kind: 'table', table }];
}

function cellText(of: AnnexColumn, cell: AnnexCell, { words, region, document }: Writing): string {
  const { is, unit } = of;
  if (cell === undefined) return missing;
  if (typeof cell === 'string') return is === 'day' ? formatDay(cell, region) : cellWords(of, cell, words);
  if (is === 'instant') return `${formatDate(cell, document.zone, region)} ${formatMinute(cell, document.zone, region)}`;
  return formatNumber(cell, is === 'count' ? 0 : digits(unit), region);
}

function printedTable(table: AnnexTable, writing: Writing): DocumentSection {
  const { words } = writing;
  const kind = table.kind === undefined ? '' : `, ${words.kind(table.kind)}`;
  const title = `${words.table(table.id)}${table.part === undefined ? '' : ` ${table.part}`}${kind}`;
  if (table.rows.length === 0) return { kind: 'lines', title, lines: [writing.i18n._('Nichts eingetragen.')] };
  const [first, ...others] = table.columns;
  return {
    kind: 'table',
    table: {
      id: table.part === undefined ? table.id : `${table.id}${table.part}`,
      title,
      head: words.column(first!.id),
      columns: others.map(({ id, unit }) => column(id, words.column(id), words.unit(unit))),
      rows: table.rows.map(([label, ...cells], i) =>
        row(
          i + 1,
          cellText(first!, label, writing),
          cells.map((cell, at) => cellText(others[at]!, cell, writing)),
        ),
      ),
    },
  };
}

/** Titled, with heads, and nothing in it. */
function emptyForm({ id, fields, lines }: AnnexForm, { i18n, words }: Writing): DocumentSection {
  const [first, ...others] = fields;
  return {
    kind: 'table',
    table: {
      id,
      title: i18n._('Auszufüllen: {form}', { form: words.form(id) }),
      head: words.field(first!),
      columns: others.map((field) => column(field, words.field(field))),
      rows: Array.from({ length: lines }, (_, i) =>
        row(
          i + 1,
          '',
          others.map(() => ''),
        ),
      ),
    },
  };
}

function formulaLines(id: AnnexSectionId, { i18n, region }: Writing): readonly DocumentSection[] {
  const lines = (formulas[id] ?? []).map((figure) => `${computedName(i18n, figure)} = ${calculationLine(i18n, figure, region)}`);
  return lines.length === 0 ? [] : [{ kind: 'lines', title: i18n._('So wird gerechnet'), lines }];
}

const notes: Readonly<Partial<Record<AnnexSectionId, string>>> = {
  heat: /*i18n*/ 'Beide Kreisläufe nutzen dieselbe Energie; ihre Werte werden nicht addiert.',
  control:
    /*i18n*/ 'Netzdrücke und Nachlauf sind Mediane aus dem Protokoll; 90 % der Wechsel liegen zwischen den Enden. Eine Steuerung, die vorausschaut, wechselt vor ihren Schaltpunkten. Der Rang ist der des Zeitraums; 90 % der Tage liegen zwischen den Enden. Von Lastzyklen über Mitternacht ist die Dauer nicht bekannt: Das steht im Intervall der kurzen.',
  opportunities:
    /*i18n*/ 'Einsparungen wirken aufeinander; sie werden nicht addiert. Druckband, Reihenfolge, Behälter und alle Maßnahmen zusammen sagt nur eine Nachrechnung der Tage; sie steht auf der Seite „Zuerst tun“ und ist nicht Teil des Anhangs.',
  supply:
    /*i18n*/ 'In Zeiten ohne Daten kann nichts gelaufen sein oder doppelt so viel wie in den anderen: Das steht in den Intervallen, ebenso die Genauigkeit der Sensoren.',
  baseline: /*i18n*/ 'Aufs Jahr gerechnet ist der Zeitraum mal 8.760 h durch seine Stunden, als ginge das Jahr so weiter.',
};

function noteLines(id: AnnexSectionId, { i18n }: Writing): readonly string[] {
  const note = notes[id];
  return note === undefined ? [] : [i18n._(note)];
}

function dataSections({ i18n, words, files, creator, document }: Writing): readonly DocumentSection[] {
  return [
    {
      kind: 'lines',
      lines: [
        i18n._('Software: {software}. Zeitzone der Tage: {zone}.', { software: creator, zone: document.zone }),
        i18n._(
          'Viertelstunden, Tagesdateien mit Fingerabdruck und alle Werte dieses Blatts stehen als CSV im Ordner. Dieselben Daten ergeben dieselben Dateien; „pressluft annex“ macht sie aus den Tagesdateien.',
        ),
      ],
    },
    {
      kind: 'table',
      table: {
        id: 'contents',
        title: words.table('contents'),
        head: words.column('file'),
        columns: [column('sha256', words.column('sha256'))],
        rows: files.map(({ name, sha256 }, i) => row(i + 1, name, [sha256])),
      },
    },
  ];
}

function sectionParts(section: AnnexSection, writing: Writing): readonly DocumentSection[] {
  const { i18n, words } = writing;
  const number = keysOf(annexSections).indexOf(section.id) + 1;
  const title = i18n._('{number} {section} ({covered})', {
    ...{ number, section: words.section(section.id), covered: i18n._(annexCoverNames[section.covered]) },
  });
  return [
    { kind: 'lines', title, lines: noteLines(section.id, writing) },
    ...figuresTable(section, writing),
    ...section.tables.map((table) => printedTable(table, writing)),
    ...formulaLines(section.id, writing),
    ...section.forms.map((form) => emptyForm(form, writing)),
    ...(section.id === 'data' ? dataSections(writing) : []),
  ];
}

/** All of an annex as it is printed: by the outputs of an assessment, what no log has as an empty form. */
export function annexDocument(document: AnnexDocument, context: AnnexContext, i18n: I18n, region: Region): ReportDocument {
  const { range, zone, stationName, currency } = document;
  const writing: Writing = { ...context, i18n, region, document, words: annexWords(i18n, currency) };
  const [from, until] = [range.fromMs, range.untilMs - 1].map((atMs) => formatDay(plantDayOf(atMs, zone), region));
  return {
    language: i18n.locale,
    title: i18n._('Daten für die Bewertung der Druckluftanlage'),
    station: stationName,
    range: i18n._('{from} bis {until}', { from, until }),
    creator: context.creator,
    origin: originOnPaper(i18n, context.origin) ?? '',
    atMs: range.untilMs,
    pageNumber: (page, pages) => i18n._('Seite {page} von {pages}', { page, pages }),
    sections: [
      {
        kind: 'lines',
        lines: [
          i18n._(
            'Anhang für eine Bewertung der Energie eines Druckluftsystems, wie ISO 11011 sie beschreibt. Er enthält, was das Protokoll der Station aussagt; wer bewertet, ergänzt die leeren Formulare. Er ist selbst keine Bewertung und bestätigt keine Übereinstimmung mit einer Norm.',
          ),
        ],
      },
      ...document.sections.flatMap((section) => sectionParts(section, writing)),
    ],
  };
}
