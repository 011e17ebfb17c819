import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import { shiftDay } from '../../core/time/index.ts';
import { addTotals } from '../../core/totals/index.ts';
import { type PostgresServer, postgresServer } from '../adapters/postgres/postgresServer.ts';
import { expectClose } from '../core/totals/expectConserved.ts';
import { openedFleet } from './openedFleet.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await postgresServer();
});

const dayCount = 20;
const stationCount = 5;
const days = Array.from({ length: dayCount }, (_, i) => shiftDay('2026-11-21', -i));

describe('a fleet on PostgreSQL', () => {
  it('loses no day that it has acknowledged, and counts none twice, while its database is killed, over two processes, with days sent twice', async () => {
    const databaseUrl = await server.newDatabase();
    const fleets = [await openedFleet({ databaseUrl }), await openedFleet({ databaseUrl })];
    const stations = await Promise.all(
      Array.from({ length: stationCount }, async (_, i) => {
        const station = new SpokenStation(fleets[i % 2]!.url);
        await station.enrol(await fleets[0]!.newCode());
        return station.keep(...days.map((day, n) => someDay(day, 50 + i + n)));
      }),
    );
    const acknowledged = new Set<string>();
    let areKilled = 0;
    const killAt = [15, 40, 70];
    const sendAll = async (station: SpokenStation) => {
      for (;;) {
        const outcome = await station.exchange({ inventory: station.inventory });
        if (outcome.kind !== 'answer') {
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        const wanted = outcome.answer.days;
        if (wanted.length === 0) return;
        for (const day of wanted) {
          const sent = await Promise.all([station.put(day), ...(day.endsWith('3') ? [station.put(day)] : [])]);
          if (sent.some(({ kind }) => kind === 'answer')) acknowledged.add(`${station.id} ${day}`);
        }
      }
    };
    const sending = Promise.all(stations.map(sendAll));
    const killing = (async () => {
      for (const count of killAt) {
        while (acknowledged.size < count) await new Promise((resolve) => setTimeout(resolve, 5));
        await server.kill();
        areKilled++;
        await server.start();
      }
    })();
    await Promise.all([sending, killing]);

    expect(areKilled).toBe(killAt.length);
    const seen = fleets[1]!.store.seenBy(['acme']);
    const kept = await seen.days('2026-01-01', '2026-12-31');
    expect(kept.length).toBe(stationCount * dayCount);
    for (const [i, station] of stations.entries()) {
      const own = kept.filter((row) => row.station === station.id);
      const wanted = days.map((day, n) => ({ station: station.id, day, figures: dayFigures(someDay(day, 50 + i + n)) })).toReversed();
      expect(own).toEqual(wanted);
      const months = (await seen.months('2026-11', '2026-11')).filter((row) => row.station === station.id);
      expect(months.map((month) => month.days)).toEqual([dayCount]);
      expectClose(months[0]!.figures, wanted.map(({ figures }) => figures).reduce(addTotals));
    }
  });

  it('that was set back to an older state has it all again after each station has called', async () => {
    const databaseUrl = await server.newDatabase();
    const fleet = await openedFleet({ databaseUrl });
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    station.keep(...days.slice(5).map((day) => someDay(day, 60)));
    await station.catchUp();
    const copy = await server.copyOf(databaseUrl, () => fleet.close());
    station.keep(...days.slice(0, 8).map((day) => someDay(day, 80)));
    const restored = await openedFleet({ databaseUrl: copy });
    const again = new SpokenStation(restored.url);
    again.token = station.token;
    for (const [day, text] of station.days) again.days.set(day, text);
    expect(await again.catchUp()).toBe(8);
    const kept = await restored.store.seenBy(['acme']).days('2026-01-01', '2026-12-31');
    expect(kept.map(({ figures }) => figures)).toEqual(
      days.toReversed().map((day, i) => dayFigures(someDay(day, dayCount - 1 - i < 8 ? 80 : 60))),
    );
  });
});
