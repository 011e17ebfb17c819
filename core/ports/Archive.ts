import type { DayFileProblem } from '../dayFile/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Download, Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** A file of daily totals, or of analog inputs. */
export interface ArchiveFile {
  readonly name: string;
  /** Undefined when the station does not say. */
  readonly sizeBytes: number | undefined;
}

/** A day file that could be read only in part. */
export interface DamagedDayFile {
  readonly name: string;
  /** Undefined where the station does not say. */
  readonly problemCount: number | undefined;
  /** By line; likewise. */
  readonly first: DayFileProblem | undefined;
}

/** The files by what they are of: the master control, that is the plant, and the compressors. */
export interface ArchiveList {
  readonly master: readonly ArchiveFile[];
  readonly compressors: readonly ArchiveFile[];
  /** Of analog inputs, by day; none where the station has none. */
  readonly inputs: readonly ArchiveFile[];
  /** Newest first; none where the station does not say. */
  readonly damaged: readonly DamagedDayFile[];
}

/** The station's archive of daily totals and of analog inputs. */
export interface Archive {
  list(token: SessionToken, waiting?: Waiting): Promise<CallResult<ArchiveList>>;
  /** A whole CSV file by its name, to be saved as it is. */
  read(name: string, token: SessionToken, download?: Download): Promise<CallResult<Uint8Array<ArrayBuffer>>>;
}
