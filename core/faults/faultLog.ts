import type { Level } from '../access/index.ts';
import { compressorState, type CompressorState, notInstalled, type TechnologyCode } from '../compressor/index.ts';
import type { FaultReading } from './faultReading.ts';
import type { FaultWordsByLanguage } from './FaultWordsByLanguage.ts';
import { type FaultSeverity, faultSeverity, type FaultSource } from './faultCode.ts';
import type { ActiveFault } from './machineFaults.ts';

/** A fault in the log with the station at that moment; a missing value is undefined. */
export interface FaultLogEntry {
  readonly atMs: number | undefined;
  readonly source: FaultSource;
  readonly bitIndex: number;
  readonly deliveryVolumeM3min: number | undefined;
  readonly volumeFlowM3min: number | undefined;
  readonly systemPressureBar: number | undefined;
  /** 0..1 */
  readonly loadRatio: number | undefined;
  /** Status word of the master; see masterState. */
  readonly masterStatus: number | undefined;
  /** All ten slots, by number. */
  readonly machines: readonly LoggedMachine[];
  /** What it watches, with the value when it came; undefined where that is not known. */
  readonly reading?: FaultReading | undefined;
  /** What it is called, by language, where that does not follow from its source and bit. */
  readonly words?: FaultWordsByLanguage | undefined;
  /** When it was over; undefined while it is up, and where that is not known. */
  readonly end?: FaultEnd | undefined;
  /** What people who have seen it left, oldest first; undefined where the controller keeps none. */
  readonly notes?: readonly FaultNote[] | undefined;
}

/** When a fault was over. */
export interface FaultEnd {
  readonly atMs: number;
  /** It may have been over before: nothing was heard of its source in between. */
  readonly isAtLatest: boolean;
}

/** Somebody has seen a fault; it changes nothing at the machine. */
export interface FaultNote {
  readonly atMs: number;
  /** Level of the session that it was made with. */
  readonly level: Level;
  /** Who, as typed. */
  readonly name: string;
  /** Empty for none. */
  readonly text: string;
}

/** Characters that a note may have at most. */
export const longestNote = { name: 60, text: 500 } as const;

/** What names an entry of the log; of equal ones the newest. */
export type FaultEntryId = Pick<FaultLogEntry, 'atMs' | 'source' | 'bitIndex'>;

/** A compressor slot at the moment of a fault. */
export interface LoggedMachine {
  /** Status word; see compressorState. */
  readonly status: number | undefined;
  readonly technology: TechnologyCode | undefined;
}

/** A machine as a selected row shows it. */
export interface MachineAtFault {
  /** Slot, 1..10. */
  readonly number: number;
  readonly state: CompressorState | undefined;
}

/** The machines of an entry without the empty slots. */
export function machinesAtFault({ machines }: FaultLogEntry): readonly MachineAtFault[] {
  return machines
    .map(({ status, technology }, slot) => ({ number: slot + 1, technology, state: compressorState(technology, status) }))
    .filter(({ technology }) => technology !== notInstalled)
    .map(({ number, state }) => ({ number, state }));
}

const timeOf = ({ atMs }: FaultLogEntry) => (atMs !== undefined && Number.isFinite(atMs) ? atMs : -Infinity);

/** What to show of the log; a condition that is left out lets everything pass. */
export interface FaultFilter {
  readonly severities?: readonly FaultSeverity[] | undefined;
  readonly sources?: readonly FaultSource[] | undefined;
  /** First instant that counts. */
  readonly fromMs?: number | undefined;
  /** First instant that counts no more. */
  readonly untilMs?: number | undefined;
  /** Each of them is somewhere in the entry's text, in capitals or not. */
  readonly words?: string | undefined;
}

/** Whether each word of a query is in a text, in capitals or not; a query without words fits every text. */
export function hasWords(text: string, query: string): boolean {
  const searched = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

const boundOr = (boundMs: number | undefined, open: number) => (boundMs === undefined || Number.isNaN(boundMs) ? open : boundMs);

const noText = () => '';

/**
 * The entries that meet every condition, in their order; with a time condition those without a time drop out. A missing or NaN bound is open.
 * `textOf` gives the text that the filter's words are looked for in.
 */
export function filterFaults(
  entries: readonly FaultLogEntry[],
  filter: FaultFilter,
  textOf: (entry: FaultLogEntry) => string = noText,
): readonly FaultLogEntry[] {
  const { severities, sources, words } = filter;
  const fromMs = boundOr(filter.fromMs, -Infinity);
  const untilMs = boundOr(filter.untilMs, Infinity);
  const isTimed = fromMs > -Infinity || untilMs < Infinity;
  return entries.filter((entry) => {
    const severity = faultSeverity(entry.bitIndex);
    const atMs = timeOf(entry);
    return (
      (severities === undefined || (severity !== undefined && severities.includes(severity))) &&
      (sources === undefined || sources.includes(entry.source)) &&
      (!isTimed || (atMs > -Infinity && atMs >= fromMs && atMs < untilMs)) &&
      (words === undefined || hasWords(textOf(entry), words))
    );
  });
}

/** How long a fault was up, in ms; undefined while it is up, where that is not known, and where a clock was set back meanwhile. */
export function faultDurationMs({ atMs, end }: Pick<FaultLogEntry, 'atMs' | 'end'>): number | undefined {
  const durationMs = atMs === undefined || end === undefined ? NaN : end.atMs - atMs;
  return durationMs >= 0 ? durationMs : undefined;
}

interface FaultId {
  readonly source: FaultSource;
  readonly bitIndex: number;
}
const idOf = ({ source, bitIndex }: FaultId) => `${source}.${bitIndex}`;

/** By fault: the entry that says when it came, the first of its kind among entries that begin with the newest; without the faults that have none. */
export function entriesOfFaults(
  newestFirst: readonly FaultLogEntry[],
  faults: readonly ActiveFault[],
): ReadonlyMap<ActiveFault, FaultLogEntry> {
  const sought = new Map(faults.map((fault) => [idOf(fault), fault]));
  const found = new Map<ActiveFault, FaultLogEntry>();
  for (const entry of newestFirst) {
    if (sought.size === 0) break;
    const fault = sought.get(idOf(entry));
    if (fault === undefined) continue;
    found.set(fault, entry);
    sought.delete(idOf(entry));
  }
  return found;
}
