import { encodeFleetDay } from '../../../adapters/contract/index.ts';
import { digestOf, readKeptDay } from '../../../adapters/fleetlink/index.ts';
import { fleetStore, openServerDatabase } from '../../../adapters/postgres/index.ts';
import { dayFigures } from '../../../core/fleet/FleetDay.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { addTotals } from '../../../core/totals/index.ts';
import type { PostgresServer } from '../../adapters/postgres/startedPostgres.ts';
import { freePort } from '../../freePort.ts';
import { type FleetProcess, fleetProcess } from '../fleetProcess.ts';
import { someDay } from '../spokenStation.ts';
import { enrolledTokens } from './enrolledTokens.ts';
import { lossyDoor } from './lossyDoor.ts';
import { sameTotals } from './sameTotals.ts';
import { sendingStation, type SendingStation } from './sendingStation.ts';

export interface ChaosSize {
  readonly stations: number;
  readonly days: number;
  /** Of the fleet, and as often of PostgreSQL. */
  readonly kills: number;
}

/** What came of it. */
export interface ChaosFigures {
  readonly fleetKills: number;
  readonly databaseKills: number;
  readonly restarts: number;
  readonly changedDays: number;
  readonly lostAnswers: number;
  /** Day records, machine rows and fault events that the fleet lacks or has otherwise. */
  readonly lost: number;
  /** Of them, more than there are. */
  readonly doubled: number;
  /** Months that are not the sums of their days. */
  readonly wrongMonths: number;
  /** From the last disturbance until the last day was there. */
  readonly lastDayMs: number;
}

const lostShare = 0.05;
const eventsOfEach = 66;
const lastDay = '2026-11-21';
/** The stations' own waits, which are for minutes and hours, are shorter here. */
const times = 40;

/** A whole sequence of a random source that can be begun again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Stations send their days and events to a fleet while its process and its database are killed in turn, stations start again, answers get
 * lost, calls come twice and in any order, and days change; then what the database has is put beside what the stations have.
 */
export async function chaos(server: PostgresServer, { stations: count, days, kills }: ChaosSize): Promise<ChaosFigures> {
  const random = seeded(7);
  const databaseUrl = await server.newDatabase();
  const port = await freePort();
  const start = () => fleetProcess('--database', databaseUrl, '--port', String(port), '--beat', '1');
  let fleet: FleetProcess = start();
  await fleet.ready;
  const door = await lossyDoor(port, lostShare, random);

  const database = await openServerDatabase(databaseUrl, { warn: () => undefined });
  const store = fleetStore(database);
  const tokens = await enrolledTokens(store, count);
  const names = Array.from({ length: days }, (_, i) => shiftDay(lastDay, -i));
  let arrived = 0;
  const stations: SendingStation[] = [];
  const ids = tokens.map(({ station }) => station);
  for (const [i, { token }] of tokens.entries()) {
    const events = Array.from({ length: eventsOfEach }, (_, n) => ({
      ...{ id: n + 1, atMs: Date.parse('2026-11-01') + n * 60_000 + i, source: 'master' as const, bitIndex: n % 70 },
    }));
    const station = sendingStation({ url: door.url, token, events, random, times, onDay: () => arrived++ });
    for (const [n, day] of names.entries()) station.keep(someDay(day, 50 + ((i + n) % 60)));
    stations.push(station);
  }

  let [fleetKills, databaseKills, restarts, changedDays] = [0, 0, 0, 0];
  const disturbances = Array.from({ length: 2 * kills }, (_, i) => (i % 2 === 0 ? 'fleet' : 'database'));
  const each = (count * days) / (disturbances.length + 1);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const change = () => {
    pick(stations).keep(someDay(pick(names), 120 + (changedDays++ % 90)));
  };
  for (const [i, what] of disturbances.entries()) {
    while (arrived < (i + 1) * each) {
      change();
      if (restarts < count && random() < 0.3) {
        restarts++;
        await pick(stations).restart();
      }
      await pause(20);
    }
    if (what === 'fleet') {
      fleetKills++;
      await fleet.kill();
      fleet = start();
      await fleet.ready;
    } else {
      databaseKills++;
      await server.kill();
      await server.start();
    }
  }
  door.heal();
  const healedMs = performance.now();
  const missing = async () => {
    const kept = await Promise.all(ids.map((id) => store.ingest.digests(id)));
    return stations.reduce((sum, { digests }, i) => sum + [...digests].filter(([day, digest]) => kept[i]!.get(day) !== digest).length, 0);
  };
  // a late second copy of an older day is replaced again by the next exchange
  while (stations.some((station) => station.pending() > 0) || (await missing()) > 0) await pause(100);
  const lastDayMs = performance.now() - healedMs;
  const eventCount = async () => (await store.seenBy(['acme']).events(0, Infinity)).length;
  while ((await eventCount()) < count * eventsOfEach) await pause(200);
  for (const station of stations) await station.close();

  const seen = store.seenBy(['acme']);
  const figures = await seen.days('2000-01-01', '2030-01-01');
  const months = await seen.months('2026-01', '2026-12');
  let [lost, doubled, wrongMonths] = [0, 0, 0];
  for (const [i, id] of ids.entries()) {
    const own = figures.filter((row) => row.station === id);
    doubled += Math.max(0, own.length - days);
    lost += Math.max(0, days - own.length);
    for (const { day, figures: kept } of own) {
      const body = await seen.body(id, day);
      const record = body && (await readKeptDay(body));
      const isRight = record !== undefined && digestOf(encodeFleetDay(record)) === stations[i]!.digests.get(day);
      if (!isRight || !sameTotals(kept, dayFigures(record))) lost++;
    }
    for (const month of months.filter((row) => row.station === id)) {
      const of = own.filter(({ day }) => day.startsWith(month.month)).map(({ figures: kept }) => kept);
      if (of.length !== month.days || !sameTotals(month.figures, of.reduce(addTotals), 1e-9)) wrongMonths++;
    }
  }
  const allEvents = await eventCount();
  lost += Math.max(0, count * eventsOfEach - allEvents);
  doubled += Math.max(0, allEvents - count * eventsOfEach);
  await store.close();
  await door.close();
  await fleet.kill();
  return { fleetKills, databaseKills, restarts, changedDays, lostAnswers: door.lost(), lost, doubled, wrongMonths, lastDayMs };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
