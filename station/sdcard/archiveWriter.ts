import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { slotCount } from '../../core/compressor/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { isPlantDay, type PlantDay } from '../../core/time/index.ts';
import { hasMachineData, hasPlantData, machineColumns, machineFigures, plantColumns, plantFigures } from './archiveColumns.ts';
import { archiveFolder, archiveName, isMonth } from './archiveName.ts';
import { archiveColumnLine, archiveRow, type ArchiveRow, archiveRows, type ArchiveStation, archiveText } from './archiveText.ts';
import { checkCard } from './checkCard.ts';
import { makeCardFolders } from './makeFolders.ts';
import { openRegularFile } from './openRegularFile.ts';
import { putAside } from './putAside.ts';
import { writeWholeFile } from './writeWholeFile.ts';

/** A plant day's totals. */
export interface ArchivedDay {
  readonly day: PlantDay;
  readonly totals: RangeTotals;
}

export interface ArchiveParts {
  readonly cardDir: string;
  /** As it is now. */
  readonly station: () => ArchiveStation;
}

/**
 * Brings days of a month (`YYYY-MM`) into its archives: the plant's, and that of each machine that has data. One call waits for the other.
 * Rows of other days stay, as does a day's row when the totals have nothing of it any more. The time of the plant's file tells when all were up to date.
 * Throws the system's error, and a RangeError for days outside of the month.
 */
export type WriteArchiveMonth = (month: string, days: readonly ArchivedDay[]) => Promise<void>;

/** A row, and whether there is anything in it. */
interface NewRow extends ArchiveRow {
  readonly hasData: boolean;
}

/** Of some 30 rows; a longer file is none of ours. */
const longestFileBytes = 1_000_000;
const neededBytes = 200_000;

/** The plant's comes last: once it is new, the others are. */
const slotsInOrder = [...Array.from({ length: slotCount }, (_, i) => i + 1), 0];

const plantColumnLine = archiveColumnLine(plantColumns);
const machineColumnLine = archiveColumnLine(machineColumns);

function newRow(slot: number, { day, totals }: ArchivedDay): NewRow {
  if (slot === 0) {
    const plant = plantFigures(totals);
    return { ...archiveRow(plantColumns, day, plant), hasData: hasPlantData(plant) };
  }
  const machine = machineFigures(totals, slot);
  return { ...archiveRow(machineColumns, day, machine), hasData: hasMachineData(machine) };
}

function merged(old: readonly ArchiveRow[], rows: readonly NewRow[]): readonly ArchiveRow[] {
  const byDay = new Map(old.map((row) => [row.day, row]));
  for (const row of rows) if (row.hasData || !byDay.has(row.day)) byDay.set(row.day, row);
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

async function textOf(path: string): Promise<string | undefined> {
  const file = await openRegularFile(path);
  if (file === undefined) return undefined;
  try {
    return (await file.stat()).size > longestFileBytes ? '' : await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

async function writeSlot({ cardDir, station }: ArchiveParts, slot: number, month: string, days: readonly ArchivedDay[]): Promise<void> {
  const columnLine = slot === 0 ? plantColumnLine : machineColumnLine;
  const path = join(cardDir, archiveFolder, archiveName(slot, month));
  const before = await textOf(path);
  const rows = days.map((day) => newRow(slot, day));
  if (before === undefined && slot > 0 && !rows.some(({ hasData }) => hasData)) return;
  const old = before === undefined ? [] : archiveRows(before, columnLine);
  if (old === undefined) await putAside(path);
  const text = archiveText(station(), slot, month, columnLine, merged(old ?? [], rows));
  if (text !== before) return writeWholeFile(path, [text]);
  const now = new Date();
  await utimes(path, now, now);
}

export function archiveWriter(parts: ArchiveParts): WriteArchiveMonth {
  let writing: Promise<unknown> = Promise.resolve();

  const write: WriteArchiveMonth = async (month, days) => {
    await checkCard(parts.cardDir, neededBytes);
    await makeCardFolders(parts.cardDir, [archiveFolder]);
    for (const slot of slotsInOrder) await writeSlot(parts, slot, month, days);
  };

  return async (month, days) => {
    if (!isMonth(month)) throw new RangeError(`'${month}' is no month`);
    const stranger = days.find(({ day }) => !isPlantDay(day) || !day.startsWith(month));
    if (stranger !== undefined) throw new RangeError(`'${stranger.day}' is no day of ${month}`);
    const written = writing.then(() => write(month, days));
    writing = written.catch(() => undefined);
    return written;
  };
}
