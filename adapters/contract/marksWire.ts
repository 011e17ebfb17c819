import { type MarkNote, type MarkNoteEntry, type StationEvent, stationEventKinds, type StationMarks } from '../../core/marks/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { type Json, listOr, numberOr, recordOr, textOr } from './lenient.ts';
import type { MarksRequest, NoteRequest, WireMarks } from './markSchemas.ts';

export const encodeMarksRequest = ({ fromMs, untilMs }: TimeRange): MarksRequest => ({ from_ms: fromMs, until_ms: untilMs });
export const decodeMarksRequest = ({ from_ms: fromMs, until_ms: untilMs }: MarksRequest): TimeRange => ({ fromMs, untilMs });

export const encodeNote = ({ fromMs, toMs, text, by }: MarkNoteEntry): NoteRequest => ({ from_ms: fromMs, to_ms: toMs, text, by });
export const decodeNote = ({ from_ms: fromMs, to_ms: toMs, text, by }: NoteRequest): MarkNoteEntry => ({ fromMs, toMs, text, by });

export const encodeMarks = ({ notes, events }: StationMarks): WireMarks => ({
  notes: notes.map((note) => ({ id: note.id, ...encodeNote(note), entered_ms: note.enteredAtMs })),
  events: events.map(({ atMs, kind, section }) => ({ at_ms: atMs, kind, section })),
});

function noteOr(wire: Json): readonly MarkNote[] {
  const [id, fromMs] = [numberOr(wire['id']), numberOr(wire['from_ms'])];
  if (id === undefined || fromMs === undefined) return [];
  const [text, by] = [textOr(wire['text']) ?? '', textOr(wire['by']) ?? ''];
  return [{ id, fromMs, toMs: numberOr(wire['to_ms']) ?? fromMs, text, by, enteredAtMs: numberOr(wire['entered_ms']) ?? fromMs }];
}

function eventOr(wire: Json): readonly StationEvent[] {
  const atMs = numberOr(wire['at_ms']);
  const kind = stationEventKinds.find((known) => known === wire['kind']);
  return atMs === undefined || kind === undefined ? [] : [{ atMs, kind, section: textOr(wire['section']) ?? '' }];
}

/** Any content gives marks; what is none is left out. */
export function decodeMarks(wire: unknown): StationMarks {
  const { notes, events } = recordOr(wire);
  return {
    notes: listOr(notes).flatMap((note) => noteOr(recordOr(note))),
    events: listOr(events).flatMap((event) => eventOr(recordOr(event))),
  };
}
