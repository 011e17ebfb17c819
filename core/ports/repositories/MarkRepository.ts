import type { MarkNote, StationEvent, StationMarks } from '../../marks/index.ts';
import type { TimeRange } from '../../time/index.ts';

/** Notes on the time axis, and what happened at the station. */
export interface MarkRepository {
  within(range: TimeRange): StationMarks;
  noteCount(): number;
  /** Gives the id of the new note; none is given twice. */
  addNote(note: Omit<MarkNote, 'id'>): number;
  /** Gives whether there is such a note. */
  changeNote(note: MarkNote): boolean;
  /** Likewise. */
  removeNote(id: number): boolean;
  /** Drops the oldest events beyond `max`. */
  addEvent(event: StationEvent, max: number): void;
}
