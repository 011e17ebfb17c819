import { levels } from '../../core/access/index.ts';
import {
  type FaultEnd,
  type FaultEntryId,
  type FaultLogEntry,
  type FaultNote,
  faultSeverity,
  type LoggedMachine,
} from '../../core/faults/index.ts';
import type { SeenFault } from '../../core/ports/index.ts';
import type { SeenRequest, WireFaultLogEntry } from './faultSchemas.ts';
import { decodeReading, encodeReading } from './faultReadingWire.ts';
import { slotFields } from './faultSlotFields.ts';
import { decodeFaultSource, encodeFaultSource } from './faultWire.ts';
import { type Json, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';
import { technologyOr } from './plantWire.ts';

export function encodeFaultLogEntry(entry: FaultLogEntry): WireFaultLogEntry {
  const wire: WireFaultLogEntry = {
    datum: orNull(entry.atMs),
    source: encodeFaultSource(entry.source),
    bit_index: entry.bitIndex,
    plant_delivery_m3min: orNull(entry.deliveryVolumeM3min),
    plant_volume_flow_m3min: orNull(entry.volumeFlowM3min),
    plant_line_pressure_bar: orNull(entry.systemPressureBar),
    plant_load_factor_percent: orNull(entry.loadRatio),
    plant_state: orNull(entry.masterStatus),
    ...(entry.reading && { reading: encodeReading(entry.reading) }),
    ...(entry.words && { words: { ...entry.words } }),
    ...(entry.end && { end: entry.end.atMs, end_at_latest: entry.end.isAtLatest }),
    ...(entry.notes && { seen: entry.notes.map(({ atMs, ...note }) => ({ datum: atMs, ...note })) }),
  };
  const fields: Record<string, unknown> = wire;
  slotFields.forEach(({ state, technology }, slot) => {
    fields[state] = orNull(entry.machines[slot]?.status);
    fields[technology] = orNull(entry.machines[slot]?.technology);
  });
  return wire;
}

function decodeEnd(wire: Json): FaultEnd | undefined {
  const atMs = numberOr(wire['end']);
  return atMs === undefined ? undefined : { atMs, isAtLatest: wire['end_at_latest'] === true };
}

function decodeNote(item: unknown): readonly FaultNote[] {
  const wire = recordOr(item);
  const atMs = numberOr(wire['datum']);
  const [level, name, text] = [oneOf(levels)(wire['level']), textOr(wire['name']), textOr(wire['text'])];
  return atMs === undefined || level === undefined || name === undefined ? [] : [{ atMs, level, name, text: text ?? '' }];
}

/** What of an entry is ours; a controller that speaks the customer's text alone sends none of it. */
function decodeWork(wire: Json): Pick<FaultLogEntry, 'reading' | 'words' | 'end' | 'notes'> {
  const [reading, end] = [decodeReading(wire['reading']), decodeEnd(wire)];
  const words = Object.entries(recordOr(wire['words'])).filter((word): word is [string, string] => typeof word[1] === 'string');
  return {
    ...(reading && { reading }),
    ...(words.length > 0 && { words: Object.fromEntries(words) }),
    ...(end && { end }),
    ...(Array.isArray(wire['seen']) && { notes: wire['seen'].flatMap(decodeNote) }),
  };
}

export function encodeSeen(of: FaultEntryId, { name, text }: SeenFault): SeenRequest {
  return { datum: orNull(of.atMs), source: encodeFaultSource(of.source), bit_index: of.bitIndex, name, text };
}

/** Which entry is meant; undefined for a source that there is none of. */
export function decodeSeenEntry({ datum, source: wire, bit_index: bitIndex }: SeenRequest): FaultEntryId | undefined {
  const source = decodeFaultSource(wire);
  return source === undefined ? undefined : { atMs: datum ?? undefined, source, bitIndex };
}

function decodeEntry(wire: Json): FaultLogEntry | undefined {
  const source = decodeFaultSource(wire['source']);
  const bitIndex = numberOr(wire['bit_index']);
  if (source === undefined || bitIndex === undefined || faultSeverity(bitIndex) === undefined) return undefined;
  return {
    atMs: numberOr(wire['datum']),
    source,
    bitIndex,
    deliveryVolumeM3min: numberOr(wire['plant_delivery_m3min']),
    volumeFlowM3min: numberOr(wire['plant_volume_flow_m3min']),
    systemPressureBar: numberOr(wire['plant_line_pressure_bar']),
    loadRatio: numberOr(wire['plant_load_factor_percent']),
    masterStatus: numberOr(wire['plant_state']),
    machines: slotFields.map(({ state, technology }): LoggedMachine => ({
      status: numberOr(wire[state]),
      technology: technologyOr(wire[technology]),
    })),
    ...decodeWork(wire),
  };
}

/** A fault log as far as it can be read. */
export interface DecodedFaultLog {
  readonly entries: readonly FaultLogEntry[];
  /** Items whose source or bit can't be known. */
  readonly skippedCount: number;
}

/** Any content gives a result; what an entry lacks is missing. */
export function decodeFaultLog(wire: unknown): DecodedFaultLog {
  const items = listOr(wire);
  const entries = items.map((item) => decodeEntry(recordOr(item))).filter((entry) => entry !== undefined);
  return { entries, skippedCount: items.length - entries.length };
}
