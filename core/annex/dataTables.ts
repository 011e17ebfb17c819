import { slotCount } from '../compressor/index.ts';
import { plantChannel, compressorChannel } from '../samples/index.ts';
import type { PlantDay } from '../time/index.ts';
import { type ChannelSums, quarterHourMs, stateShare, type SummedChannel } from '../totals/index.ts';
import type { AnnexColumn, AnnexTable } from './AnnexDocument.ts';

/** A day file that the data come from. */
export interface AnnexDayFile {
  readonly day: PlantDay;
  readonly name: string;
  readonly sizeBytes: number;
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  /** From one sample to the next, s. */
  readonly periodS: number;
}

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const percent = 100;

interface QuarterColumn extends AnnexColumn {
  readonly channel: SummedChannel;
  readonly take: (sums: ChannelSums, at: number) => number;
}

const meanOf = ({ sums, coveredMs }: ChannelSums, at: number) => sums[at]! / coveredMs[at]!;
const pressure = plantChannel('systemPressureBar');
const quarterColumns: readonly QuarterColumn[] = [
  { id: 'flow', is: 'number', unit: 'm3/min', channel: plantChannel('volumeFlowM3min'), take: meanOf },
  { id: 'pressure', is: 'number', unit: 'bar', channel: pressure, take: meanOf },
  { id: 'pressureLow', is: 'number', unit: 'bar', channel: pressure, take: ({ least }, at) => least[at]! },
  { id: 'pressureHigh', is: 'number', unit: 'bar', channel: pressure, take: ({ greatest }, at) => greatest[at]! },
  ...slots.flatMap((slot): readonly QuarterColumn[] => [
    { id: 'power', is: 'number', unit: 'kW', slot, channel: compressorChannel('electricalPowerKW', slot), take: meanOf },
    { id: 'onLoad', is: 'number', unit: '%', slot, channel: stateShare('load', slot), take: (sums, at) => meanOf(sums, at) * percent },
  ]),
];

/** The channels that the quarter hours of an annex have. */
export const annexChannels: readonly SummedChannel[] = [...new Set(quarterColumns.map(({ channel }) => channel))];

/** The quarter hours that the figures of an annex come from: means of the time with a value, and extremes; channels without any are left out. */
export function quarterHoursTable(found: ReadonlyMap<SummedChannel, ChannelSums>): AnnexTable {
  const columns = quarterColumns.flatMap((column) => {
    const sums = found.get(column.channel);
    return sums === undefined || sums.steps.length === 0 ? [] : [{ column, sums }];
  });
  const rows = new Map<number, (number | undefined)[]>();
  columns.forEach(({ column: { take }, sums }, place) => {
    sums.steps.forEach((step, at) => {
      const row = rows.get(step) ?? columns.map(() => undefined);
      row[place] = take(sums, at);
      rows.set(step, row);
    });
  });
  return {
    id: 'quarterHours',
    kind: 'measured',
    columns: [{ id: 'from', is: 'instant', unit: '' }, ...columns.map(({ column: { id, is, unit, slot } }) => ({ id, is, unit, slot }))],
    rows: [...rows].sort(([a], [b]) => a - b).map(([step, values]) => [step * quarterHourMs, ...values]),
  };
}

/** The day files with their hashes: who has them can check that they are the same. */
export const dayFilesTable = (files: readonly AnnexDayFile[]): AnnexTable => ({
  id: 'dayFiles',
  kind: 'measured',
  columns: [
    { id: 'day', is: 'day', unit: '' },
    { id: 'file', is: 'text', unit: '' },
    { id: 'size', is: 'count', unit: 'B' },
    { id: 'sha256', is: 'text', unit: '' },
  ],
  rows: files.map(({ day, name, sizeBytes, sha256 }) => [day, name, sizeBytes, sha256]),
});
