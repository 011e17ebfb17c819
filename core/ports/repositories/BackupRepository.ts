import type { BackupFacts, BackupProblemCode, SecretState, StationContent } from '../../backup/index.ts';
import type { Settings } from '../../settings/index.ts';

/** A backup that was read whole and fits. */
export interface ReadBackup extends BackupFacts {
  readonly secrets: SecretState;
  readonly content: StationContent;
  /** Keeps it, to take the place of what there is when the store is opened next: in one transaction, before anything is read. */
  restore(): void;
}

/** What became of reading a backup; the reason is English and says more than its code. */
export type BackupReading =
  { readonly backup: ReadBackup } | { readonly problem: BackupProblemCode; readonly reason: string; readonly backup?: undefined };

/** Makes and takes backups of an open store. */
export interface BackupRepository {
  /** As text; without a pass phrase it has no secrets. */
  make(facts: BackupFacts, passPhrase: string | undefined): Promise<string>;
  /** What is kept now, over the defaults. */
  content(defaults: Settings): StationContent;
  /** Reads a backup and changes nothing. */
  read(text: string, passPhrase: string | undefined, defaults: Settings): Promise<BackupReading>;
  /** What became of a backup that was to take the place of what there was when this store was opened; undefined for none. */
  readonly restored: 'done' | 'failed' | undefined;
}
