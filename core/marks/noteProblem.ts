import type { MarkNoteEntry } from './MarkNote.ts';

/** How long the texts of a note may be, in UTF-16 units. */
export const longestNoteTexts = { by: 120, text: 2000 } as const;
/** Of a name for a reset of counted figures, in UTF-16 units. */
export const longestResetName = 80;
/** A station keeps so many notes, and the newest so many events. */
export const maxMarks = { notes: 10_000, events: 5000 } as const;
/** The year 2000, in UTC. */
const earliestMs = 946_684_800_000;
/** The year 2100, in UTC. */
const latestMs = 4_102_444_800_000;

/** What is wrong with a note. */
export type NoteProblem = 'badTime' | 'noText' | 'noName' | 'longText';

/** The first problem of a note in the order of its form; undefined for one that may be kept. */
export function noteProblem({ fromMs, toMs, text, by }: MarkNoteEntry): NoteProblem | undefined {
  if (!(fromMs >= earliestMs && fromMs <= toMs && toMs <= latestMs)) return 'badTime';
  if (text.trim() === '') return 'noText';
  if (by.trim() === '') return 'noName';
  return text.length > longestNoteTexts.text || by.length > longestNoteTexts.by ? 'longText' : undefined;
}
