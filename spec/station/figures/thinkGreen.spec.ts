import { beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { airStatistics, type AirStatistics } from '../../../core/balance/index.ts';
import { type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import type { SampleRow } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { leakFlow } from '../../../station/figures/leakFlow.ts';
import { type ThinkGreen, thinkGreen } from '../../../station/figures/thinkGreen.ts';
import { thinkGreenRepository } from '../../../adapters/sqlite/thinkGreenRepository.ts';
import { expectClose } from '../../core/totals/expectConserved.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { type OpenTotals, openTotals } from './openTotals.ts';
import { asWritten, periodS, plantCard, type PlantCard, simulatedDays, zone } from './plantCard.ts';

const names = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'] as const;
const [first, second, third, today] = names;
const startOf = (day: PlantDay) => plantDayRange(day, zone).fromMs;
const todayAt = (hour: number) => startOf(today) + hour * 3_600_000;
let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;
let liveRows: readonly SampleRow[];

beforeAll(() => {
  days = simulatedDays(first, today);
  liveRows = asWritten(today, days.get(today)!);
});

const only = (...kept: readonly PlantDay[]) => new Map([...days].filter(([day]) => kept.includes(day)));

interface Green extends OpenTotals {
  readonly green: ThinkGreen;
  readonly card: PlantCard;
  readonly database: DatabaseSync;
  readonly reported: string[];
  /** Takes the samples of today between two hours and counts them. */
  readonly take: (fromHour: number, untilHour: number) => Promise<AirStatistics>;
}

function start({ card = plantCard(only(first, second, third, today)), database = openDatabase() } = {}): Green {
  const open = openTotals(card.files, { database, nowMs: () => startOf(today) });
  const { log, lines: reported } = logLines();
  const green = thinkGreen({ totals: open.totals, repository: thinkGreenRepository(database), zone: () => zone, log });
  return {
    ...open,
    green,
    card,
    database,
    reported,
    async take(fromHour, untilHour) {
      for (const row of liveRows) if (row.atMs >= todayAt(fromHour) && row.atMs < todayAt(untilHour)) open.totals.add(row);
      await green.refresh();
      return green.current();
    },
  };
}

/** What a scan of all samples says of the machines. */
const scan = (card: PlantCard, fromMs: number, untilMs: number, ...of: readonly PlantDay[]): RangeTotals =>
  totalsOf(card.samples(...of), { fromMs, untilMs }, periodS);

const counted = ({ machines }: AirStatistics) =>
  machines.map(({ index, energyLoadKWh, energyNoLoadKWh, volumeM3 }) => [index, energyLoadKWh, energyNoLoadKWh, volumeM3]);

describe('think-green statistics', () => {
  it('count from the first day on the card until the latest sample', async () => {
    const { take, card, totals } = start();
    const { timespan, machines, leakOrigin } = await take(8, 10.3);
    expect(timespan).toEqual({ fromMs: startOf(first), untilMs: todayAt(10.3) - periodS * 1000 });
    const leak = await leakFlow(totals, todayAt(10), zone);
    const expected = airStatistics(scan(card, startOf(first), todayAt(10.3), ...names), leak);
    expect(leakOrigin).toBe('upperBound');
    expectClose(machines, expected.machines);
    expect(machines.length).toBeGreaterThan(4);
  });

  it('count from the reset on: nothing at once, then what came since, also after a restart and in any number of steps', async () => {
    const { take, green, card, database } = start();
    await take(6, 9.123);
    green.reset(todayAt(9.123));
    expect(green.current()).toEqual({
      timespan: { fromMs: todayAt(9.123), untilMs: todayAt(9.123) },
      machines: [],
      leakOrigin: undefined,
    });
    let now: AirStatistics | undefined;
    for (const hour of [9.2, 9.3, 10.9, 12.4]) now = await take(9.123, hour);
    const since = scan(card, todayAt(9.123), todayAt(12.4), today);
    expectClose(counted(now!), counted(airStatistics(since, undefined)));
    expect(now!.timespan.fromMs).toBe(todayAt(9.123));

    const again = start({ card, database });
    const after = await again.take(13, 14);
    expect(after.timespan).toEqual({ fromMs: todayAt(9.123), untilMs: todayAt(14) - periodS * 1000 });
    expectClose(counted(after), counted(airStatistics(scan(card, todayAt(9.123), todayAt(14), today), undefined)));
  });

  it('keep what was counted of days whose file is gone by now', async () => {
    const { take, card, database } = start();
    const before = await take(8, 9);
    for (const day of [first, second]) rmSync(card.files.path(day));
    const again = start({ card, database });
    const after = await again.take(8, 9);
    expect(after.timespan).toEqual(before.timespan);
    expectClose(counted(after), counted(before));
  });

  it('count all days again on command', async () => {
    const { take, green, card } = start();
    await take(8, 9);
    rmSync(card.files.path(first));
    green.recount();
    const after = await take(9, 10);
    expect(after.timespan.fromMs).toBe(startOf(first));
    expectClose(counted(after), counted(airStatistics(scan(card, startOf(first), todayAt(10), second, third, today), undefined)));
  });

  it('write to the database once a day and at a reset, not with each refresh', async () => {
    const { take, green, database } = start();
    const changes = () => Number(database.prepare('SELECT total_changes() AS n').get()!['n']);
    await take(8, 9);
    const before = changes();
    for (const hour of [10, 11, 12, 13]) await take(hour - 1, hour);
    expect(changes()).toBe(before);
    green.reset(todayAt(13));
    expect(changes()).toBe(before + 1);
  });

  it('know no leak before there is a day to know it from', async () => {
    const { take } = start({ card: plantCard(only(today)) });
    const { machines, leakOrigin, timespan } = await take(8, 9);
    expect([leakOrigin, timespan.fromMs]).toEqual([undefined, startOf(today)]);
    for (const { leakedM3 } of machines) expect(leakedM3).toBeUndefined();
  });

  it('say nothing before the first sample, and nothing is wrong with that', async () => {
    const { green, reported } = start({ card: plantCard(new Map()) });
    await green.refresh();
    expect([green.current().machines, reported]).toEqual([[], []]);
  });

  it('are of no time but of each machine where the reset was at the latest sample', async () => {
    const { take, green, totals } = start();
    await take(8, 9);
    const latestMs = totals.latestMs!;
    green.reset(latestMs);
    await green.refresh();
    expect(green.current().timespan).toEqual({ fromMs: latestMs, untilMs: latestMs });
    expect(green.current().machines.length).toBeGreaterThan(4);
  });

  it('say nothing while the clock is before the reset, and all when it is right again', async () => {
    const { take, green } = start();
    await take(8, 9);
    green.reset(todayAt(10));
    expect(await take(9, 9.5)).toEqual({ timespan: { fromMs: todayAt(10), untilMs: todayAt(10) }, machines: [], leakOrigin: undefined });
    const { machines } = await take(10, 11);
    expect(machines.length).toBeGreaterThan(4);
  });

  it('count again when the clock was ahead by days', async () => {
    const card = plantCard(only(first, second));
    const database = openDatabase();
    const ahead = start({ card, database });
    await ahead.take(8, 9);
    const rightAgain = start({ card: plantCard(only(first)), database });
    for (const row of days.get(second)!.slice(0, 300)) rightAgain.totals.add(row);
    await rightAgain.green.refresh();
    const { timespan, machines } = rightAgain.green.current();
    expect(timespan).toEqual({ fromMs: startOf(first), untilMs: days.get(second)![299]!.atMs });
    const scanned = airStatistics(scan(card, startOf(first), days.get(second)![299]!.atMs + 60_000, first, second), undefined);
    for (const [i, { energyLoadKWh, volumeM3 }] of machines.entries()) {
      expect(energyLoadKWh).toBeCloseTo(scanned.machines[i]!.energyLoadKWh!, 2);
      expect(volumeM3).toBeCloseTo(scanned.machines[i]!.volumeM3!, 2);
    }
  });

  it('go on without a database that fails, and say it once', async () => {
    const { take, green, database, reported } = start();
    database.exec("CREATE TRIGGER full BEFORE INSERT ON think_green BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    for (const hour of [8, 9]) {
      await take(hour, hour + 1);
      expect(reported).toEqual([expect.stringMatching(/^think-green: .*disk full/)]);
    }
    expect(() => {
      green.reset(todayAt(10));
    }).toThrow('disk full');
    database.exec('DROP TRIGGER full');
    expect((await take(10, 11)).machines.length).toBeGreaterThan(4);
    expect(reported.length).toBe(1);
  });

  it('end what they count with the station', async () => {
    const { green, totals, reported } = start();
    totals.add(liveRows[0]!);
    let isCounting = true;
    void green.refresh().then(() => (isCounting = false));
    await green.close();
    expect(isCounting).toBe(false);
    expect(reported).toEqual([]);
    expect(green.current().machines).toEqual([]);
  });
});
