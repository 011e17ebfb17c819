import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StationProcess } from '../station/stationProcess.ts';
import { login } from './login.ts';

/** What came of rebooting a station again and again. */
export interface RebootFigures {
  /** After which the station answered again with the session of before. */
  readonly reboots: number;
  readonly slowestMs: number;
  /** What the process ended with, though nobody ended it. */
  readonly ended: number | string | undefined;
}

const askEveryMs = 5;
const longestMs = 60_000;

/** Makes the day files of the card look changed, so that the next start reads them again. */
function touchDayFiles(folder: string): void {
  const root = join(folder, 'card', 'hedata');
  if (!existsSync(root)) return;
  const now = new Date();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.csv')) utimesSync(join(root, name), now, now);
}

/** Reboots the demo station of a folder so long after it is ready each time, and stops where it does not come back. */
export async function rebootStation(station: StationProcess, folder: string, waitsMs: Iterable<number>): Promise<RebootFigures> {
  const address = await station.ready;
  const headers = { authorization: `Bearer ${await login(address)}` };
  const timesOpen = () => station.errors().split('open again').length - 1;
  let ended: number | string | undefined;
  void station.ended.then((code) => (ended = code));
  let [reboots, slowestMs] = [0, 0];

  const comesBack = async () => {
    const fromMs = performance.now();
    while (timesOpen() <= reboots) {
      if (ended !== undefined || performance.now() - fromMs > longestMs) return false;
      await pause(askEveryMs);
    }
    slowestMs = Math.max(slowestMs, performance.now() - fromMs);
    return (await fetch(`${address}/api/settings/network`, { headers })).status === 200;
  };
  for (const waitMs of waitsMs) {
    await pause(waitMs);
    touchDayFiles(folder);
    const answer = await fetch(`${address}/system/reboot`, { method: 'POST', headers }).catch(() => undefined);
    if (answer?.status !== 200 || !(await comesBack())) break;
    reboots++;
  }
  return { reboots, slowestMs, ended };
}
