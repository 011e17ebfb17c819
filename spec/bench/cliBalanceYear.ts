import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayFileHead, dayFileName, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { msPerDay, msPerSecond } from '../../core/time/index.ts';
import { yearDays, yearPeriodS, yearStartMs } from './integrateYear.ts';
import { walkingPlant } from './readDayFileInput.ts';

const rowsOfADay = msPerDay / msPerSecond / yearPeriodS;

/** Writes a year of day files of ten machines, every cell filled, a row every 10 s; gives their bytes. */
export function writeYear(folder: string): number {
  const next = walkingPlant();
  let bytes = 0;
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < yearDays; n++) {
    const startMs = yearStartMs + n * msPerDay;
    const date = new Date(startMs).toISOString().slice(0, 10);
    const parts = [
      dayFileHead(latestLayout, { date, schematicNumber: 'PL 1200', softwareVersion: latestLayout.version, periodS: yearPeriodS }),
    ];
    for (let row = 0; row < rowsOfADay; row++)
      parts.push(dayFileRow(latestLayout, { atMs: startMs + row * yearPeriodS * msPerSecond, values: next() }));
    const content = new TextEncoder().encode(parts.join(''));
    writeFileSync(join(folder, dayFileName(date)), content);
    bytes += content.length;
  }
  return bytes;
}
