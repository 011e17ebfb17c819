import { describe, expect, it } from '@jest/globals';
import { rowAt, type SampleRow, tableOf } from '../../../core/samples/index.ts';
import { preparedTotals, sumChannels, totalsOf } from '../../../core/totals/index.ts';
import { liveDay } from '../../../station/figures/liveDay.ts';
import { load, machineLog, noLoad, plantPressure, power } from '../../core/samples/logs.ts';

const periodS = 2;
const startMs = Date.parse('2026-11-20T10:00:00Z');
const minutes = 60_000;
/** A machine over two hours. */
const log = machineLog(
  Array.from({ length: 3600 }, (_, i) => (i % 300 < 200 ? ([load, 70 + (i % 7), 12] as const) : ([noLoad, 20, 0] as const))),
  periodS * 1000,
  startMs,
);
const rows: readonly SampleRow[] = Array.from({ length: log.length }, (_, i) => rowAt(log, i));
const liveOf = (some: readonly SampleRow[]) => {
  const live = liveDay(some[0]!, 'Europe/Berlin', periodS);
  for (const row of some.slice(1)) live.add(row);
  return live;
};

describe('what was sampled of a day', () => {
  it('is of the day of the plant', () => {
    const live = liveOf(rows.slice(0, 3));
    expect(live).toMatchObject({ day: '2026-11-20', firstMs: startMs, latestMs: startMs + 4000 });
    expect(live.range).toEqual({ fromMs: Date.parse('2026-11-19T23:00:00Z'), untilMs: Date.parse('2026-11-20T23:00:00Z') });
  });

  it.each([1, 2, 255, 256, 257, 512, 513, 3600])('has the sums of one scan of its %p rows, also when it is asked in between', (count) => {
    const some = rows.slice(0, count);
    const table = tableOf(some);
    const live = liveDay(some[0]!, 'Europe/Berlin', periodS);
    for (const [i, row] of some.entries()) {
      if (i > 0) live.add(row);
      if (i % 100 === 99) live.record();
    }
    const { summary, quarters } = live.record();
    expect([summary.first.atMs, summary.latest.atMs, summary.periodS, summary.estimated]).toEqual([
      ...[startMs, some.at(-1)!.atMs, periodS, undefined],
    ]);
    const latest = { row: tableOf([summary.latest]), periodMs: periodS * 1000 };
    const range = { fromMs: startMs, untilMs: startMs + 120 * minutes };
    expect(preparedTotals({ quarters, latest }).totals(range)).toEqual(totalsOf(table, range, periodS));
    expect(live.channels().get(power)).toEqual(sumChannels(table, periodS).get(power));
  });

  it('counts no row twice, nor one that is earlier than the latest', () => {
    const once = liveOf(rows.slice(0, 100));
    const twice = liveOf(rows.slice(0, 100).flatMap((row, i) => [row, row, rows[Math.max(0, i - 1)]!]));
    expect(twice.record()).toEqual(once.record());
    expect(twice.rows({ fromMs: 0, untilMs: Infinity })!.length).toBe(100);
  });

  it('makes its record once until a row comes', () => {
    const live = liveOf(rows.slice(0, 10));
    const record = live.record();
    expect(live.record()).toBe(record);
    live.add(rows[9]!);
    expect(live.record()).toBe(record);
    live.add(rows[10]!);
    expect(live.record()).not.toBe(record);
  });

  it('lists the channels that were estimated at any time', () => {
    const live = liveDay(rows[0]!, 'UTC', periodS, [power]);
    live.add(rows[1]!, [plantPressure]);
    live.add(rows[2]!, [power]);
    expect(live.record().summary.estimated).toEqual([power, plantPressure]);
    const later = liveOf(rows.slice(0, 2));
    later.add(rows[2]!, [power]);
    expect(later.record().summary.estimated).toEqual([power]);
  });

  it('has all rows while they are no more than 35 minutes, and then those of the last 35, or none where some are gone', () => {
    const early = liveOf(rows.slice(0, 900));
    expect(early.rows({ fromMs: 0, untilMs: startMs + 20_000 })!.length).toBe(10);
    const live = liveOf(rows);
    live.record();
    const { latestMs } = live;
    const oldestMs = latestMs - 35 * minutes;
    expect(live.rows({ fromMs: oldestMs - 1, untilMs: latestMs })).toBeUndefined();
    const kept = live.rows({ fromMs: oldestMs, untilMs: latestMs })!;
    expect([kept.timesMs[0], kept.length]).toEqual([oldestMs, (35 * minutes) / (periodS * 1000)]);
    expect(live.rows({ fromMs: latestMs, untilMs: latestMs + 1 })!.length).toBe(1);
  });
});
