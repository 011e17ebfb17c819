import { csvLines } from '../../core/csv/index.ts';
import { dayFileHead, type DayFile, type DayFileLayout, dayFileRow, layoutInUnits } from '../../core/dayFile/index.ts';
import { rounded } from '../../core/figures/index.ts';
import { rowAt, samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { UnitChoice } from '../../core/units/index.ts';
import type { CsvDialect } from '../../core/csv/index.ts';
import { channelColumns } from './channelColumns.ts';

/** A day file that is to be written in another way. */
export interface Convertible {
  readonly day: PlantDay;
  readonly header: DayFile['header'];
  readonly samples: SampleTable;
}

/** How it is to be written. */
export interface ConvertTo {
  readonly layout: DayFileLayout;
  readonly units: UnitChoice;
  readonly dialect: CsvDialect;
  readonly zone: string;
  /** From one row to the next where the rows were thinned. */
  readonly periodS: number | undefined;
}

const rowsAPiece = 512;

function* pieces(length: number, text: (row: number) => string): Generator<string> {
  for (let from = 0; from < length; from += rowsAPiece)
    yield Array.from({ length: Math.min(rowsAPiece, length - from) }, (_, i) => text(from + i)).join('');
}

const periodOf = ({ header }: Convertible, { periodS = 0 }: ConvertTo) => Math.max(periodS, header.periodS ?? samplePeriodS);

function* dayFile(of: Convertible, to: ConvertTo): Generator<string> {
  const { day, header, samples } = of;
  const layout = layoutInUnits(to.layout, to.units);
  const softwareVersion = layout.version;
  const { schematicNumber = '', estimated = [] } = header;
  yield dayFileHead(layout, { date: day, schematicNumber, softwareVersion, periodS: periodOf(of, to), estimated });
  yield* pieces(samples.length, (row) => dayFileRow(layout, rowAt(samples, row)));
}

function* csv({ samples }: Convertible, { units, dialect, zone }: ConvertTo): Generator<string> {
  const columns = channelColumns(samples, units);
  const heads = columns.map(({ name, machine, unit }) =>
    [...(machine === undefined ? [] : [`comp${machine}`]), name, ...(unit === undefined ? [] : [`[${unit}]`])].join(' '),
  );
  yield dialect.start + csvLines([[dialect.isLocal ? `time (${zone})` : 'time (UTC)', ...heads].map((text) => ({ text }))], dialect, zone);
  const cells = (row: number) => [{ atMs: samples.timesMs[row] }, ...columns.map(({ value, digits }) => ({ number: value(row), digits }))];
  yield* pieces(samples.length, (row) => csvLines([cells(row)], dialect, zone));
}

function* json(of: Convertible, to: ConvertTo): Generator<string> {
  const { day, header, samples } = of;
  const columns = channelColumns(samples, to.units);
  const channels = columns.map(({ name, machine, unit }) => ({ name, machine: machine ?? null, unit: unit ?? null }));
  const { schematicNumber = null, estimated = [] } = header;
  const facts = { date: day, schematicNumber, periodS: periodOf(of, to), ...(estimated.length > 0 && { estimated }), channels };
  yield `${JSON.stringify(facts).slice(0, -1)},"rows":[`;
  const line = (row: number) =>
    JSON.stringify([
      new Date(samples.timesMs[row]!).toISOString(),
      ...columns.map(({ value, digits }) => rounded(value(row), digits) ?? null),
    ]);
  yield* pieces(samples.length, (row) => `${row === 0 ? '\n' : ',\n'}${line(row)}`);
  yield '\n]}\n';
}

/** What a day file can become, piece by piece. */
export const converters = { day: dayFile, csv, json } as const;
/** Their names. */
export const convertFormats = ['day', 'csv', 'json'] as const satisfies readonly (keyof typeof converters)[];
