import { join } from 'node:path';
import { fleetStore, openEmbeddedDatabase } from '../../../adapters/postgres/index.ts';
import { dayFigures } from '../../../core/fleet/FleetDay.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { codeIn, type FleetProcess, fleetProcess } from '../fleetProcess.ts';
import { someDay, SpokenStation } from '../spokenStation.ts';
import { sameTotals } from './sameTotals.ts';

/** What came of killing a fleet with an embedded database again and again. */
export interface EmbeddedFigures {
  readonly kills: number;
  /** Days that were acknowledged. */
  readonly days: number;
  /** Of those, the ones that are gone or otherwise. */
  readonly lost: number;
  /** Starts that failed. */
  readonly torn: number;
  readonly isSecondRefused: boolean;
  readonly firstStartMs: number;
  readonly slowestStartMs: number;
}

/** Of the days that a run has acknowledged when it is killed, and how long after the last of them. */
const [maxDays, longestMs] = [20, 50];

export async function killedEmbedded(folder: string, kills: number, random: () => number = Math.random): Promise<EmbeddedFigures> {
  const args = ['--embedded', '--data', folder];
  const acknowledged = new Map<string, number>();
  let [torn, firstStartMs, slowestStartMs, sent] = [0, NaN, 0, 0];
  const start = async (...more: readonly string[]): Promise<FleetProcess | undefined> => {
    const beganMs = performance.now();
    const fleet = fleetProcess(...args, ...more);
    try {
      await fleet.ready;
    } catch {
      torn++;
      return undefined;
    }
    const tookMs = performance.now() - beganMs;
    if (Number.isNaN(firstStartMs)) firstStartMs = tookMs;
    else slowestStartMs = Math.max(slowestStartMs, tookMs);
    return fleet;
  };

  let token = '';
  for (let kill = 0; kill < kills; kill++) {
    const fleet = await start(...(kill === 0 ? ['--code-for', 'acme'] : []));
    if (fleet === undefined) continue;
    const station = new SpokenStation(await fleet.ready);
    if (kill === 0) {
      await station.enrol(codeIn(fleet));
      token = station.token;
    }
    station.token = token;
    let isAlive = true;
    let left = 1 + Math.floor(random() * maxDays);
    let enough = (): void => undefined;
    const hasEnough = new Promise<void>((resolve) => (enough = resolve));
    const sending = (async () => {
      for (;;) {
        // a hundred days, each again and again with another power
        const [day, powerKW] = [shiftDay('2026-11-20', -(sent % 100)), 50 + sent];
        station.keep(someDay(day, powerKW));
        sent++;
        const { kind } = await station.put(day);
        if (kind === 'answer') {
          acknowledged.set(day, powerKW);
          if (--left === 0) enough();
        }
        // it may have been committed, or not
        else acknowledged.delete(day);
        if (!isAlive) return;
      }
    })();
    await hasEnough;
    await new Promise((resolve) => setTimeout(resolve, random() * longestMs));
    isAlive = false;
    await fleet.kill();
    await sending;
    station.hangUp();
  }

  const last = await start();
  const second = fleetProcess(...args);
  const isSecondRefused = (await second.ended) === 1 && second.errors().includes(' open');
  await last?.kill();
  const store = fleetStore(await openEmbeddedDatabase(join(folder, 'fleet'), { warn: () => undefined }));
  const kept = new Map((await store.seenBy(['acme']).days('2000-01-01', '2030-01-01')).map(({ day, figures }) => [day, figures]));
  await store.close();
  const lost = [...acknowledged].filter(([day, powerKW]) => !sameTotals(kept.get(day), dayFigures(someDay(day, powerKW)))).length;
  return { kills, days: acknowledged.size, lost, torn, isSecondRefused, firstStartMs, slowestStartMs };
}
