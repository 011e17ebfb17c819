import { describe, expect, it } from '@jest/globals';
import { encodeFleetDay } from '../../../adapters/contract/index.ts';
import { digestOf } from '../../../adapters/fleetlink/index.ts';
import type { FleetDay } from '../../../core/fleet/index.ts';
import type { FileIdentity } from '../../../core/ports/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { dayDigests } from '../../../station/fleet/dayDigests.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { recordOf } from '../../core/fleet/fleetDays.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { logLines } from '../logLines.ts';

const zone = 'Europe/Berlin';
const today = '2026-11-22';
const endOf = (day: string) => plantDayRange(day, zone).untilMs;
const hour = 3_600_000;
const recordWith = (day: string, powerKW: number) =>
  recordOf(day, machineLog([[load, powerKW, 12]], 10_000, plantDayRange(day, zone).fromMs + 7 * hour));
const digestFor = (record: FleetDay) => digestOf(encodeFleetDay(record));

/** Digests of a card whose files and records can be changed; `made` has the days whose records were asked for. */
function setUp(days: readonly string[] = [], store = memoryStore()) {
  const files = new Map<string, FileIdentity>();
  const records = new Map<string, FleetDay>();
  const made: string[] = [];
  let nowMs = endOf(today);
  let gate: Promise<void> | undefined;
  let broken: Error | undefined;
  const { log, lines } = logLines();
  const put = (day: string, powerKW = 75) => {
    const { sizeBytes = 0 } = files.get(day) ?? {};
    files.set(day, { sizeBytes: sizeBytes + 1, modifiedMs: 0 });
    records.set(day, recordWith(day, powerKW));
  };
  for (const day of days) put(day);
  const digests = dayDigests({
    repository: store.fleet,
    days: {
      files: () => Promise.resolve(new Map(files)),
      async record(day) {
        made.push(day);
        await gate;
        if (broken !== undefined) throw broken;
        return records.get(day);
      },
      onDone: () => undefined,
    },
    ...{ zone: () => zone, clock: { nowMs: () => nowMs }, log },
  });
  return {
    ...{ digests, store, files, records, made, lines, put },
    at: (ms: number) => (nowMs = ms),
    hold: (until: Promise<void>) => void (gate = until),
    break: (error: Error | undefined) => (broken = error),
    run: async () => {
      made.length = 0;
      await digests.run();
      return [...made];
    },
    listed: (sinceMs = 0) => digests.inventory(sinceMs).map(([day]) => day),
  };
}

describe('digests of finished days', () => {
  it('[FLEET-1] are made of each finished day with values, the newest first, and listed ascending', async () => {
    const { run, digests, files, records, store } = setUp(['2026-11-20', '2026-11-22', '2026-11-21', '2026-11-23']);
    files.set('2026-11-19', { sizeBytes: 1, modifiedMs: 0 });
    records.set('2026-11-18', recordOf('2026-11-18', machineLog([])));
    files.set('2026-11-18', { sizeBytes: 1, modifiedMs: 0 });
    expect(await run()).toEqual(['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18']);
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
    expect(digests.inventory(0)).toEqual(days.map((day) => [day, digestFor(recordWith(day, 75))]));
    expect(store.fleet.days().map(({ day }) => day)).toEqual(days);
  });

  it.each([
    [-1, 0, false],
    [0, 0, true],
    [0, 1, false],
    [hour - 1, hour, false],
    [hour, hour, true],
    [3 * 24 * hour, hour, true],
  ])(
    '[FLEET-1] are listed once their day is over for so long: %p ms after its end, where %p are asked for: %p',
    async (ms, since, isListed) => {
      const { run, at, listed } = setUp([today]);
      await run();
      at(endOf(today) + ms);
      expect(listed(since)).toEqual(isListed ? [today] : []);
    },
  );

  it('are made once, and again when their file or one up to two days around it changes', async () => {
    const days = Array.from({ length: 7 }, (_, i) => shiftDay(today, -i));
    const { run, put } = setUp(days);
    expect(await run()).toEqual(days);
    expect(await run()).toEqual([]);
    put(days[3]!);
    expect(await run()).toEqual(days.slice(1, 6));
    put(shiftDay(today, 2));
    expect(await run()).toEqual([today]);
    put(shiftDay(today, 2));
    put(shiftDay(today, 3));
    expect(await run()).toEqual([]);
  });

  it('go on with those of before a restart', async () => {
    const before = setUp(['2026-11-21', today]);
    await before.run();
    const after = setUp(['2026-11-21', today], before.store);
    expect(after.listed()).toEqual(['2026-11-21', today]);
    expect(await after.run()).toEqual([]);
  });

  it('end with their file, unless the card has none at all', async () => {
    const { run, files, listed, store } = setUp(['2026-11-20', '2026-11-21', today]);
    await run();
    files.delete('2026-11-20');
    await run();
    expect([listed(), store.fleet.days().length]).toEqual([['2026-11-21', today], 2]);
    files.clear();
    await run();
    expect([listed(), store.fleet.days().length]).toEqual([['2026-11-21', today], 2]);
  });

  it('follow the record when it is asked for and is another one', async () => {
    const { run, digests, records } = setUp([today]);
    await run();
    records.set(today, recordWith(today, 90));
    const made = await digests.text(today);
    expect(made).toEqual({ text: encodeFleetDay(recordWith(today, 90)), digest: digestFor(recordWith(today, 90)) });
    expect(digests.inventory(0)).toEqual([[today, made!.digest]]);
    expect(await run()).toEqual([]);
    records.set('2026-11-23', recordWith('2026-11-23', 75));
    expect(await digests.text('2026-11-23')).toBeDefined();
    expect(digests.inventory(-24 * hour).map(([day]) => day)).toEqual([today]);
    expect(await digests.text('2026-11-24')).toBeUndefined();
  });

  it('are looked through once more when that is wanted meanwhile, and only then', async () => {
    const { digests, hold, made, put, listed } = setUp([today]);
    const gate = Promise.withResolvers<undefined>();
    hold(gate.promise);
    const first = digests.run();
    put('2026-11-21');
    const second = digests.run();
    gate.resolve(undefined);
    await Promise.all([first, second]);
    expect([listed(), made]).toEqual([
      ['2026-11-21', today],
      [today, today, '2026-11-21'],
    ]);
  });

  it('say what keeps them from being made, and go on the next time', async () => {
    const { run, lines, listed, ...card } = setUp([today]);
    card.break(new Error('the card is out'));
    await run();
    expect([lines, listed()]).toEqual([['fleet: digests of days (the card is out)'], []]);
    card.break(undefined);
    await run();
    expect([lines.length, listed()]).toEqual([1, [today]]);
  });

  it('are made no more once they are closed, and nothing is said of what that breaks off', async () => {
    const { digests, hold, made, lines } = setUp(['2026-11-21', today]);
    const gate = Promise.withResolvers<undefined>();
    hold(gate.promise);
    const running = digests.run();
    await new Promise(setImmediate);
    const closing = digests.close();
    gate.resolve(undefined);
    await Promise.all([running, closing]);
    expect([made, lines]).toEqual([[today], []]);

    const other = setUp([today]);
    other.break(new Error('aborted'));
    void other.digests.run();
    await other.digests.close();
    expect(other.lines).toEqual([]);
  });
});
