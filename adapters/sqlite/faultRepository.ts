import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { TechnologyCode } from '../../core/compressor/index.ts';
import type { FaultEntryId, FaultLogEntry, FaultNote, FaultSource } from '../../core/faults/index.ts';
import type { EndedFault, FaultRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';

const maxEvents = 20_000;
const pageSize = 500;

type LoggedSlot = readonly [status: number | null, technology: TechnologyCode | null];

/** As stored: -1 for the master control, -2 for limits, else the compressor's slot. */
const namedSources = new Map<number, FaultSource>([
  [-1, 'master'],
  [-2, 'limits'],
]);
const numbers = new Map([...namedSources].map(([number, source]) => [source, number]));
const sourceOf = (value: SQLOutputValue | undefined): FaultSource => namedSources.get(Number(value)) ?? Number(value);
const numberOf = (source: FaultSource) => numbers.get(source) ?? Number(source);

const orUndefined = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : undefined);
const roundedMs = (atMs: number) => Math.round(atMs);
const orNull = (value: number | undefined) => value ?? null;

/** What an entry came of and is called, as one JSON text. */
type Cause = Pick<FaultLogEntry, 'reading' | 'words'>;
const causeOf = ({ reading, words }: Cause) => (reading === undefined && words === undefined ? null : JSON.stringify({ reading, words }));

type NotesById = ReadonlyMap<SQLOutputValue | undefined, readonly FaultNote[]>;

function entryOf(row: readonly SQLOutputValue[], notesById: NotesById): FaultLogEntry {
  const [id, atMs, source, bitIndex, delivery, flow, pressure, load, masterStatus, machines, endedMs, isAtLatest, cause] = row;
  const notes = notesById.get(id);
  return {
    atMs: orUndefined(atMs),
    source: sourceOf(source),
    bitIndex: Number(bitIndex),
    deliveryVolumeM3min: orUndefined(delivery),
    volumeFlowM3min: orUndefined(flow),
    systemPressureBar: orUndefined(pressure),
    loadRatio: orUndefined(load),
    masterStatus: orUndefined(masterStatus),
    machines: (JSON.parse(String(machines)) as LoggedSlot[]).map(([status, technology]) => ({
      status: status ?? undefined,
      technology: technology ?? undefined,
    })),
    ...(typeof cause === 'string' && (JSON.parse(cause) as Cause)),
    ...(typeof endedMs === 'number' && { end: { atMs: endedMs, isAtLatest: isAtLatest === 1 } }),
    ...(notes && { notes }),
  };
}

