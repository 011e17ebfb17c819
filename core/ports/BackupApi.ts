import type { BackupPreview, BackupProblemCode } from '../backup/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What a station says of a backup. */
export type PreviewAnswer = { readonly problem: BackupProblemCode } | { readonly problem?: undefined; readonly preview: BackupPreview };

/** Backups of a station, for who may write; without a pass phrase they have no secrets. */
export interface BackupApi {
  /** Brings the file. */
  make(passPhrase: string | undefined, token: SessionToken, waiting?: Waiting): Promise<CallResult<Uint8Array<ArrayBuffer>>>;
  /** Nothing changes. */
  preview(file: string, passPhrase: string | undefined, token: SessionToken, waiting?: Waiting): Promise<CallResult<PreviewAnswer>>;
  /** Takes the place of what the station has, whole or not at all; its web server restarts. */
  restore(file: string, passPhrase: string | undefined, token: SessionToken, language: string): Promise<SaveResult>;
}
