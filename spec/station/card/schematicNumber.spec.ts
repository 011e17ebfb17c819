import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dayFilePath } from '../../../adapters/card/index.ts';
import { readDayFile } from '../../../core/dayFile/index.ts';
import { savesAt } from '../device/savesAt.ts';
import { type RunningStation, startStation } from '../startStation.ts';

const startMs = Date.parse('2026-03-09T12:00:00Z');

/** What the head of the day's file says once the station is closed. */
async function writtenNumber(station: RunningStation): Promise<string | undefined> {
  station.source.push();
  await station.close();
  return readDayFile(readFileSync(dayFilePath(station.cardDir, '2026-03-09'))).header.schematicNumber;
}

const start = (demo: boolean) => startStation({ startMs, nowMs: () => startMs + 1000, config: { demo } });

it('the schematic number of the settings is written into the day files that begin from then on', async () => {
  const station = await start(false);
  expect(await savesAt(station).save('customer', { schematic_number: 'PL-4711' })).toEqual([200, 'OK']);
  expect(await writtenNumber(station)).toBe('PL-4711');
});

it('a station has no schematic number before one is set, but for that of the demo', async () => {
  expect([await writtenNumber(await start(false)), await writtenNumber(await start(true))]).toEqual([undefined, 'PL-DEMO-1']);
});
