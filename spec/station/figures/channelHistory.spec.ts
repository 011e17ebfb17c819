import { beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { SteppedHistory } from '../../../core/ports/index.ts';
import { type Channel, joinedRows, rangeOf, type SampleRow, tableOf } from '../../../core/samples/index.ts';
import { msPerDay, type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { mergedSums, quarterHourMs, sumChannels, sumsWithin } from '../../../core/totals/index.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { openTotals, type OpenTotals } from './openTotals.ts';
import { asWritten, dayFileOf, periodS, plantCard, simulatedDays, zone } from './plantCard.ts';

const names = ['2026-03-28', '2026-03-29', '2026-03-30'] as const;
const range = { fromMs: plantDayRange(names[0], zone).fromMs, untilMs: plantDayRange(names[2], zone).untilMs };
const channels: readonly Channel[] = ['systemPressureBar@0', 'deliveryVolumeM3min@0', 'electricalPowerKW@1', 'loadRatio@2'];
const never = new AbortController().signal;
let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;

beforeAll(() => {
  days = simulatedDays(names[0], names[2]);
});

const read = ({ totals }: OpenTotals, of = range) => totals.history.read(of, channels, never);

/** What rows come to, each counted up to the next one. */
function expectHistory({ stepMs, timesMs, columns }: SteppedHistory, rows: readonly SampleRow[], of = range): void {
  const sums = sumChannels(tableOf(rows), periodS);
  for (const channel of channels) {
    const merged = mergedSums([sums.get(channel)!], stepMs / quarterHourMs);
    const expected = sumsWithin(merged, Math.floor(of.fromMs / stepMs), of.untilMs / stepMs);
    expect(Array.from(timesMs)).toEqual(Array.from(expected.steps, (step) => step * stepMs));
    const { mean, least, greatest, coveredS } = columns.get(channel)!;
    expect(Array.from(mean)).toEqual(Array.from(expected.sums, (sum, i) => expect.closeTo(sum / expected.coveredMs[i]!, 4)));
    expect([least, greatest]).toEqual([expected.least, expected.greatest]);
    expect(Array.from(coveredS)).toEqual(Array.from(expected.coveredMs, (ms) => ms / 1000));
  }
}

const written = (...of: readonly PlantDay[]) => of.flatMap((day) => asWritten(day, days.get(day)!));

describe('the sums of finished days', () => {
  it('are made of the day files once, over the change of clocks, and come from the database then', async () => {
    const card = plantCard(days);
    const database = openDatabase();
    const open = openTotals(card.files, { database });
    expect(await read(open)).toMatchObject({ days: 3, summedDays: 0 });
    await open.totals.sumsKeeper.run();
    const history = await read(open);
    expect([history.days, history.summedDays, history.stepMs]).toEqual([3, 3, quarterHourMs]);
    expectHistory(history, written(...names));
    // once more where another day follows, for the moment at which that one begins, and of the last one for what was estimated
    expect(open.reads.toSorted()).toEqual([names[0], names[0], names[1], names[1], names[2], names[2]]);

    const restarted = openTotals(card.files, { database });
    await restarted.totals.sumsKeeper.run();
    expectHistory(await read(restarted), written(...names));
    expect(restarted.reads).toEqual([]);
  });

  it("are whole days of the plant's zone in a range of years, of 23 hours where the clocks change", async () => {
    const open = openTotals(plantCard(days).files);
    await open.totals.sumsKeeper.run();
    const years = { fromMs: range.untilMs - 3650 * msPerDay, untilMs: range.untilMs };
    const { stepMs, timesMs, columns } = await read(open, years);
    expect([stepMs, ...timesMs]).toEqual([msPerDay, ...names.map((day) => plantDayRange(day, zone).fromMs)]);
    expect([...columns.get('systemPressureBar@0')!.coveredS]).toEqual([24, 23, 24].map((hours) => hours * 3600));
    const samples = joinedRows(names.map((day) => tableOf(written(day))));
    const greatest = names.map((day) => {
      const { fromMs, untilMs } = plantDayRange(day, zone);
      return Math.max(...rangeOf(samples, fromMs, untilMs).columns.get('deliveryVolumeM3min@0')!);
    });
    expect([...columns.get('deliveryVolumeM3min@0')!.greatest]).toEqual(greatest.map(Math.fround));
  });

  it('are made again of a file that has changed, also of what is left of a damaged one', async () => {
    const card = plantCard(days);
    const open = openTotals(card.files);
    await open.totals.sumsKeeper.run();
    const half = days.get(names[1])!.slice(0, 400);
    card.write(names[1], `${dayFileOf(names[1], half)}2026-03-29,cut off`);
    await open.totals.sumsKeeper.run();
    expect(open.reads.filter((day) => day === names[1])).toHaveLength(4);
    expectHistory(await read(open), [...written(names[0]), ...asWritten(names[1], half), ...written(names[2])]);
  });

  it('count what a file repeats of the day before once, and again what the file of the day before has lost since', async () => {
    const card = plantCard(days);
    const repeating = [...days.get(names[0])!.slice(-90), ...days.get(names[1])!];
    card.write(names[1], dayFileOf(names[1], repeating));
    const database = openDatabase();
    const open = openTotals(card.files, { database });
    await open.totals.sumsKeeper.run();
    expectHistory(await read(open), written(...names));

    const half = days.get(names[0])!.slice(0, 400);
    card.write(names[0], dayFileOf(names[0], half));
    const restarted = openTotals(card.files, { database });
    await restarted.totals.sumsKeeper.run();
    expectHistory(await read(restarted), [...asWritten(names[0], half), ...asWritten(names[1], repeating), ...written(names[2])]);
  });

  it('stay when the file has made room for newer ones', async () => {
    const card = plantCard(days);
    const open = openTotals(card.files);
    await open.totals.sumsKeeper.run();
    rmSync(card.files.path(names[0]));
    await open.totals.sumsKeeper.run();
    const history = await read(open);
    expect([history.days, history.summedDays]).toEqual([3, 3]);
    expectHistory(history, written(...names));
  });

  it('are followed by those of the day that is going on, before and after the start of the station', async () => {
    const [yesterday, today] = [names[1], names[2]];
    const rows = written(today);
    const startMs = plantDayRange(today, zone).fromMs + 7.4 * 3_600_000;
    const nowMs = startMs + 5 * 3_600_000;
    const card = plantCard(new Map([[yesterday, days.get(yesterday)!]]));
    card.write(
      today,
      dayFileOf(
        today,
        rows.filter(({ atMs }) => atMs < startMs),
      ),
    );
    const open = openTotals(card.files, { nowMs: () => nowMs });
    await open.totals.sumsKeeper.run();
    expect(open.reads).toEqual([yesterday]);
    expectHistory(await read(open), [...written(yesterday), ...rows.filter(({ atMs }) => atMs < startMs)]);
    for (const row of rows) if (row.atMs >= startMs && row.atMs < nowMs) open.totals.add(row);
    const history = await read(open);
    expect([history.days, history.summedDays]).toEqual([2, 2]);
    expectHistory(history, [...written(yesterday), ...rows.filter(({ atMs }) => atMs < nowMs)]);
  });

  it('of a day are made when it is over', async () => {
    let nowMs = plantDayRange(names[2], zone).untilMs - 1;
    const open = openTotals(plantCard(days).files, { nowMs: () => nowMs });
    await open.totals.sumsKeeper.run();
    expect(open.reads).not.toContain(names[2]);
    nowMs += 1;
    await open.totals.sumsKeeper.run();
    expect(open.reads.filter((day) => day === names[2])).toHaveLength(1);
  });

  it('of a file that cannot be read are not waited for', async () => {
    const card = plantCard(days);
    card.write(names[1], 'no day file\n');
    const open = openTotals(card.files);
    await open.totals.sumsKeeper.run();
    const history = await read(open);
    expect([history.days, history.summedDays]).toEqual([3, 3]);
    expectHistory(history, written(names[0], names[2]));
  });
});
