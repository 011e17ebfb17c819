import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FleetLiveRow, FleetReading, FleetStation } from '../../core/ports/index.ts';
import { liveRooms } from '../../fleet/live/liveRooms.ts';
import { recordedLog } from '../adapters/http/recordedLog.ts';

const stationOf = (id: string, seenMs: number, powerKW = 1) =>
  ({ id, plant: {}, exchange: { seenMs }, state: { faults: [], machines: [], powerKW } }) as unknown as FleetStation;

describe('[FLEET-3] pages that are open', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A fleet with stations that can be changed, the begins that it was asked from, and who asked. */
  function opened() {
    const stations = new Map<string, FleetStation>();
    const asked: (number | 'all')[] = [];
    const seers: string[] = [];
    let failure: Error | undefined;
    const seen = (from: number | 'all') => {
      asked.push(from);
      if (failure !== undefined) return Promise.reject(failure);
      return Promise.resolve([...stations.values()].filter(({ exchange }) => from === 'all' || exchange!.seenMs >= from));
    };
    const log = recordedLog();
    const rooms = liveRooms({
      seenBy(organisations) {
        seers.push(organisations.join());
        return { stations: () => seen('all'), stationsSeen: seen } as unknown as FleetReading;
      },
      nowMs: () => Date.now(),
      beatMs: 60_000,
      log,
    });
    const heard: (readonly FleetLiveRow[])[] = [];
    const listen = (...organisations: readonly string[]) => rooms.listen(organisations, (rows) => heard.push(rows));
    return { rooms, stations, asked, seers, log, heard, listen, fail: (error: Error | undefined) => (failure = error) };
  }
  const ids = (rows: readonly FleetLiveRow[]) => rows.map(({ id }) => id);

  it('get all rows first, then those that changed, asked every two seconds with ten more for slow clocks', async () => {
    const { stations, asked, heard, listen, rooms } = opened();
    const beginMs = Date.now();
    stations.set('a', stationOf('a', beginMs)).set('b', stationOf('b', beginMs));
    listen('acme');
    await jest.advanceTimersByTimeAsync(0);
    expect(heard.map(ids)).toEqual([['a', 'b']]);
    await jest.advanceTimersByTimeAsync(1999);
    expect(asked).toEqual(['all']);
    stations.set('b', stationOf('b', beginMs + 1999, 7));
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['all', beginMs - 10_000]);
    expect(heard.slice(1).map(ids)).toEqual([['b']]);
    await jest.advanceTimersByTimeAsync(2000);
    expect([heard.length, asked[2]]).toEqual([2, beginMs + 2000 - 10_000]);
    rooms.close();
  });

  it('get a row as well of a station that nobody hears of any more', async () => {
    const { stations, heard, listen, rooms } = opened();
    stations.set('a', stationOf('a', Date.now()));
    listen('acme');
    await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    const standings = heard.flat().map(({ standing }) => standing);
    expect(standings.length).toBeGreaterThan(1);
    expect(standings.at(-1)).not.toBe(standings[0]);
    rooms.close();
  });

  it('get an empty list of a fleet without stations', async () => {
    const { heard, listen, rooms } = opened();
    listen('acme');
    await jest.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([[]]);
    rooms.close();
  });

  it('are asked for together where they see the same, by their own rights else; who comes later gets all at once', async () => {
    const { stations, asked, seers, heard, listen, rooms } = opened();
    stations.set('a', stationOf('a', Date.now()));
    listen('acme', 'beta');
    await jest.advanceTimersByTimeAsync(0);
    listen('beta', 'acme');
    expect([heard.map(ids), asked.length, seers]).toEqual([[['a'], ['a']], 1, ['acme,beta']]);
    listen('acme');
    await jest.advanceTimersByTimeAsync(2000);
    expect(seers).toEqual(['acme,beta', 'acme']);
    rooms.close();
  });

  it('ask no more when the last is closed', async () => {
    const { asked, listen, rooms } = opened();
    const [leave, leaveToo] = [listen('acme'), listen('acme')];
    await jest.advanceTimersByTimeAsync(0);
    leave();
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(2);
    leaveToo();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    listen('acme');
    await jest.advanceTimersByTimeAsync(0);
    expect(asked[2]).toBe('all');
    rooms.close();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(3);
  });

  it('go on after a database that did not answer, which is logged', async () => {
    const { stations, heard, listen, log, fail, rooms } = opened();
    stations.set('a', stationOf('a', Date.now()));
    fail(new Error('it is gone'));
    listen('acme');
    await jest.advanceTimersByTimeAsync(0);
    expect([heard, log.lines]).toEqual([[], [expect.stringContaining('live list: it is gone')]]);
    fail(undefined);
    await jest.advanceTimersByTimeAsync(2000);
    expect(heard.map(ids)).toEqual([['a']]);
    rooms.close();
  });
});