/** Keeps the newest `capacity` events. */
export function faultRepository(database: DatabaseSync, capacity = maxEvents): FaultRepository {
  const columns =
    'at_ms, source, bit_index, delivery_m3min, flow_m3min, pressure_bar, load_ratio, master_status, machines_json, ended_ms, ended_at_latest, cause_json';
  const page = database.prepare(`SELECT id, ${columns} FROM fault_events WHERE id < ? ORDER BY id DESC LIMIT ${pageSize}`);
  page.setReturnArrays(true);
  const add = database.prepare(`INSERT INTO fault_events (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const dropOldest = database.prepare('DELETE FROM fault_events WHERE id <= (SELECT max(id) FROM fault_events) - ?');
  const dropNotes = database.prepare('DELETE FROM fault_notes WHERE event_id < (SELECT min(id) FROM fault_events)');
  const end = database.prepare(
    `UPDATE fault_events SET ended_ms = ?, ended_at_latest = ?
     WHERE id = (SELECT max(id) FROM fault_events WHERE source = ? AND bit_index = ?) AND ended_ms IS NULL`,
  );
  const find = database.prepare('SELECT max(id) AS id FROM fault_events WHERE source = ? AND bit_index = ? AND at_ms IS ?');
  const lastTimed = database.prepare('SELECT max(id) AS id FROM fault_events WHERE at_ms IS NOT NULL');
  const timedAfter = database.prepare(
    'SELECT id, at_ms, source, bit_index FROM fault_events WHERE id > ? AND at_ms IS NOT NULL ORDER BY id LIMIT ?',
  );
  const addNote = database.prepare('INSERT INTO fault_notes (event_id, at_ms, level, name, text) VALUES (?, ?, ?, ?, ?)');
  const notesBetween = database.prepare(
    'SELECT event_id, at_ms, level, name, text FROM fault_notes WHERE event_id BETWEEN ? AND ? ORDER BY id',
  );
  const active = database.prepare('SELECT source, bit_index FROM active_faults ORDER BY source, bit_index');
  const clearActive = database.prepare('DELETE FROM active_faults');
  const addActive = database.prepare('INSERT INTO active_faults (source, bit_index) VALUES (?, ?)');

  const addEvent = (event: FaultLogEntry) => {
    add.run(
      orNull(event.atMs === undefined ? undefined : roundedMs(event.atMs)),
      numberOf(event.source),
      event.bitIndex,
      orNull(event.deliveryVolumeM3min),
      orNull(event.volumeFlowM3min),
      orNull(event.systemPressureBar),
      orNull(event.loadRatio),
      orNull(event.masterStatus),
      JSON.stringify(event.machines.map(({ status, technology }) => [orNull(status), orNull(technology)])),
      orNull(event.end && roundedMs(event.end.atMs)),
      Number(event.end?.isAtLatest === true),
      causeOf(event),
    );
  };
  const endEvent = ({ source, bitIndex, end: { atMs, isAtLatest } }: EndedFault) => {
    end.run(roundedMs(atMs), Number(isAtLatest), numberOf(source), bitIndex);
  };
  const notesOf = (fromId: number, untilId: number): NotesById => {
    const found = new Map<SQLOutputValue | undefined, FaultNote[]>();
    for (const { event_id: id, at_ms: atMs, level, name, text } of notesBetween.all(fromId, untilId)) {
      const note = { atMs: Number(atMs), level: String(level) as FaultNote['level'], name: String(name), text: String(text) };
      found.set(id, [...(found.get(id) ?? []), note]);
    }
    return found;
  };
  const idOf = ({ atMs, source, bitIndex }: FaultEntryId) =>
    find.get(numberOf(source), bitIndex, orNull(atMs === undefined ? undefined : roundedMs(atMs)))?.['id'] ?? undefined;

  return {
    *pages() {
      for (let before = Number.MAX_SAFE_INTEGER; ;) {
        const rows = page.all(before) as unknown as SQLOutputValue[][];
        if (rows.length === 0) return;
        const oldest = Number(rows.at(-1)![0]);
        const notes = notesOf(oldest, Number(rows[0]![0]));
        yield rows.map((row) => entryOf(row, notes));
        before = oldest;
      }
    },
    active: () => active.all().map((row) => ({ source: sourceOf(row['source']), bitIndex: Number(row['bit_index']) })),
    save(added, up, ended = []) {
      inTransaction(database, () => {
        ended.forEach(endEvent);
        added.forEach(addEvent);
        if (added.length > 0) {
          dropOldest.run(capacity);
          dropNotes.run();
        }
        clearActive.run();
        for (const { source, bitIndex } of up) addActive.run(numberOf(source), bitIndex);
      });
    },
    lastId: () => Number(lastTimed.get()?.['id'] ?? 0),
    after: (after, count) =>
      timedAfter.all(after, count).map(({ id, at_ms, source, bit_index }) => ({
        ...{ id: Number(id), atMs: Number(at_ms), source: sourceOf(source), bitIndex: Number(bit_index) },
      })),
    note(of, { atMs, level, name, text }) {
      const id = idOf(of);
      if (id === undefined) return false;
      addNote.run(Number(id), roundedMs(atMs), level, name, text);
      return true;
    },
  };
}
