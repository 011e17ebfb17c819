import { csvCell } from '../../core/csv/index.ts';
import { latestLayout } from '../../core/dayFile/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { ArchiveColumn } from './archiveColumns.ts';

/** What an archive says of its station. */
export interface ArchiveStation {
  readonly stationName: string;
  readonly schematicNumber: string;
  /** The plant's, IANA name. */
  readonly zone: string;
  /** By slot: that of slot 1 first. */
  readonly compressorNames: readonly (string | undefined)[];
}

/** One line without its end, and the day it is of. */
export interface ArchiveRow {
  readonly day: PlantDay;
  readonly line: string;
}

/** Behind the figures; archives of earlier versions end before it. */
const estimatedColumn = 'geschaetzt';

/** `date,zeit [s],...` */
export function archiveColumnLine<Totals>(columns: readonly ArchiveColumn<Totals>[]): string {
  return ['date', ...columns.map(({ name, unit }) => (unit === undefined ? name : `${name} [${unit}]`)), estimatedColumn].join(',');
}

function numberText(value: number | undefined, digits: number): string {
  const text = value === undefined || !Number.isFinite(value) ? '' : value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Missing figures are empty; behind them the channels that were estimated. */
export function archiveRow<Totals>(
  columns: readonly ArchiveColumn<Totals>[],
  day: PlantDay,
  of: Totals,
  estimated: readonly Channel[],
): ArchiveRow {
  return { day, line: [day, ...columns.map(({ value, digits }) => numberText(value(of), digits)), estimated.join(' ')].join(',') };
}

/** The lines above the column line, `key,value` like those of a day file. */
function headerLines({ stationName, schematicNumber, zone, compressorNames }: ArchiveStation, slot: number, month: string) {
  return [
    ['month', month],
    ['station', stationName],
    ['schematic number', schematicNumber],
    ['software version', latestLayout.version],
    ['time zone', zone],
    ...(slot === 0
      ? []
      : [
          ['compressor', String(slot)],
          ['compressor name', compressorNames[slot - 1] ?? ''],
        ]),
  ].map(([key, value]) => `${key},${csvCell(value!)}`);
}

/** A whole archive file; slot 0 is the plant. */
export function archiveText(station: ArchiveStation, slot: number, month: string, columnLine: string, rows: readonly ArchiveRow[]): string {
  return [...headerLines(station, slot, month), columnLine, ...rows.map(({ line }) => line), ''].join('\n');
}

const rowPattern = /^(\d{4}-\d{2}-\d{2})(,(-?\d+(\.\d+)?)?)+$/;
const markedRowPattern = /^(\d{4}-\d{2}-\d{2})(,(-?\d+(\.\d+)?)?)+,(\w+@\d+( \w+@\d+)*)?$/;

/** The rows of an archive file, in today's columns; undefined when it has neither these columns nor those of earlier versions, or ends in the middle of a line. */
export function archiveRows(text: string, columnLine: string): readonly ArchiveRow[] | undefined {
  const lines = text.split('\n');
  const formerLine = columnLine.slice(0, -`,${estimatedColumn}`.length);
  const columnsAt = lines.findIndex((line) => line === columnLine || line === formerLine);
  if (columnsAt < 0 || lines.pop() !== '') return undefined;
  const isFormer = lines[columnsAt] === formerLine;
  const pattern = isFormer ? rowPattern : markedRowPattern;
  const rows = lines.slice(columnsAt + 1).map((line) => ({ day: pattern.exec(line)?.[1], line: isFormer ? `${line},` : line }));
  return rows.every((row): row is ArchiveRow => row.day !== undefined) ? rows : undefined;
}
