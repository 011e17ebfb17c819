import type { Settings, SettingsGroup } from '../settings/index.ts';

/** What a station counts of what it keeps. */
export const keptKinds = ['faults', 'faultWindows', 'services', 'notes', 'events', 'counterReadings'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** What a station keeps, or a backup of one. */
export interface StationContent {
  readonly settings: Settings;
  /** How the plant is wired; undefined where that was never said. */
  readonly field: string | undefined;
  readonly counts: Readonly<Record<KeptKind, number>>;
}

/** `none`: there are none; `sealed`: the pass phrase is missing; `open`: they are restored, too; `foreign`: they are not those of a station of this kind. */
export const secretStates = ['none', 'sealed', 'open', 'foreign'] as const;
export type SecretState = (typeof secretStates)[number];

/** What a backup says of itself. */
export interface BackupFacts {
  /** Version of the software that made it. */
  readonly software: string;
  readonly madeMs: number;
}

/** Why a backup can't be used. */
export const backupProblems = ['notBackup', 'damaged', 'otherFormat', 'newerSoftware', 'unfit', 'wrongPassPhrase'] as const;
export type BackupProblemCode = (typeof backupProblems)[number];

/** Settings that can differ, and how the plant is wired. */
export type RestoredPart = SettingsGroup | 'field';

/** Characters of a pass phrase. */
export const passPhraseLength = { min: 8, max: 256 } as const;

/** What the file of each backup begins with. */
export const backupHead = '{"format":"pressluft backup"';

/** Larger ones are restored on the command line. */
export const maxBackupBytes = 33_554_432;
