import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDayFileName, readDayFile } from '../../core/dayFile/index.ts';
import { demoProcess, type StationProcess } from '../station/stationProcess.ts';
import { login } from './login.ts';

/** What came of killing a station again and again. */
export interface KillFigures {
  readonly kills: number;
  /** Day files with a line that is no whole row. */
  readonly tornFiles: number;
  /** Saves that were answered with OK and are not there after the next start. */
  readonly lostSettings: number;
  readonly savedSettings: number;
  readonly slowestReadyMs: number;
  readonly startsThatFailed: number;
  /** Rows that are not later than the one before. */
  readonly doubledRows: number;
}

const longestRunMs = 400;

/** Saves one number after the other until the station is gone; gives the last that was acknowledged and the last that was sent. */
async function saveUntilGone(
  address: string,
  token: string,
  from: number,
  onSaved: () => void,
): Promise<{ acknowledged: number; sent: number }> {
  let [acknowledged, sent] = [from, from];
  for (;;) {
    sent++;
    try {
      const answer = await fetch(`${address}/settings/customer`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ customer: String(sent) }),
      });
      if (answer.status !== 200 || (await answer.text()) !== 'OK') throw new Error(`saving was answered with ${answer.status}`);
      acknowledged = sent;
      onSaved();
    } catch (error) {
      if ((error as Error).name === 'TypeError') return { acknowledged, sent };
      throw error;
    }
  }
}

async function savedNumber(address: string, token: string): Promise<number> {
  const answer = await fetch(`${address}/api/settings/customer`, { headers: { authorization: `Bearer ${token}` } });
  return Number(((await answer.json()) as { customer: string }).customer);
}

function dayFilesIn(folder: string): readonly string[] {
  const root = join(folder, 'card', 'hedata');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => isDayFileName(basename(name)))
    .map((name) => join(root, name));
}

function fileFigures(folder: string): Pick<KillFigures, 'tornFiles' | 'doubledRows'> {
  let [tornFiles, doubledRows] = [0, 0];
  for (const path of dayFilesIn(folder)) {
    const bytes = readFileSync(path);
    const { problemCount, samples } = readDayFile(bytes);
    if (problemCount > 0 || bytes.at(-1) !== '\n'.charCodeAt(0)) tornFiles++;
    for (let i = 1; i < samples.length; i++) if (!(samples.timesMs[i]! > samples.timesMs[i - 1]!)) doubledRows++;
  }
  return { tornFiles, doubledRows };
}

/** Starts a station, saves settings while it writes its day file, kills it at a random moment, and looks at what is left; again and again. */
export async function killStation(folder: string, kills: number, random: () => number = Math.random): Promise<KillFigures> {
  let [lostSettings, savedSettings, slowestReadyMs, startsThatFailed] = [0, 0, 0, 0];
  let last = { acknowledged: 0, sent: 0 };
  for (let kill = 0; kill <= kills; kill++) {
    const startedMs = performance.now();
    const station: StationProcess = demoProcess(folder, '--speed', '600');
    try {
      const address = await station.ready;
      slowestReadyMs = Math.max(slowestReadyMs, performance.now() - startedMs);
      const token = await login(address);
      if (kill > 0) {
        const saved = await savedNumber(address, token);
        // A save that was sent but not answered may or may not be there.
        if (saved < last.acknowledged || saved > last.sent) lostSettings++;
        last = { acknowledged: saved, sent: saved };
      }
      if (kill === kills) {
        station.child.kill('SIGTERM');
        await station.ended;
        break;
      }
      const first = Promise.withResolvers<undefined>();
      const saving = saveUntilGone(address, token, last.acknowledged, () => first.resolve(undefined));
      // On a slow machine none would be saved in that time.
      if (kill === 0) await Promise.race([first.promise, saving]);
      await new Promise((resolve) => setTimeout(resolve, random() * longestRunMs));
      station.child.kill('SIGKILL');
      const before = last.acknowledged;
      last = await saving;
      savedSettings += last.acknowledged - before;
      await station.ended;
    } catch (error) {
      startsThatFailed++;
      console.error(error, station.errors());
    } finally {
      station.child.kill('SIGKILL');
      if (station.child.exitCode === null && station.child.signalCode === null) await once(station.child, 'exit');
    }
  }
  return { kills, lostSettings, savedSettings, slowestReadyMs, startsThatFailed, ...fileFigures(folder) };
}
