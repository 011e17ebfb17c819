import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { notInstalled, slotCount } from '../../core/compressor/index.ts';
import { dayFileHead, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { channelPosition, compressorChannel } from '../../core/samples/index.ts';
import { daysBetween, msPerDay, msPerSecond, type PlantDay, shiftDay } from '../../core/time/index.ts';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import { walkingPlant } from './readDayFileInput.ts';

export const periodS = 2;
const rowsOfADay = msPerDay / msPerSecond / periodS;
/** Of ten slots so many have a machine. */
export const machines = 6;

/** A day's file, and where its date stands in it. */
function templateOf(date: PlantDay): { readonly bytes: Buffer; readonly places: readonly number[] } {
  const next = walkingPlant();
  const empty = Array.from({ length: slotCount - machines }, (_, i) => channelPosition(compressorChannel('technology', machines + 1 + i)));
  const parts = [dayFileHead(latestLayout, { date, schematicNumber: 'PL 1200', softwareVersion: latestLayout.version, periodS })];
  const startMs = Date.parse(`${date}T00:00:00Z`);
  for (let row = 0; row < rowsOfADay; row++) {
    const values = next();
    for (const position of empty) values[position] = notInstalled;
    parts.push(dayFileRow(latestLayout, { atMs: startMs + row * periodS * msPerSecond, values }));
  }
  const bytes = Buffer.from(parts.join(''));
  const places: number[] = [];
  for (let at = bytes.indexOf(date); at >= 0; at = bytes.indexOf(date, at + date.length)) places.push(at);
  return { bytes, places };
}

/** Writes the days' files of six machines to a card, a row every 2 s: the same values every day. Gives their bytes. */
export function writeCardYear(cardDir: string, lastDay: PlantDay, days: number): number {
  const all = daysBetween(shiftDay(lastDay, 1 - days), lastDay);
  const { bytes, places } = templateOf(all[0]!);
  for (const day of all) {
    const date = Buffer.from(day);
    for (const at of places) date.copy(bytes, at);
    mkdirSync(dirname(dayFilePath(cardDir, day)), { recursive: true });
    writeFileSync(dayFilePath(cardDir, day), bytes);
  }
  return all.length * bytes.length;
}
