import type { I18n } from '@lingui/core';
import { type CsvRows, csvText } from '../../core/csv/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import {
  type CountedFigure,
  type Counts,
  countsOfTotals,
  coverageOf,
  type FigureOfStatistic,
  markedStatistic,
  plantIndex,
  recordShortfalls,
  statistic,
  type Statistic,
  statisticNames,
  sumsBehind,
} from '../../core/statistics/index.ts';
import { type AnyQuantity, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber } from '../../i18n/format/index.ts';
import { marked, markedShortfall, shortfallNames, translator } from '../../i18n/index.ts';
import { oneOf, optional } from '../../adapters/options/index.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { textTable } from '../output/textTable.ts';
import { unitChoice } from '../output/unitChoice.ts';

const secondsPerHour = 3600;
const hourDigits = 2;

interface ShownColumn<S extends Statistic> {
  readonly figure: FigureOfStatistic<S>;
  readonly label: string;
  /** Undefined for a count. */
  readonly quantity: AnyQuantity | 'hours' | undefined;
}

const columnsOf: { readonly [S in Statistic]: readonly ShownColumn<S>[] } = {
  loadTimes: [
    { figure: 'loadS', label: 'load', quantity: 'hours' },
    { figure: 'noLoadS', label: 'no-load', quantity: 'hours' },
  ],
  motorStarts: [{ figure: 'motorStarts', label: 'motor starts', quantity: undefined }],
  specificPower: [
    { figure: 'totalKWhM3', label: 'specific energy', quantity: 'specificEnergy' },
    { figure: 'loadKWhM3', label: 'specific energy on load', quantity: 'specificEnergy' },
  ],
  energyConsumption: [
    { figure: 'energyKWh', label: 'energy', quantity: 'energy' },
    { figure: 'energyLoadKWh', label: 'energy on load', quantity: 'energy' },
  ],
};

interface ShownFigure {
  readonly value: Figure;
  /** Of too little running time. */
  readonly isShort: boolean;
  readonly unit: string;
  readonly digits: number;
}

function shownFigure(
  { quantity }: Pick<ShownColumn<Statistic>, 'quantity'>,
  value: Figure,
  units: UnitChoice,
): Omit<ShownFigure, 'isShort'> {
  if (quantity === undefined) return { value, unit: '', digits: 0 };
  if (quantity === 'hours') return { value: value === undefined ? undefined : value / secondsPerHour, unit: 'h', digits: hourDigits };
  return displayValue(quantity, value, units);
}

const machineText = (index: number) => (index === plantIndex ? 'plant' : String(index));
const percent = 100;

interface Shown {
  readonly heads: readonly string[];
  /** What the marks mean. */
  readonly notes: readonly string[];
  readonly rows: readonly {
    readonly index: number;
    readonly figures: readonly ShownFigure[];
    readonly coverage: number;
    readonly estimated: string;
    readonly short: string;
  }[];
}

/** What is behind the asked statistics and was calculated, not measured. */
function estimatedNames({ estimated = [] }: Counts, names: readonly Statistic[]): string {
  const isBehind = (figure: CountedFigure) => estimated.includes(figure) && names.some((name) => sumsBehind[name].includes(figure));
  return [...(isBehind('energyKWh') ? ['power'] : []), ...(isBehind('volumeM3') ? ['delivery'] : [])].join(', ');
}

function shownColumns<S extends Statistic>(name: S, counts: readonly Counts[], units: UnitChoice) {
  const records = statistic(name, counts);
  return columnsOf[name].map((column) => ({
    column,
    figures: records.map((record, i) => ({
      ...shownFigure(column, record[column.figure], units),
      isShort: recordShortfalls(name, counts[i]!).includes('runningHour'),
    })),
  }));
}

function shownOf(i18n: I18n, names: readonly Statistic[], counts: readonly Counts[], units: UnitChoice): Shown {
  const columns = names.flatMap((name) => shownColumns(name, counts, units));
  const isMarked = columns.some(({ figures }) => figures.some(({ isShort, value }) => isShort && value !== undefined));
  const heads = columns.map(({ column, figures }) => column.label + (figures[0]?.unit ? ` [${figures[0].unit}]` : ''));
  const rows = counts.map((of, i) => ({
    index: of.index,
    figures: columns.map(({ figures }) => figures[i]!),
    coverage: coverageOf(of) * percent,
    estimated: estimatedNames(of, names),
    short: shortfallNames(i18n, [...new Set(names.flatMap((name) => recordShortfalls(name, of)))]),
  }));
  return {
    heads: ['machine', ...heads, 'data [percent]', 'estimated', 'too little data'],
    rows,
    notes: isMarked ? [markedShortfall(i18n, 'runningHour')] : [],
  };
}

const shareDigits = 1;
const tableText = ({ heads, rows, notes }: Shown) =>
  textTable(
    heads,
    rows.map(({ index, figures, coverage, estimated, short }) => [
      machineText(index),
      ...figures.map(({ value, digits, isShort }) => marked(formatNumber(value, digits, 'en-GB'), isShort)),
      formatNumber(coverage, shareDigits, 'en-GB'),
      estimated,
      short,
    ]),
  ) + notes.map((note) => `${note}\n`).join('');

const csvRows = ({ heads, rows }: Shown): CsvRows => [
  heads.map((text) => ({ text })),
  ...rows.map(({ index, figures, coverage, estimated, short }) => [
    { text: machineText(index) },
    ...figures.map(({ value, digits }) => ({ number: value, digits })),
    { number: coverage, digits: shareDigits },
    { text: estimated },
    { text: short },
  ]),
];

/** The daily statistics of a range. */
export const statistics = declareCommand({
  name: 'statistics',
  summary: 'load times, motor starts, specific energy and energy of each machine',
  details: "The dashboard's four statistics, of the whole range; JSON has them unrounded in s, kWh and kWh/m3.",
  options: {
    statistic: optional({
      name: 'statistic',
      kind: oneOf(statisticNames, 'NAME'),
      fallbackText: 'all',
      help: `one of them only: ${statisticNames.join(', ')}`,
    }),
    ...rangeOptions,
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ statistic: only, format, dialect, out, force, ...values }, paths, shell) {
    const output = { out, force, name: `statistics.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const { totals, missingDays } = await askedTotals(paths, values, shell);
    const names = only === undefined ? statisticNames : [only];
    const counts = countsOfTotals(totals);
    const { fromMs, untilMs } = totals;
    const whole = () => ({
      fromMs,
      untilMs,
      zone: values.zone,
      missingDays,
      statistics: Object.fromEntries(names.map((name) => [name, markedStatistic(name, counts)])),
      counts,
    });
    const i18n = await translator('en');
    const shown = () => shownOf(i18n, names, counts, unitChoice(values));
    const texts = {
      table: () => tableText(shown()),
      csv: () => csvText(csvRows(shown()), dialectOf[dialect], values.zone),
      json: () => jsonText(whole()),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
