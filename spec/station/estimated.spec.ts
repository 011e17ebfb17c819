import { afterEach, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { events } from '../../adapters/contract/index.ts';
import { plantMirror } from '../../adapters/socket/plantMirror.ts';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import { readDayFile } from '../../core/dayFile/index.ts';
import type { StationReport } from '../../core/ports/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { closeDashboards, type Dashboard, dashboard } from './push/dashboard.ts';
import { startStation } from './startStation.ts';
import { until } from './until.ts';

const startMs = Date.parse('2026-03-09T10:00:00Z');
const day = '2026-03-09';
const estimated: readonly Channel[] = ['powerKW@0', 'electricalPowerKW@2', 'deliveryVolumeM3min@2'];
const nowMs = () => startMs + 60_000;

afterEach(closeDashboards);

/** The plant as it was pushed by now. */
function pushed(who: Dashboard): StationReport | undefined {
  const mirror = plantMirror();
  for (const [event, message] of who.heard) {
    if (event === events.snapshot) mirror.reset(message);
    if (event === events.change) mirror.change(message);
  }
  return mirror.snapshot();
}

describe('a station whose plant estimates some of its values', () => {
  it('[FIELD-5] says so of the moment to whoever listens, and of the day in its file', async () => {
    const station = await startStation({ startMs, nowMs });
    const listed = () => {
      const path = dayFilePath(station.cardDir, day);
      return existsSync(path) ? readDayFile(readFileSync(path)) : undefined;
    };
    const who = dashboard(station.address, station.tokenOf('read'));
    station.source.push({ estimated });
    await until('the moment is pushed', () => pushed(who)?.estimated !== undefined);
    expect(pushed(who)!.estimated).toEqual(estimated);
    const { atMs } = station.source.push();
    await until('the next one is pushed', () => pushed(who)!.atMs === atMs);
    expect(pushed(who)).not.toHaveProperty('estimated');
    await until('both rows are on the card', () => listed()?.samples.length === 2);
    expect(listed()!.header.estimated).toEqual(estimated);
    await station.close();
  });
});
