import type { I18n } from '@lingui/core';
import {
  type BalanceReport,
  type ColumnFigure,
  coveragePercent,
  isPartlyRecorded,
  type ReportRow,
  isSumless,
} from '../../core/balance/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import type { ComputedFigure } from '../../core/formulas/index.ts';
import { labelLimit, labelLines } from '../../core/labels/index.ts';
import type { BalanceDocument, BarFill, DocumentChart, DocumentFact, DocumentTable } from '../../core/report/index.ts';
import { plantIndex } from '../../core/statistics/index.ts';
import { msPerHour, msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { calculationLine, computedName } from '../formulas/formulaText.ts';
import { formattedValueOf, formatDuration, formatNumber, missing, unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { marked } from '../texts/shortfallText.ts';
import { originOnPaper } from '../texts/originText.ts';
import { estimatedText } from './estimatedText.ts';
import { leakageWords } from './leakageText.ts';
import { countersTable } from './countersTable.ts';
import { coverageName, noteLines } from './noteLines.ts';
import { rangeText } from './rangeText.ts';
import { figureName, plantFiguresOf, type Printed, printedCell, rowNames } from './reportWords.ts';

/** Of the figures that a balance prints. */
const printedFormulas: readonly ComputedFigure[] = [
  'energy',
  'cost',
  'co2',
  'volume',
  'specificEnergy',
  'specificPower',
  'airCost',
  'loadShare',
  'loadEnergyShare',
  'noLoadShare',
  'coverage',
  'leakedShare',
  'leakageCost',
];

interface TableStyle {
  readonly id: string;
  /** Text id. */
  readonly title: string;
  readonly figures: readonly ColumnFigure[];
}

const tableStyles: readonly TableStyle[] = [
  {
    id: 'energy',
    title: /*i18n*/ 'Energie und Kosten je Verdichter',
    figures: [
      'energyLoadKWh',
      'energyNoLoadKWh',
      'energyAtStandstillKWh',
      'energyKWh',
      'costLoad',
      'costNoLoad',
      'costAtStandstill',
      'cost',
    ],
  },
  {
    id: 'delivery',
    title: /*i18n*/ 'Liefermenge und Leistung je Verdichter',
    figures: [
      'volumeM3',
      'deliveryMinM3min',
      'deliveryMaxM3min',
      'powerMinKW',
      'powerMaxKW',
      'noLoadPowerKW',
      'specificPowerKWhM3',
      'specificPowerKWperM3min',
    ],
  },
  {
    id: 'running',
    title: /*i18n*/ 'Laufzeit und Schaltspiele je Verdichter',
    figures: ['loadS', 'noLoadS', 'loadRatio', 'motorStarts', 'unloadCycles'],
  },
];

interface ChartStyle extends TableStyle {
  readonly parts: readonly { readonly fill: BarFill; readonly label: string }[];
  /** The plant is a bar among the machines: only where it is no sum of theirs. */
  readonly hasTotal: boolean;
}

const chartStyles: readonly ChartStyle[] = [
  {
    id: 'running',
    title: /*i18n*/ 'Laufzeit unter Last und im Leerlauf',
    figures: ['loadS', 'noLoadS'],
    parts: [
      { fill: 'load', label: /*i18n*/ 'Last' },
      { fill: 'noLoad', label: /*i18n*/ 'Leerlauf' },
    ],
    hasTotal: false,
  },
  {
    id: 'specificPower',
    title: /*i18n*/ 'Spezifische Leistung',
    figures: ['specificPowerKWperM3min'],
    parts: [{ fill: 'plain', label: /*i18n*/ 'Spezifische Leistung' }],
    hasTotal: true,
  },
];

/** A report has hundredths of hours, which seconds would overstate. */
function hoursText(hours: Figure): string {
  return formatDuration(hours && (Math.round((hours * msPerHour) / msPerMinute) * msPerMinute) / msPerSecond).replaceAll(' ', '\u00a0');
}

/** The texts of a balance as screen and PDF show them. */
export function balanceDocument(report: BalanceReport, i18n: I18n, region: Region): BalanceDocument {
  const { fromMs, untilMs, zone, stationName, version, coverage, tariff, rows, total } = report;
  const name = rowNames(i18n, report);
  const barLimit = labelLimit(rows.length);
  const barName = ({ index, name: own }: ReportRow) =>
    index === plantIndex ? name(index) : labelLines(own || i18n._('K{number}', { number: index }), barLimit).join(' ');
  const number = ({ value, digits }: Pick<Printed, 'value' | 'digits'>) => formatNumber(value, digits, region);
  const unitText = ({ unit }: Pick<Printed, 'unit'>) => (unit === undefined || unit === 'h' ? '' : unitSymbol(unit));
  const cellText = (of: Printed) => marked(of.unit === 'h' ? hoursText(of.value) : number(of), of.shortOf.length > 0);
  const rowName = (row: ReportRow) => marked(name(row.index), isPartlyRecorded(row));
  const shown = (of: Printed) => formattedValueOf(number(of), unitText(of), region);
  const titleIn = (name: string, unit: string) => (unit === '' ? name : i18n._('{name} in {unit}', { name, unit }));
  const origin = originOnPaper(i18n, report.origin) ?? '';
  const creator = `Pressluft ${version || missing}`;
  const range = rangeText(i18n, report, region);

  const estimated = estimatedText(i18n, report.estimated, name);
  const facts: readonly DocumentFact[] = [
    ...(estimated === '' ? [] : [{ label: i18n._('Geschätzt'), value: estimated }]),
    { label: i18n._('Dauer'), value: formatDuration((untilMs - fromMs) / msPerSecond).replaceAll(' ', '\u00a0') },
    { label: i18n._('Zeitzone'), value: zone },
    { label: i18n._('Verdichter'), value: `${rows.length}` },
    ...(['state', 'power', 'delivery'] as const).map((of) => ({
      label: i18n._('Abdeckung {what}', { what: coverageName(i18n, of) }),
      value: formattedValueOf(formatNumber(coveragePercent(coverage[of]), 1, region), '%', region).text,
    })),
    ...tariff.map((of) => ({ label: figureName(i18n, of.figure), value: shown(of).text })),
    { label: i18n._('Software'), value: creator },
    ...(origin === '' ? [] : [{ label: i18n._('Herkunft'), value: origin }]),
  ];

  const tables = tableStyles.map(({ id, title, figures }): DocumentTable => ({
    id,
    title: i18n._(title),
    head: i18n._('{count, plural, one {Verdichter} other {Verdichter}}', { count: 1 }),
    columns: figures.map((figure) => ({
      id: figure,
      label: figureName(i18n, figure),
      unit: unitText(printedCell(report, total, figure)),
    })),
    rows: [...rows, total].map((row) => ({
      index: row.index,
      label: rowName(row),
      cells: figures.map((figure) => {
        const cell = printedCell(report, row, figure);
        return row.index === plantIndex && isSumless(figure) ? '' : cellText(cell);
      }),
      isTotal: row.index === plantIndex,
    })),
  }));

  const counterTable = countersTable(report, i18n, region);

  const charts = chartStyles.map(({ id, title, figures, parts, hasTotal }): DocumentChart => ({
    id,
    title: titleIn(i18n._(title), unitText(printedCell(report, total, figures[0]!))),
    parts: parts.map(({ fill, label }) => ({ fill, label: i18n._(label) })),
    bars: [...rows, ...(hasTotal ? [total] : [])].map((row) => {
      const cells = figures.map((figure) => printedCell(report, row, figure));
      return {
        label: barName(row),
        sizes: cells.map(({ value }) => value ?? 0),
        value: cells.map(cellText).join(' + '),
        isTotal: row.index === plantIndex,
      };
    }),
  }));

  return {
    language: i18n.locale,
    title: i18n._('Energiebilanz Druckluft'),
    station: stationName,
    range,
    creator,
    origin,
    estimated,
    atMs: untilMs,
    facts,
    plant: {
      title: i18n._('Station'),
      figures: plantFiguresOf(report).map((of) => {
        const { figure, unit, isMissing } = shown(of);
        return { id: of.figure, label: figureName(i18n, of.figure), figure: marked(figure, of.shortOf.length > 0), unit, isMissing };
      }),
    },
    tables: counterTable === undefined ? tables : [...tables, counterTable],
    charts,
    leakage: { title: i18n._('Leckage'), ...leakageWords(i18n, report, region) },
    notes: { title: i18n._('Hinweise'), lines: noteLines(i18n, report, region) },
    formulas: {
      title: i18n._('So wird gerechnet'),
      lines: printedFormulas.map((figure) => `${computedName(i18n, figure)} = ${calculationLine(i18n, figure, region)}`),
    },
    pageNumber: (page, pages) => i18n._('Seite {page} von {pages}', { page, pages }),
  };
}
