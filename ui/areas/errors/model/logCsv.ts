import { compressorState, type CompressorState, notInstalled, technologyOf, type Technology } from '../../../../core/compressor/index.ts';
import type { CsvRows, CsvValue } from '../../../../core/csv/index.ts';
import {
  faultDurationMs,
  type FaultLogEntry,
  type FaultNote,
  faultSeverity,
  type FaultSeverity,
  type FaultSource,
} from '../../../../core/faults/index.ts';
import { masterState, type MasterState } from '../../../../core/master/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { displayUnit, displayValue, type Quantity, type Unit, type UnitChoice } from '../../../../core/units/index.ts';

/** What a sheet says besides numbers, in the chosen language. */
export interface CsvWords {
  readonly head: (column: CsvColumn, unit: Unit | undefined) => string;
  readonly machineHead: (column: MachineColumn, slot: number) => string;
  readonly source: (source: FaultSource) => string;
  readonly severity: (severity: FaultSeverity) => string;
  readonly code: (source: FaultSource, bitIndex: number) => string;
  /** Undefined where there is none. */
  readonly text: (entry: FaultLogEntry) => string | undefined;
  /** Who has seen it, and when. */
  readonly seenBy: (note: FaultNote) => string;
  readonly unit: (unit: Unit) => string;
  readonly masterState: (state: MasterState) => string;
  readonly machineState: (state: CompressorState) => string;
  readonly technology: (technology: Technology) => string;
}

export const csvColumns = [
  'time',
  'source',
  'severity',
  'code',
  'text',
  'masterState',
  'masterStatus',
  'pressure',
  'delivery',
  'flow',
  'load',
  'end',
  'duration',
  'seenBy',
  'note',
  'value',
  'limit',
  'unit',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Three columns for each machine. */
export const machineColumns = ['state', 'status', 'technology'] as const;
export type MachineColumn = (typeof machineColumns)[number];

/** The log is exact to more digits than are usual on a page. */
const moreDigits = 2;

const quantities: Readonly<Partial<Record<CsvColumn, Quantity>>> = {
  pressure: 'pressure',
  delivery: 'volumeFlow',
  flow: 'volumeFlow',
  load: 'ratio',
};

function figure(quantity: Quantity, value: number | undefined, units: UnitChoice): CsvValue {
  const shown = displayValue(quantity, value, units);
  return { number: shown.value, digits: shown.digits + moreDigits };
}
const whole = (number: number | undefined): CsvValue => ({ number, digits: 0 });
const word = <Value>(value: Value | undefined, of: (value: Value) => string): CsvValue => ({
  text: value === undefined ? undefined : of(value),
});

const someNotes = (notes: readonly FaultNote[] = []) => (notes.length > 0 ? notes : undefined);

type Cell = (entry: FaultLogEntry, words: CsvWords, units: UnitChoice) => CsvValue;

const cells: Readonly<Record<CsvColumn, Cell>> = {
  time: ({ atMs }) => ({ atMs }),
  source: ({ source }, words) => ({ text: words.source(source) }),
  severity: ({ bitIndex }, words) => word(faultSeverity(bitIndex), words.severity),
  code: ({ source, bitIndex }, words) => ({ text: words.code(source, bitIndex) }),
  text: (entry, words) => ({ text: words.text(entry) }),
  end: ({ end }) => ({ atMs: end?.atMs }),
  duration: (entry) => {
    const durationMs = faultDurationMs(entry);
    return whole(durationMs === undefined ? undefined : Math.round(durationMs / msPerSecond));
  },
  seenBy: ({ notes }, words) => word(someNotes(notes), (all) => all.map(words.seenBy).join('; ')),
  note: ({ notes }) =>
    word(someNotes(notes), (all) =>
      all
        .map(({ text }) => text)
        .filter(Boolean)
        .join('; '),
    ),
  value: ({ reading }, _, units) => (reading === undefined ? { text: undefined } : figure(reading.quantity, reading.value, units)),
  limit: ({ reading }, _, units) => (reading === undefined ? { text: undefined } : figure(reading.quantity, reading.limit, units)),
  unit: ({ reading }, words, units) => word(reading && displayUnit(reading.quantity, units), words.unit),
  masterState: ({ masterStatus }, words) => word(masterState(masterStatus), words.masterState),
  masterStatus: ({ masterStatus }) => whole(masterStatus),
  pressure: ({ systemPressureBar }, _, units) => figure('pressure', systemPressureBar, units),
  delivery: ({ deliveryVolumeM3min }, _, units) => figure('volumeFlow', deliveryVolumeM3min, units),
  flow: ({ volumeFlowM3min }, _, units) => figure('volumeFlow', volumeFlowM3min, units),
  load: ({ loadRatio }, _, units) => figure('ratio', loadRatio, units),
};

type MachineCell = (machine: FaultLogEntry['machines'][number] | undefined, words: CsvWords) => CsvValue;

const machineCells: Readonly<Record<MachineColumn, MachineCell>> = {
  state: (machine, words) => word(machine && compressorState(machine.technology, machine.status), words.machineState),
  status: (machine) => whole(machine?.status),
  technology: (machine, words) => word(technologyOf(machine?.technology), words.technology),
};

/** Slots that have had a machine at one of the entries. */
function usedSlots(entries: readonly FaultLogEntry[]): readonly number[] {
  const used = new Set<number>();
  for (const { machines } of entries) machines.forEach(({ technology }, i) => technology !== notInstalled && used.add(i + 1));
  return [...used].sort((a, b) => a - b);
}

/** The entries as a table with all that the log has of them, in the chosen units; its first line names the columns. */
export function logCsv(entries: readonly FaultLogEntry[], units: UnitChoice, words: CsvWords): CsvRows {
  const slots = usedSlots(entries);
  const unitOf = (column: CsvColumn) => {
    const quantity = quantities[column];
    return quantity && displayUnit(quantity, units);
  };
  const head: CsvValue[] = [
    ...csvColumns.map((column) => ({ text: words.head(column, unitOf(column)) })),
    ...slots.flatMap((slot) => machineColumns.map((column) => ({ text: words.machineHead(column, slot) }))),
  ];
  const rows = entries.map((entry): CsvValue[] => [
    ...csvColumns.map((column) => cells[column](entry, words, units)),
    ...slots.flatMap((slot) => machineColumns.map((column) => machineCells[column](entry.machines[slot - 1], words))),
  ]);
  return [head, ...rows];
}
