import { slotCount } from '../../core/compressor/index.ts';
import type { Card } from '../../core/ports/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { isPlantDay, isPlantMonth, type PlantDay } from '../../core/time/index.ts';
import {
  estimatedOfSlot,
  hasMachineData,
  hasPlantData,
  machineColumns,
  machineFigures,
  plantColumns,
  plantFigures,
} from './archiveColumns.ts';
import { archiveColumnLine, archiveRow, type ArchiveRow, archiveRows, type ArchiveStation, archiveText } from './archiveText.ts';

/** A plant day's totals. */
export interface ArchivedDay {
  readonly day: PlantDay;
  readonly totals: RangeTotals;
}

export interface ArchiveParts {
  readonly card: Pick<Card, 'check' | 'archives'>;
  /** As it is now. */
  readonly station: () => ArchiveStation;
}

/**
 * Brings days of a month (`YYYY-MM`) into its archives: the plant's, and that of each machine that has data. One call waits for the other.
 * Rows of other days stay, as does a day's row when the totals have nothing of it any more. The time of the plant's file says when all were up to date.
 * Throws the system's error, and a RangeError for days outside of the month.
 */
export type WriteArchiveMonth = (month: string, days: readonly ArchivedDay[]) => Promise<void>;

/** A row, and whether there is anything in it. */
interface NewRow extends ArchiveRow {
  readonly hasData: boolean;
}

const neededBytes = 200_000;

/** The plant's comes last: once it is new, the others are. */
const slotsInOrder = [...Array.from({ length: slotCount }, (_, i) => i + 1), 0];

const plantColumnLine = archiveColumnLine(plantColumns);
const machineColumnLine = archiveColumnLine(machineColumns);

function newRow(slot: number, { day, totals }: ArchivedDay): NewRow {
  const estimated = estimatedOfSlot(totals, slot);
  if (slot === 0) {
    const plant = plantFigures(totals);
    return { ...archiveRow(plantColumns, day, plant, estimated), hasData: hasPlantData(plant) };
  }
  const machine = machineFigures(totals, slot);
  return { ...archiveRow(machineColumns, day, machine, estimated), hasData: hasMachineData(machine) };
}

function merged(old: readonly ArchiveRow[], rows: readonly NewRow[]): readonly ArchiveRow[] {
  const byDay = new Map(old.map((row) => [row.day, row]));
  for (const row of rows) if (row.hasData || !byDay.has(row.day)) byDay.set(row.day, row);
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

async function writeSlot({ card, station }: ArchiveParts, slot: number, month: string, days: readonly ArchivedDay[]): Promise<void> {
  const columnLine = slot === 0 ? plantColumnLine : machineColumnLine;
  const { archives } = card;
  const archive = { slot, month };
  const before = await archives.read(archive);
  const rows = days.map((day) => newRow(slot, day));
  if (before === undefined && slot > 0 && !rows.some(({ hasData }) => hasData)) return;
  const old = before === undefined ? [] : archiveRows(before, columnLine);
  if (old === undefined) await archives.quarantine(archive);
  const text = archiveText(station(), slot, month, columnLine, merged(old ?? [], rows));
  await (text === before ? archives.touch(archive) : archives.write(archive, text));
}

export function archiveWriter(parts: ArchiveParts): WriteArchiveMonth {
  let writing: Promise<unknown> = Promise.resolve();

  const write: WriteArchiveMonth = async (month, days) => {
    await parts.card.check(neededBytes);
    for (const slot of slotsInOrder) await writeSlot(parts, slot, month, days);
  };

  return async (month, days) => {
    if (!isPlantMonth(month)) throw new RangeError(`'${month}' is no month`);
    const stranger = days.find(({ day }) => !isPlantDay(day) || !day.startsWith(month));
    if (stranger !== undefined) throw new RangeError(`'${stranger.day}' is no day of ${month}`);
    const written = writing.then(() => write(month, days));
    writing = written.catch(() => undefined);
    return written;
  };
}
