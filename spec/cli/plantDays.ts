import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { statusBit } from '../../core/compressor/index.ts';
import { dayFileHead, type DayFileLayout, dayFileName, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel, type SampleRow } from '../../core/samples/index.ts';
import { msPerSecond, type PlantDay, plantDayRange } from '../../core/time/index.ts';

const folders: string[] = [];

/** A new folder, removed when the specs of the file are through. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-cli-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const zone = 'Europe/Berlin';
export const periodS = 60;
const noLoad = statusBit.on | statusBit.running;
const load = noLoad | statusBit.loaded;
const minutesOfHour = 60;
const loadMinutes = 45;

/** Machine 3: of each hour 45 min on load with 100 kW and 16 m3/min, 15 min without with 30 kW. */
export function rowOf(atMs: number): SampleRow {
  const row = emptyRow(atMs);
  const minute = Math.floor(atMs / (periodS * msPerSecond)) % minutesOfHour;
  const isLoaded = minute < loadMinutes;
  const values = [
    [plantChannel('systemPressureBar'), 6.8 + (minute % 5) / 10],
    [compressorChannel('status', 3), isLoaded ? load : noLoad],
    [compressorChannel('electricalPowerKW', 3), isLoaded ? 100 : 30],
    [compressorChannel('deliveryVolumeM3min', 3), isLoaded ? 16 : 0],
    [compressorChannel('temperatureDegC', 3), 80],
    [compressorChannel('loadRatio', 3), isLoaded ? 1 : 0],
  ] as const;
  for (const [channel, value] of values) row.values[channelPosition(channel)] = value;
  return row;
}

/** The text of a day's file, with a row a minute. */
export function dayText(date: PlantDay, layout: DayFileLayout = latestLayout, everyS = periodS, rowAt = rowOf): string {
  const { fromMs, untilMs } = plantDayRange(date, zone);
  const head = dayFileHead(layout, { date, schematicNumber: 'S1', softwareVersion: layout.version, periodS: everyS });
  const rows = Array.from({ length: (untilMs - fromMs) / (everyS * msPerSecond) }, (_, i) => rowAt(fromMs + i * everyS * msPerSecond));
  return head + rows.map((row) => dayFileRow(layout, row)).join('');
}

/** Writes files of days into a folder of a folder; gives the outer one. */
export function plantFolder(texts: Readonly<Record<PlantDay, string>>, name = 'card'): string {
  const folder = newFolder();
  mkdirSync(join(folder, name));
  for (const [day, text] of Object.entries(texts)) writeFileSync(join(folder, name, dayFileName(day)), text);
  return folder;
}

/** Such files of days as they are. */
export const daysOf = (...days: readonly PlantDay[]): Readonly<Record<PlantDay, string>> =>
  Object.fromEntries(days.map((day) => [day, dayText(day)]));
