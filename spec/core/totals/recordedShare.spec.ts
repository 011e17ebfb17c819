import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel, tableBuilder } from '../../../core/samples/index.ts';
import { recordedShare, rowPeriods, stateSeconds } from '../../../core/totals/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';

const hourMs = 3_600_000;
const zone = 'Europe/Berlin';
const day = '2026-11-20';
const dayBefore = '2026-11-19';
const { fromMs, untilMs } = plantDayRange(day, zone);
const rowsFrom = (startMs: number, rows: number, periodS = 2) => Array.from({ length: rows }, (_, i) => startMs + i * periodS * 1000);
const tableOf = (timesMs: readonly number[]) => ({ timesMs: Float64Array.from(timesMs), length: timesMs.length });
const ofDay = (periodS?: number) => rowPeriods([{ day, periodS }], zone);

describe('how much of a span is recorded', () => {
  test.each([
    ['all of a day', rowsFrom(fromMs, 43_200), undefined, 1],
    ['half of a day', rowsFrom(fromMs, 21_600), undefined, 0.5],
    ['a period of its own', rowsFrom(fromMs, 8640, 10), 10, 1],
    ['rows that come sooner than their period', rowsFrom(fromMs, 86_400, 1), undefined, 1],
    ['rows with a gap after each', rowsFrom(fromMs, 21_600, 4), undefined, 0.5],
    ['no rows', [], undefined, 0],
    ['rows of other days', [...rowsFrom(fromMs - hourMs, 10), ...rowsFrom(untilMs, 10)], undefined, 0],
    ['the row before it that reaches into it', [fromMs - 4000], 8644, (8644 - 4) / 86_400],
  ])('%s', (_, timesMs, periodS, share) => {
    expect(recordedShare(tableOf(timesMs), { fromMs, untilMs }, ofDay(periodS))).toBeCloseTo(share, 12);
  });

  it('counts days without a file, and days of 25 hours', () => {
    const days = { fromMs: plantDayRange(dayBefore, zone).fromMs, untilMs };
    expect(recordedShare(tableOf(rowsFrom(fromMs, 43_200)), days, ofDay())).toBe(0.5);
    const long = plantDayRange('2026-10-25', zone);
    expect(recordedShare(tableOf(rowsFrom(long.fromMs, 43_200)), long, ofDay())).toBeCloseTo(24 / 25, 12);
  });

  test.each([
    ['later', 'Europe/Lisbon', 23 / 24],
    ['earlier', 'Europe/Helsinki', 23 / 24],
    ['on the other side of the earth', 'Pacific/Auckland', 12 / 24],
  ])('counts the rows within the day as it is now, when it begins %s since the file was written', (_, zoneNow, share) => {
    expect(
      recordedShare(tableOf(rowsFrom(fromMs, 43_200)), plantDayRange(day, zoneNow), rowPeriods([{ day, periodS: 2 }], zoneNow)),
    ).toBeCloseTo(share, 12);
  });

  it('counts nothing of the memory behind the rows', () => {
    const table = { ...tableOf([fromMs, fromMs + 10_000, fromMs + 10_500, fromMs + 20_000]), length: 2 };
    expect(recordedShare(table, { fromMs, untilMs: fromMs + 40_000 }, ofDay())).toBe(0.1);
  });

  it('is none of an empty or reversed span', () => {
    expect(recordedShare(tableOf([fromMs]), { fromMs, untilMs: fromMs }, ofDay())).toBeUndefined();
    expect(recordedShare(tableOf([fromMs]), { fromMs: untilMs, untilMs: fromMs }, ofDay())).toBeUndefined();
  });

  it('is the coverage of a machine whose state is in every row', () => {
    const spacing = fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 80 });
    fc.assert(
      fc.property(spacing, fc.nat(200_000), fc.integer({ min: 1, max: 200_000 }), (steps, afterMs, lengthMs) => {
        const builder = tableBuilder([compressorChannel('status', 1)]);
        let atMs = fromMs;
        for (const stepMs of steps) builder.append((atMs += stepMs), [7]);
        const span = { fromMs: fromMs + afterMs, untilMs: fromMs + afterMs + lengthMs };
        expect(recordedShare(builder.table(), span, ofDay())).toBeCloseTo(
          stateSeconds(builder.table(), 1, span.fromMs, span.untilMs, 2000).coverage,
          12,
        );
      }),
    );
  });
});

describe('the periods of joined day files', () => {
  it('follow the files of the days, oldest first, with a new entry only where they change', () => {
    const days = [
      { day, periodS: 10 },
      { day: dayBefore, periodS: undefined },
      { day: '2026-11-18', periodS: 2 },
      { day: '2026-11-21', periodS: 10 },
    ];
    expect(rowPeriods(days, zone)).toEqual([
      { fromMs: plantDayRange('2026-11-18', zone).fromMs, periodMs: 2000 },
      { fromMs, periodMs: 10_000 },
    ]);
  });

  it('are those of the last file of a day, and none without files', () => {
    expect(
      rowPeriods(
        [
          { day, periodS: 2 },
          { day, periodS: 10 },
        ],
        zone,
      ),
    ).toEqual([{ fromMs, periodMs: 10_000 }]);
    expect(rowPeriods([], zone)).toEqual([]);
  });

  it('count each row by its own: those before the first file as those of the first', () => {
    const timesMs = [...rowsFrom(fromMs - 20_000, 2, 10), ...rowsFrom(fromMs, 5)];
    const periods = rowPeriods(
      [
        { day: dayBefore, periodS: 10 },
        { day, periodS: 2 },
      ],
      zone,
    );
    expect(recordedShare(tableOf(timesMs), { fromMs: fromMs - 20_000, untilMs: fromMs + 20_000 }, periods)).toBeCloseTo(0.75, 12);
    expect(recordedShare(tableOf([fromMs - 10_000]), { fromMs: fromMs - 10_000, untilMs: fromMs }, ofDay())).toBeCloseTo(0.2, 12);
  });
});
