import { slotCount } from '../../core/compressor/index.ts';
import type { ArchiveId, ArchiveKind } from '../../core/ports/index.ts';
import { isPlantMonth } from '../../core/time/index.ts';

/** Folder of the archives on the card. */
export const archiveFolder = 'archive';

/** What an archive's name says. */
export interface ArchiveName extends ArchiveId {
  readonly file: string;
  readonly kind: ArchiveKind;
}

/** `GLW_2026-11.csv` for slot 0, else `Comp3_2026-11.csv`. */
export const archiveName = (slot: number, month: string): string => `${slot === 0 ? 'GLW' : `Comp${slot}`}_${month}.csv`;

/** Undefined for any other name. */
export function parseArchiveName(file: string): ArchiveName | undefined {
  const [, head = '', number, month = ''] = /^(GLW|Comp([1-9]\d?))_(\d{4}-\d{2})\.csv$/.exec(file) ?? [];
  const slot = Number(number ?? 0);
  if (head === '' || slot > slotCount || !isPlantMonth(month)) return undefined;
  return { file, kind: slot === 0 ? 'GLW' : 'Comp', slot, month };
}
