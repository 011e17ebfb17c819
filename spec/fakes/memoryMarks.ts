import { type MarkNote, type MarkNoteEntry, noteProblem, type NoteProblem, type StationEvent } from '../../core/marks/index.ts';
import type { Marks } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Text ids of what a note is refused for. */
const problems: Readonly<Record<NoteProblem, string>> = {
  badTime: 'Der Zeitraum ist nicht gültig: Das Ende darf nicht vor dem Anfang liegen.',
  noText: 'Bitte geben Sie einen Text ein.',
  noName: 'Bitte geben Sie Ihren Namen ein.',
  longText: 'Ein Text ist zu lang.',
};

/** Notes of a station that never restarts. */
export function memoryMarks(gate: MemoryGate, nowMs: () => number, events: readonly StationEvent[]): Marks {
  let notes: readonly MarkNote[] = [];
  let lastId = 0;
  const entered = (note: MarkNoteEntry, id: number) => ({ ...note, id, enteredAtMs: nowMs() });
  const refusalOf = (note: MarkNoteEntry) => {
    const problem = noteProblem(note);
    return problem && problems[problem];
  };
  const unknown = (id: number) => (notes.some((note) => note.id === id) ? undefined : 'Diese Notiz gibt es nicht mehr.');
  return {
    read: ({ fromMs, untilMs }, token, waiting) =>
      gate.ask({ call: 'marks', sent: undefined, token, signal: waiting?.signal }, () => ({
        notes: notes.filter((note) => note.fromMs < untilMs && note.toMs >= fromMs).sort((a, b) => a.fromMs - b.fromMs),
        events: events.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs),
      })),
    add: (note, token, language) =>
      gate.save({ call: 'changeMarks', sent: note, token }, language, (i18n) => {
        const refusal = refusalOf(note);
        if (refusal !== undefined) return i18n._(refusal);
        notes = [...notes, entered(note, ++lastId)];
        return undefined;
      }),
    change: (id, note, token, language) =>
      gate.save({ call: 'changeMarks', sent: note, token }, language, (i18n) => {
        const refusal = refusalOf(note) ?? unknown(id);
        if (refusal !== undefined) return i18n._(refusal);
        notes = notes.map((each) => (each.id === id ? entered(note, id) : each));
        return undefined;
      }),
    remove: (id, token, language) =>
      gate.save({ call: 'changeMarks', sent: id, token }, language, (i18n) => {
        const refusal = unknown(id);
        if (refusal !== undefined) return i18n._(refusal);
        notes = notes.filter((note) => note.id !== id);
        return undefined;
      }),
  };
}
