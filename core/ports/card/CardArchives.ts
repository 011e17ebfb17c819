import type { CardDownload } from './CardDayFiles.ts';

/** Of the master control, or of a compressor's. */
export type ArchiveKind = 'GLW' | 'Comp';

/** Which archive. */
export interface ArchiveId {
  /** 0 for the plant, else the compressor's. */
  readonly slot: number;
  /** `YYYY-MM` */
  readonly month: string;
}

/** An archive on the card. */
export interface CardArchive {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
}

/** The archives of daily totals on a card. */
export interface CardArchives {
  /** By month, then by machine. */
  list(): Promise<Readonly<Record<ArchiveKind, readonly CardArchive[]>>>;
  /** When it was written last; undefined when there is none. */
  writtenMs(archive: ArchiveId): Promise<number | undefined>;
  /** Undefined when there is none; empty for a file that is too long to be one. */
  read(archive: ArchiveId): Promise<string | undefined>;
  /** There either whole or not at all, also after a power cut. */
  write(archive: ArchiveId, text: string): Promise<void>;
  /** It was written now, with what it has. */
  touch(archive: ArchiveId): Promise<void>;
  /** Renames one that can't be gone on with, so that it is kept but no archive any more. */
  quarantine(archive: ArchiveId): Promise<void>;
  /** By its `file`; any other text finds nothing. */
  download(file: string): Promise<CardDownload | undefined>;
}
