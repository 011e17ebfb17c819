import * as z from 'zod/mini';
import { longestNoteTexts, longestResetName, stationEventKinds } from '../../core/marks/index.ts';

const instant = (meaning: string) => z.number().check(z.describe(`${meaning}, in ms since 1970`));
const text = (longest: number) => z.string().check(z.maxLength(longest));

const note = {
  from_ms: instant('Begin'),
  to_ms: instant('End; the same as the begin for a moment'),
  text: text(longestNoteTexts.text),
  by: text(longestNoteTexts.by).check(z.describe('Who wrote it')),
} as const;
const noteId = z.int();

/** POST /trend/marks */
export const marksRequest = z.strictObject({ from_ms: instant('Begin'), until_ms: instant('End, not included') });
export type MarksRequest = z.infer<typeof marksRequest>;

/** POST /trend/notes */
export const noteRequest = z.strictObject(note);
export type NoteRequest = z.infer<typeof noteRequest>;

/** POST /think_green/reset, which has no body */
export const resetQuery = z.object({
  name: z.optional(z.string().check(z.maxLength(longestResetName), z.describe('Of the mark on the time axis'))),
});

/** POST /trend/notes/change */
export const changeNoteRequest = z.strictObject({ id: noteId, ...note });

/** POST /trend/notes/remove */
export const removeNoteRequest = z.strictObject({ id: noteId });

export const marksResponse = z.object({
  notes: z
    .array(z.object({ id: noteId, ...note, entered_ms: instant('When it was entered, or changed last') }))
    .check(z.describe('That touch the range, by their begin')),
  events: z.array(
    z.object({
      at_ms: instant('When it happened'),
      kind: z.enum(stationEventKinds),
      section: z.string().check(z.describe('Of the settings that were changed, the name of a reset, or what was imported; else empty')),
    }),
  ),
});
export type WireMarks = z.infer<typeof marksResponse>;
