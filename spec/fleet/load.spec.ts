import { describe, expect, it } from '@jest/globals';
import { linkFindings } from '../../core/fleet/index.ts';
import { deriveInsight } from '../../fleet/insight/deriveInsight.ts';
import { takeExchange } from '../../fleet/ingest/exchanges.ts';
import { quarterSweep } from '../../fleet/ingest/quarterSweep.ts';
import { stationTurns } from '../../fleet/ingest/stationTurns.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { logLines } from '../station/logLines.ts';
import { nowMs, openedFleet } from './openedFleet.ts';
import { never, someDay, SpokenStation } from './spokenStation.ts';

const beatS = 60;
const clock = { nowMs: () => nowMs };

describe('a process of a fleet', () => {
  it('[FLEET-1] is loaded while so many day records are on its way, and has two places for each station', () => {
    const turns = stationTurns(3);
    const first = turns.takeDayPlace('a')!;
    turns.takeDayPlace('a');
    expect([turns.takeDayPlace('a'), turns.isLoaded()]).toEqual([undefined, false]);
    const last = turns.takeDayPlace('b')!;
    expect(turns.isLoaded()).toBe(true);
    first();
    expect(turns.isLoaded()).toBe(false);
    expect(turns.takeDayPlace('a')).toBeDefined();
    last();
  });

  it('[FLEET-1] asks under load for no days and for another exchange later, before the station would be silent; then for all of them', async () => {
    const fleet = await openedFleet();
    const { store } = fleet;
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    station.keep(someDay('2026-11-20'), someDay('2026-11-21'));
    const asks = (isLoaded: boolean, inventory = station.inventory) =>
      takeExchange({ ingest: store.ingest, clock, beatS, isLoaded }, station.id, station.said({ inventory }));
    const loaded = await asks(true);
    expect(loaded).toMatchObject({ days: [], wantsInventory: false, wantsPlant: true });
    expect(loaded.everyS).toBeGreaterThan(beatS);
    const link = {
      ...{ seenMs: nowMs, sentMs: nowMs, beatMs: beatS * 1000, boots: undefined, newerDays: 0 },
      ...{ isCardFailing: false, isMailFailing: false, isDigestRefused: false },
    };
    expect(linkFindings(link, nowMs + loaded.everyS * 1000)).not.toContain('silent');
    expect(await asks(false)).toMatchObject({ days: ['2026-11-21', '2026-11-20'], everyS: beatS });
    station.hangUp();
  });
});

describe('quarter hours', () => {
  it('are dropped once they are so many years old, at the start too', async () => {
    const asked: string[] = [];
    const { log, lines } = logLines();
    const { admin } = memoryFleetStore();
    const sweep = quarterSweep({
      admin: {
        ...admin,
        dropQuarters: (before) => {
          asked.push(before);
          return Promise.resolve(7);
        },
      },
      years: 2,
      clock,
      log,
    });
    await sweep.close();
    expect(asked).toEqual(['2024-11-20']);
    expect(lines.join('\n')).toContain('quarter hours of 7 days were dropped');
  });

  it('of a fleet that is started so are gone, and its station is asked for none of them again', async () => {
    const store = memoryFleetStore();
    const before = await openedFleet({ store });
    const station = new SpokenStation(before.url);
    await station.enrol(await before.newCode());
    station.keep(someDay('2020-11-20'), someDay('2026-11-20'));
    await station.catchUp();
    const { url } = await openedFleet({ store, keepQuartersYears: 1 });
    const reading = store.seenBy(['acme']);
    while ((await reading.body(station.id, '2020-11-20')) !== undefined) await new Promise(setImmediate);
    expect(await reading.body(station.id, '2026-11-20')).toBeDefined();
    expect((await reading.days('2020-11-20', '2020-11-20')).length).toBe(1);
    const again = new SpokenStation(url);
    again.token = station.token;
    again.keep(someDay('2020-11-20'), someDay('2026-11-20'));
    expect(await again.exchange({ inventory: again.inventory })).toMatchObject({ answer: { days: [] } });
    for (const each of [station, again]) each.hangUp();
  });
});

describe('what stations are compared by', () => {
  it('is made of all that brought something, also when that of one can not be', async () => {
    const stations = ['a', 'b', 'c'].map((station) => ({
      station,
      zone: station === 'b' ? 'Mars/Olympus' : 'UTC',
      nightUseM3min: undefined,
    }));
    let waiting = stations;
    const made: string[] = [];
    const failed: string[] = [];
    const { derivation } = memoryFleetStore();
    const only = {
      ...derivation,
      claimChanged: () => Promise.resolve(waiting.splice(0)),
      saveLoads: (station: string) => Promise.resolve(void made.push(station)),
      leakBasis: () => Promise.resolve(undefined),
    };
    expect(await deriveInsight(only, clock, never, 0, (station) => void failed.push(station))).toBe(2);
    expect([made, failed]).toEqual([['a', 'c'], ['b']]);
    waiting = [{ station: 'b', zone: 'Mars/Olympus', nightUseM3min: undefined }];
    await expect(deriveInsight(only, clock, never)).rejects.toThrow('time zone');
  });
});
