import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type MarkNote, type StationEvent, stationEventKinds } from '../../core/marks/index.ts';
import type { MarkRepository } from '../../core/ports/index.ts';

type Row = Record<string, SQLOutputValue>;

const noteOf = (row: Row): MarkNote => ({
  id: Number(row['id']),
  fromMs: Number(row['from_ms']),
  toMs: Number(row['to_ms']),
  text: String(row['note']),
  by: String(row['written_by']),
  enteredAtMs: Number(row['entered_ms']),
});

/** Undefined for a kind that this version does not know. */
function eventOf(row: Row): StationEvent | undefined {
  const kind = stationEventKinds.find((known) => known === row['kind']);
  return kind && { atMs: Number(row['at_ms']), kind, section: String(row['section']) };
}

export function markRepository(database: DatabaseSync): MarkRepository {
  const notes = database.prepare('SELECT * FROM notes WHERE from_ms < ? AND to_ms >= ? ORDER BY from_ms, id');
  const events = database.prepare('SELECT * FROM station_events WHERE at_ms >= ? AND at_ms < ? ORDER BY at_ms, id');
  const count = database.prepare('SELECT count(*) AS notes FROM notes');
  const add = database.prepare('INSERT INTO notes (from_ms, to_ms, note, written_by, entered_ms) VALUES (?, ?, ?, ?, ?)');
  const change = database.prepare('UPDATE notes SET from_ms = ?, to_ms = ?, note = ?, written_by = ?, entered_ms = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM notes WHERE id = ?');
  const addEvent = database.prepare('INSERT INTO station_events (at_ms, kind, section) VALUES (?, ?, ?)');
  const dropOldest = database.prepare(
    'DELETE FROM station_events WHERE id <= (SELECT id FROM station_events ORDER BY id DESC LIMIT 1 OFFSET ?)',
  );
  const valuesOf = ({ fromMs, toMs, text, by, enteredAtMs }: Omit<MarkNote, 'id'>) =>
    [Math.round(fromMs), Math.round(toMs), text, by, Math.round(enteredAtMs)] as const;
  return {
    within: ({ fromMs, untilMs }) => ({
      notes: notes.all(untilMs, fromMs).map(noteOf),
      events: events.all(fromMs, untilMs).flatMap((row) => eventOf(row) ?? []),
    }),
    noteCount: () => Number(count.get()?.['notes']),
    addNote: (note) => Number(add.run(...valuesOf(note)).lastInsertRowid),
    changeNote: ({ id, ...note }) => Number(change.run(...valuesOf(note), id).changes) > 0,
    removeNote: (id) => Number(remove.run(id).changes) > 0,
    addEvent({ atMs, kind, section }, max) {
      addEvent.run(Math.round(atMs), kind, section);
      dropOldest.run(max);
    },
  };
}
