import type { Logger } from 'pino';
import {
  type MarkNote,
  type MarkNoteEntry,
  maxMarks,
  noteProblem,
  type NoteProblem,
  type StationEventKind,
  type StationMarks,
} from '../../core/marks/index.ts';
import type { Clock, MarkRepository } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';

/** Why a note is not kept. */
export type NoteRefusal = NoteProblem | 'unknownNote' | 'tooMany';

/** Notes on the time axis, and what happened at the station. */
export interface MarkBook {
  within(range: TimeRange): StationMarks;
  /** What is not kept gives why. */
  add(note: MarkNoteEntry): MarkNote | NoteRefusal;
  change(id: number, note: MarkNoteEntry): MarkNote | NoteRefusal;
  remove(id: number): NoteRefusal | undefined;
  /** Never stands in the way of what it notes: a database that takes nothing is only logged. */
  happened(kind: StationEventKind, section?: string): void;
}

export interface MarkBookParts {
  readonly repository: MarkRepository;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

export function markBook({ repository, clock, log }: MarkBookParts): MarkBook {
  const entered = ({ fromMs, toMs, text, by }: MarkNoteEntry) => ({ fromMs, toMs, text, by, enteredAtMs: clock.nowMs() });
  return {
    within: (range) => repository.within(range),
    add(entry) {
      const problem = noteProblem(entry) ?? (repository.noteCount() >= maxMarks.notes ? 'tooMany' : undefined);
      if (problem !== undefined) return problem;
      const note = entered(entry);
      return { ...note, id: repository.addNote(note) };
    },
    change(id, entry) {
      const problem = noteProblem(entry);
      if (problem !== undefined) return problem;
      const note = { ...entered(entry), id };
      return repository.changeNote(note) ? note : 'unknownNote';
    },
    remove: (id) => (repository.removeNote(id) ? undefined : 'unknownNote'),
    happened(kind, section = '') {
      try {
        repository.addEvent({ atMs: clock.nowMs(), kind, section }, maxMarks.events);
      } catch (error) {
        log.error(`an event of the station cannot be kept: ${reasonOf(error)}`);
      }
    },
  };
}
