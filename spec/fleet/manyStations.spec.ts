import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { shiftDay } from '../../core/time/index.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { tlsFile } from '../server/http/testTls.ts';
import { nowMs, openedFleet, type OpenedFleet } from './openedFleet.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

/** `npm run soak:fleet` does it ten times as large. */
const scale = Number(process.env['FLEET_SCALE'] ?? 0.1);
const stationCount = Math.round(1000 * scale);
const stateRounds = Math.round(60 * scale);
const tls = { certFile: tlsFile('station.cert'), keyFile: tlsFile('station.key') };
const ca = readFileSync(tls.certFile, 'utf8');
const daysBack = (count: number) => Array.from({ length: count }, (_, i) => shiftDay('2026-11-21', -i));
const state = {
  ...{ atMs: nowMs, pressureBar: 7.1, volumeFlowM3min: 20, deliveryM3min: 21, powerKW: 130, masterStatus: 3 },
  machines: Array.from({ length: 10 }, () => ({ status: 7, powerKW: 75, deliveryM3min: 12, temperatureDegC: 80 })),
  ...{ faults: [], isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 2 },
};

/** What a trial measured, for who reads the soak's output. */
const say = (what: string, figure: string) => {
  if (scale >= 1) process.stdout.write(`${what}: ${figure}\n`);
};
async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const beganMs = performance.now();
  const done = await work();
  return [done, performance.now() - beganMs];
}
const percentile = (values: readonly number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

describe(`a fleet of ${stationCount} stations over TLS on PostgreSQL`, () => {
  let fleet: OpenedFleet;
  let stations: readonly SpokenStation[];
  beforeAll(async () => {
    const server = await postgresServer();
    fleet = await openedFleet({ databaseUrl: await server.newDatabase(), tls });
    const code = await fleet.newCode(stationCount);
    stations = await Promise.all(
      Array.from({ length: stationCount }, async () => {
        const station = new SpokenStation(fleet.url, ca);
        await station.enrol(code);
        station.hangUp();
        return station;
      }),
    );
  });
  afterAll(() => {
    for (const station of stations) station.hangUp();
  });

  it('takes the first exchange of all at once', async () => {
    const [outcomes, tookMs] = await timed(() => Promise.all(stations.map((station) => station.exchange({ state }))));
    expect(outcomes.filter(({ kind }) => kind === 'answer').length).toBe(stationCount);
    say('FLT-1 first exchanges', `${Math.round(tookMs)} ms`);
  });

  it('keeps the state that each of them sends, again and again', async () => {
    const times: number[] = [];
    for (let round = 1; round <= stateRounds; round++) {
      const said = { ...state, atMs: nowMs + round };
      const outcomes = await Promise.all(
        stations.map(async (station, i) => {
          // spread over the 10 s that a round takes where it is not hurried
          await new Promise((resolve) => setTimeout(resolve, scale < 1 ? 0 : (10_000 * i) / stationCount));
          const [{ kind }, tookMs] = await timed(() => station.exchange({ state: said }));
          times.push(tookMs);
          return kind;
        }),
      );
      expect(outcomes.filter((kind) => kind === 'answer').length).toBe(stationCount);
    }
    const kept = await fleet.store.seenBy(['acme']).stations();
    expect(new Set(kept.map((station) => station.state?.atMs))).toEqual(new Set([nowMs + stateRounds]));
    say('FLT-2 states', `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`);
  });

  it('has three days of each of them after it was away', async () => {
    const days = daysBack(3);
    for (const [i, station] of stations.entries()) station.keep(...days.map((day) => someDay(day, 50 + (i % 40))));
    const [sent, tookMs] = await timed(() => Promise.all(stations.map((station) => station.catchUp())));
    expect(sent).toEqual(stations.map(() => 3));
    const kept = await fleet.store.seenBy(['acme']).days(days.at(-1)!, days[0]!);
    expect(kept.length).toBe(stationCount * 3);
    say('FLT-3 catch-up of three days', `${Math.round(tookMs)} ms, ${Math.round((stationCount * 3000) / tookMs)} days/s`);
  });
});
