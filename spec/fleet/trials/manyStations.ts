import { readFileSync } from 'node:fs';
import { fleetStore, openServerDatabase } from '../../../adapters/postgres/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { tlsFile } from '../../server/http/testTls.ts';
import { fleetProcess, processorS, residentMB } from '../fleetProcess.ts';
import { someDay, SpokenStation } from '../spokenStation.ts';
import { enrolledTokens } from './enrolledTokens.ts';
import { percentile } from './percentile.ts';

export interface ManySize {
  readonly stations: number;
  /** A state of each station in each. */
  readonly rounds: number;
  /** From one round to the next; 0 for as fast as they are taken. */
  readonly roundMs: number;
  /** Exchanges of each station at the end, as fast as they are taken, between which memory is looked at. */
  readonly beats: number;
}

/** What came of it. */
export interface ManyFigures {
  /** Of the first exchanges of all at once. */
  readonly firstMs: number;
  /** States that were acknowledged and are not the ones that the database has, and exchanges without an answer. */
  readonly lost: number;
  readonly stateP99Ms: number;
  /** Of one core, while the states came. */
  readonly processorShare: number;
  readonly catchUpMs: number;
  /** Of three of each station, how many the database has not. */
  readonly missingDays: number;
  /** Of the fleet's process with all connections, after the days have come, and after the beats. */
  readonly idleMB: number;
  readonly caughtUpMB: number;
  readonly beatMB: readonly number[];
}

const day = '2026-11-21';
const atMs = Date.parse('2026-11-21T12:00:00Z');
const state = {
  ...{ atMs, pressureBar: 7.1, volumeFlowM3min: 20, deliveryM3min: 21, powerKW: 130, masterStatus: 3 },
  machines: Array.from({ length: 10 }, () => ({ status: 7, powerKW: 75, deliveryM3min: 12, temperatureDegC: 80 })),
  ...{ faults: [], isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 2 },
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const beganMs = performance.now();
  const done = await work();
  return [done, performance.now() - beganMs];
}

/** Until the fleet takes it: one exchange a second is enough for it. Gives what the last try took, undefined without an answer. */
async function answered(station: SpokenStation, said: typeof state): Promise<number | undefined> {
  for (;;) {
    const [{ kind }, tookMs] = await timed(() => station.exchange({ state: said }));
    if (kind !== 'busy') return kind === 'answer' ? tookMs : undefined;
    await pause(200);
  }
}

/** Stations over TLS and a fleet in a process of its own on PostgreSQL: first exchanges, states, days after an outage, memory. */
export async function manyStations(databaseUrl: string, { stations: count, rounds, roundMs, beats }: ManySize): Promise<ManyFigures> {
  const ca = readFileSync(tlsFile('station.cert'), 'utf8');
  const store = fleetStore(await openServerDatabase(databaseUrl, { warn: () => undefined }));
  const fleet = fleetProcess('--database', databaseUrl, '--tls-cert', tlsFile('station.cert'), '--tls-key', tlsFile('station.key'));
  const url = await fleet.ready;
  const stations = (await enrolledTokens(store, count)).map(({ station, token }) => {
    const spoken = new SpokenStation(url, ca);
    [spoken.id, spoken.token] = [station, token];
    return spoken;
  });
  try {
    const [first, firstMs] = await timed(() => Promise.all(stations.map((station) => station.exchange({ state }))));
    let lost = first.filter(({ kind }) => kind !== 'answer').length;
    const idleMB = residentMB(fleet.child);
    await pause(1000);

    const times: number[] = [];
    const [beganS, beganMs] = [processorS(fleet.child), performance.now()];
    // a fleet takes one exchange a second of a station
    const everyMs = Math.max(roundMs, 1100);
    for (let round = 1; round <= rounds; round++) {
      const outcomes = await Promise.all(
        stations.map(async (station, i) => {
          await pause(Math.max(0, beganMs + (round - 1) * everyMs + (everyMs * i) / count - performance.now()));
          return answered(station, { ...state, atMs: atMs + round });
        }),
      );
      for (const tookMs of outcomes) if (tookMs !== undefined) times.push(tookMs);
      lost += outcomes.filter((tookMs) => tookMs === undefined).length;
    }
    const processorShare = (1000 * (processorS(fleet.child) - beganS)) / (performance.now() - beganMs);
    const seen = store.seenBy(['acme']);
    lost += (await seen.stations()).filter((station) => station.state?.atMs !== atMs + rounds).length;

    const days = [0, -1, -2].map((by) => shiftDay(day, by));
    for (const [i, station] of stations.entries()) station.keep(...days.map((each) => someDay(each, 50 + (i % 40))));
    const [, catchUpMs] = await timed(() => Promise.all(stations.map((station) => station.catchUp())));
    const missingDays = count * days.length - (await seen.days(days.at(-1)!, day)).length;
    const caughtUpMB = residentMB(fleet.child);

    const beatMB: number[] = [];
    for (let beat = 0; beat < beats; beat++) {
      const dueMs = performance.now() + 1100;
      const outcomes = await Promise.all(stations.map((station) => answered(station, state)));
      lost += outcomes.filter((tookMs) => tookMs === undefined).length;
      beatMB.push(residentMB(fleet.child));
      await pause(Math.max(0, dueMs - performance.now()));
    }
    return { firstMs, lost, stateP99Ms: percentile(times, 0.99), processorShare, catchUpMs, missingDays, idleMB, caughtUpMB, beatMB };
  } finally {
    for (const station of stations) station.hangUp();
    await fleet.kill();
    await store.close();
  }
}
