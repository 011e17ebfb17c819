import * as z from 'zod/mini';
import { backupProblems, keptKinds, maxBackupBytes, passPhraseLength, secretStates } from '../../core/backup/index.ts';
import { settingsGroups } from '../../core/settings/index.ts';

const passPhrase = z
  .nullable(z.string().check(z.minLength(passPhraseLength.min), z.maxLength(passPhraseLength.max)))
  .check(z.describe('Seals, or opens, passwords, secrets, wall links and tokens of programs; null leaves them out'));

/** POST /api/backup */
export const backupRequest = z.strictObject({ pass_phrase: passPhrase });

/** POST /api/backup/preview and /api/backup/restore */
export const backupFileRequest = z.strictObject({
  file: z.string().check(z.maxLength(maxBackupBytes), z.describe('Text of the file')),
  pass_phrase: passPhrase,
});
export type BackupFileRequest = z.infer<typeof backupFileRequest>;

/** In JSON each quotation mark and line feed of a text takes two characters. */
export const backupFileBytes = 2 * maxBackupBytes;

const preview = z.object({
  software: z.string().check(z.describe('Version of the software that made it')),
  made_ms: z.number(),
  station_name: z.string(),
  schematic_number: z.string(),
  is_other_station: z.boolean().check(z.describe('Name or schematic number differ from those of this station')),
  secrets: z.enum(secretStates),
  changed: z.array(z.enum([...settingsGroups, 'field'])).check(z.describe('What differs from this station')),
  counts: z.array(z.object({ kind: z.enum(keptKinds), here: z.int(), in_file: z.int() })),
});
export const previewResponse = z.object({
  problem: z.nullable(z.enum(backupProblems)).check(z.describe('Why it can’t be used')),
  preview: z.nullable(preview),
});
export type WirePreview = z.infer<typeof previewResponse>;
