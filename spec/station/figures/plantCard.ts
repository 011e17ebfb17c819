import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayFileHead, dayFileRow, latestLayout, readDayFile } from '../../../core/dayFile/index.ts';
import { demoPlant, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { type SampleRow, sampleRowOf, type SampleTable, rowAt, joinedRows } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayOf, plantDayRange } from '../../../core/time/index.ts';
import { cardDayFiles, type DayFiles } from '../../../station/figures/DayFiles.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

export const zone = 'Europe/Berlin';
/** Of the simulated samples. */
export const periodS = 60;
const stepS = 10;

/** The demo plant's samples, one each period. */
export function simulatedRows(fromMs: number, untilMs: number): readonly SampleRow[] {
  const rows: SampleRow[] = [];
  for (const state of plantStates({ config: demoPlant, seed: 5, fromMs, untilMs: untilMs - 1, stepS })) {
    if (state.atMs % (periodS * 1000) === 0) rows.push(sampleRowOf(plantSnapshot(demoPlant, state)));
  }
  return rows;
}

/** The samples of whole days of the plant's zone, by day. */
export function simulatedDays(first: PlantDay, last: PlantDay): ReadonlyMap<PlantDay, readonly SampleRow[]> {
  const rows = simulatedRows(plantDayRange(first, zone).fromMs, plantDayRange(last, zone).untilMs);
  const days = new Map<PlantDay, SampleRow[]>();
  let range = { day: '', untilMs: -Infinity };
  for (const row of rows) {
    if (row.atMs >= range.untilMs) {
      const day = plantDayOf(row.atMs, zone);
      range = { day, untilMs: plantDayRange(day, zone).untilMs };
      days.set(day, []);
    }
    days.get(range.day)!.push(row);
  }
  return days;
}

/** The text of a day's file, whose header states the period or none. */
export function dayFileOf(date: PlantDay, rows: readonly SampleRow[], stated: number | 'none' = periodS): string {
  const header = { date, schematicNumber: 'S-1', softwareVersion: latestLayout.version, periodS: stated === 'none' ? periodS : stated };
  const head = dayFileHead(latestLayout, header);
  return (stated === 'none' ? head.replace(/^period.*\n/m, '') : head) + rows.map((row) => dayFileRow(latestLayout, row)).join('');
}

/** The samples of a day as its file has them, rounded. */
export function asWritten(day: PlantDay, rows: readonly SampleRow[]): readonly SampleRow[] {
  const { samples } = readDayFile(Buffer.from(dayFileOf(day, rows)));
  return Array.from({ length: samples.length }, (_, i) => rowAt(samples, i));
}

/** A card with day files. */
export interface PlantCard {
  readonly cardDir: string;
  readonly files: DayFiles;
  write(day: PlantDay, content: string | Buffer): void;
  read(day: PlantDay): Buffer;
  /** All rows of these days' files, as anybody reads them. */
  samples(...days: readonly PlantDay[]): SampleTable;
}

export function plantCard(days: ReadonlyMap<PlantDay, readonly SampleRow[]> = new Map()): PlantCard {
  const cardDir = join(temporaryFolder(), 'card');
  const pathOf = (day: PlantDay) => dayFilePath(cardDir, day);
  const card: PlantCard = {
    cardDir,
    files: cardDayFiles(folderCard(cardDir), pathOf),
    write(day, content) {
      mkdirSync(dirname(pathOf(day)), { recursive: true });
      writeFileSync(pathOf(day), content);
    },
    read: (day) => readFileSync(pathOf(day)),
    samples: (...of) => joinedRows(of.map((day) => readDayFile(readFileSync(pathOf(day))).samples)),
  };
  for (const [day, rows] of days) card.write(day, dayFileOf(day, rows));
  return card;
}
