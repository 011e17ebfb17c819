import type { StopSignal } from './StopSignal.ts';

/** How long an answer is wanted. */
export interface Waiting {
  /** Ends the call, whose outcome is `aborted` then. */
  readonly signal?: StopSignal | undefined;
}

/** How far a file is. */
export interface DownloadProgress {
  readonly loadedBytes: number;
  /** Undefined where the station does not say, as for a file that it sends compressed. */
  readonly totalBytes: number | undefined;
}

/** How far several files are, all bytes together. */
export interface FilesProgress extends DownloadProgress {
  readonly loadedFiles: number;
  readonly fileCount: number;
}

/** Who wants a file, and to know how far it is. */
export interface Download<Progress extends DownloadProgress = DownloadProgress> extends Waiting {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
