/** Reboots demo stations again and again and counts those that come back: `node spec/soak/reboot.ts --times 500 --stations 2`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stationProcess } from '../station/stationProcess.ts';
import { rebootStation } from './rebootStation.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '500' }, stations: { type: 'string', default: '2' } },
});
const [times, stations] = [Number(values.times), Number(values.stations)];
const longestWaitMs = 3000;
/** Days of a card whose archive is brought up to date at each start. */
const historyDays = '3';

async function soak(
  count: number,
): Promise<{ readonly reboots: number; readonly slowestMs: number; readonly failure: string | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
  const station = stationProcess(['--demo', '--port', '0', '--data', folder, '--history-days', historyDays]);
  try {
    const waitsMs = Array.from({ length: count }, () => Math.random() * longestWaitMs);
    const { reboots, slowestMs, ended } = await rebootStation(station, folder, waitsMs);
    if (ended !== undefined || reboots < count) {
      return { reboots, slowestMs, failure: `gone after ${reboots} reboots, ended with ${ended}: ${station.errors()}` };
    }
    station.child.kill('SIGTERM');
    const code = await station.ended;
    return { reboots, slowestMs, failure: code === 0 ? undefined : `SIGTERM ended it with ${code}` };
  } finally {
    station.child.kill('SIGKILL');
    await station.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const runs = await Promise.all(Array.from({ length: stations }, (_, i) => soak(Math.floor((times + i) / stations))));
const reboots = runs.reduce((sum, run) => sum + run.reboots, 0);
console.log(`reboots ${reboots} of ${times}, slowest ${Math.round(Math.max(...runs.map(({ slowestMs }) => slowestMs)))} ms`);
const failures = runs.flatMap(({ failure }) => failure ?? []);
for (const failure of failures) console.log(`FAILED: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
