import type { MarkNoteEntry, StationMarks } from '../marks/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** Notes and what happened at a station; the language, as in BCP 47, is the one of the station's texts. */
export interface Marks {
  read(range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<StationMarks>>;
  add(note: MarkNoteEntry, token: SessionToken, language: string): Promise<SaveResult>;
  change(id: number, note: MarkNoteEntry, token: SessionToken, language: string): Promise<SaveResult>;
  remove(id: number, token: SessionToken, language: string): Promise<SaveResult>;
}
