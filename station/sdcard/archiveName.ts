import { slotCount } from '../../core/compressor/index.ts';

/** Folder of the archives on the card. */
export const archiveFolder = 'archive';

/** Of the master control, or of a compressor's. */
export type ArchiveKind = 'GLW' | 'Comp';

/** What an archive's name says. */
export interface ArchiveName {
  readonly file: string;
  readonly kind: ArchiveKind;
  /** 0 for the plant, else the compressor's. */
  readonly slot: number;
  /** `YYYY-MM` */
  readonly month: string;
}

/** Whether a text is a month, written `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** `GLW_2026-11.csv` for slot 0, else `Comp3_2026-11.csv`. */
export const archiveName = (slot: number, month: string): string => `${slot === 0 ? 'GLW' : `Comp${slot}`}_${month}.csv`;

/** Undefined for any other name. */
export function parseArchiveName(file: string): ArchiveName | undefined {
  const [, head = '', number, month = ''] = /^(GLW|Comp([1-9]\d?))_(\d{4}-\d{2})\.csv$/.exec(file) ?? [];
  const slot = Number(number ?? 0);
  if (head === '' || slot > slotCount || !isMonth(month)) return undefined;
  return { file, kind: slot === 0 ? 'GLW' : 'Comp', slot, month };
}
