import { beforeAll, describe, expect, it } from '@jest/globals';
import { shiftDay } from '../../core/time/index.ts';
import { type PostgresServer, postgresServer } from '../adapters/postgres/postgresServer.ts';
import { dumpOf } from '../adapters/postgres/startedPostgres.ts';
import { type OpenedFleet, openedFleet } from './openedFleet.ts';
import { someDay, SpokenStation } from './spokenStation.ts';
import { chaos } from './trials/chaos.ts';
import { wrongMonthsOfTwoDoors } from './trials/twoDoors.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await postgresServer();
});

describe('a fleet on PostgreSQL', () => {
  it('[FLEET-7] has every day and event once and the right months after it and its database were killed, stations started again, answers got lost, calls came twice and days changed (FLT-4)', async () => {
    const kills = 1;
    expect(await chaos(server, { stations: 10, days: 10, kills })).toMatchObject({
      ...{ fleetKills: kills, databaseKills: kills, lost: 0, doubled: 0, wrongMonths: 0 },
    });
  });

  it('[FLEET-7] makes the right months of days that come through two processes at once (FLT-5)', async () => {
    expect(await wrongMonthsOfTwoDoors(await server.newDatabase(), 20)).toBe(0);
  });

  it('[FLEET-7] that was lost is as before once its dump is on another server and each station has called (FLT-6)', async () => {
    const days = Array.from({ length: 20 }, (_, i) => shiftDay('2026-11-21', -i));
    const databaseUrl = await server.newDatabase();
    const fleet = await openedFleet({ databaseUrl });
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    station.keep(...days.slice(5).map((day) => someDay(day, 60)));
    await station.catchUp();
    const dump = dumpOf(databaseUrl);
    station.keep(...days.slice(0, 8).map((day) => someDay(day, 80)));
    expect(await station.catchUp()).toBe(8);
    const allOf = async ({ store }: OpenedFleet) => {
      const seen = store.seenBy(['acme']);
      return [await seen.days('2026-01-01', '2026-12-31'), await seen.months('2026-01', '2026-12'), await store.ingest.digests(station.id)];
    };
    const before = await allOf(fleet);
    await fleet.close();

    const restored = await openedFleet({ databaseUrl: await (await postgresServer()).restored(dump) });
    const again = new SpokenStation(restored.url);
    again.token = station.token;
    for (const [day, text] of station.days) again.days.set(day, text);
    expect(await again.catchUp()).toBe(8);
    expect(await allOf(restored)).toEqual(before);
  });
});
