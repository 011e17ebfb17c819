import { slotCount } from '../../../../../core/compressor/index.ts';
import { dayOfInputFileName } from '../../../../../core/inputFile/index.ts';
import type { InputSource } from '../../../../../core/inputs/index.ts';
import type { ArchiveFile, ArchiveList } from '../../../../../core/ports/index.ts';

/** A file of the archive, and what its name says of it. */
export interface ArchiveEntry extends ArchiveFile {
  /** Undefined where a compressor's name names none. */
  readonly source: InputSource | undefined;
  /** `YYYY-MM`; undefined where the name has none. */
  readonly month: string | undefined;
}

const monthIn = (name: string) => /_(\d{4}-(?:0[1-9]|1[0-2]))\.csv$/.exec(name)?.[1];

function slotIn(name: string): number | undefined {
  const slot = Number(/^Comp([1-9]\d?)_/.exec(name)?.[1]);
  return slot <= slotCount ? slot : undefined;
}

/** Later months first; within a month the plant, then the compressors by number. What is not known comes last. */
function inOrder(a: ArchiveEntry, b: ArchiveEntry): number {
  if (a.month !== b.month) return (a.month ?? '') > (b.month ?? '') ? -1 : 1;
  const place = ({ source }: ArchiveEntry) => (source === 'master' ? 0 : (source ?? Infinity));
  return place(a) === place(b) ? a.name.localeCompare(b.name) : place(a) - place(b);
}

/** The files of a list, newest first: `GLW_2026-11.csv` of the plant, `Comp3_2026-11.csv` of the compressor in slot 3. */
export function archiveEntries({ master, compressors }: Pick<ArchiveList, 'master' | 'compressors'>): readonly ArchiveEntry[] {
  const plant = master.map((file): ArchiveEntry => ({ ...file, source: 'master', month: monthIn(file.name) }));
  const machines = compressors.map((file): ArchiveEntry => ({ ...file, source: slotIn(file.name), month: monthIn(file.name) }));
  return [...plant, ...machines].sort(inOrder);
}

/** The files of analog inputs of a list, newest first. */
export function inputEntries({ inputs }: Pick<ArchiveList, 'inputs'>): readonly ArchiveEntry[] {
  return inputs
    .map((file): ArchiveEntry => ({ ...file, source: undefined, month: dayOfInputFileName(file.name)?.slice(0, 7) }))
    .sort((a, b) => (a.name > b.name ? -1 : 1));
}

/** The entries of a month. */
export interface ArchiveMonth {
  readonly month: string | undefined;
  readonly entries: readonly ArchiveEntry[];
}

/** Entries in order, by month. */
export function byMonth(entries: readonly ArchiveEntry[]): readonly ArchiveMonth[] {
  const months = [...new Set(entries.map(({ month }) => month))];
  return months.map((month) => ({ month, entries: entries.filter((entry) => entry.month === month) }));
}
