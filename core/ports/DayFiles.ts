import type { PlantDay } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Download, FilesProgress, Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** A day file of the station's card. */
export interface ListedDayFile {
  readonly name: string;
  /** It is asked for by this. */
  readonly path: string;
  /** Day of the plant's zone; undefined when the name does not say. */
  readonly day: PlantDay | undefined;
}

/** A day file as it lies on the card. */
export interface LoadedDayFile {
  readonly path: string;
  /** They fill their buffer, which may be handed to a worker. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Who wants several files, and each as soon as it can be had. */
export interface DayFilesDownload extends Download<FilesProgress> {
  /** Is handed each file in the order asked for, as soon as it and those before it are there; it may take the bytes away. */
  readonly onFile?: ((file: LoadedDayFile) => void) | undefined;
}

/** The day files on the station's card. */
export interface DayFiles {
  /** Days of the plant's zone that have a file, ascending. */
  availableDays(token: SessionToken, waiting?: Waiting): Promise<CallResult<readonly PlantDay[]>>;
  list(token: SessionToken, waiting?: Waiting): Promise<CallResult<readonly ListedDayFile[]>>;
  read(path: string, token: SessionToken, download?: Download): Promise<CallResult<LoadedDayFile>>;
  /** The first `maxLoadedFiles` of the paths, in their order; the first file that fails ends the others, and is the outcome of all. */
  readSeveral(paths: readonly string[], token: SessionToken, download?: DayFilesDownload): Promise<CallResult<readonly LoadedDayFile[]>>;
}
