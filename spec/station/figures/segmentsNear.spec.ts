import { describe, expect, it } from '@jest/globals';
import { rangeOf, rowAt, type SampleTable } from '../../../core/samples/index.ts';
import { plantDayRange, type TimeRange } from '../../../core/time/index.ts';
import { outagePeriods, possibleSpan } from '../../../core/totals/index.ts';
import type { FileRows } from '../../../station/figures/dayRecords.ts';
import { liveDay } from '../../../station/figures/liveDay.ts';
import { segmentsNear } from '../../../station/figures/segmentsNear.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { segmentOf } from './someSegments.ts';

const periodS = 600;
const periodMs = periodS * 1000;
const zone = 'UTC';
const hour = 3_600_000;
const rangeOfDay = (day: string) => plantDayRange(day, zone);
const never = new AbortController().signal;
const rowsOf = (fromMs: number, untilMs: number) =>
  machineLog(
    Array.from({ length: Math.ceil((untilMs - fromMs) / periodMs) }, () => [load, 75, 12] as const),
    periodMs,
    fromMs,
  );
const [a, b, c] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
/** Each with its day's rows. */
const wholeDays = () => new Map([a, b, c].map((day) => [day, rowsOf(rangeOfDay(day).fromMs, rangeOfDay(day).untilMs)]));

/** The files of a card in memory, and which rows of them were asked for. */
function cardOf(files: ReadonlyMap<string, SampleTable>, gone: readonly string[]) {
  const asked: string[] = [];
  const tableOf = ({ day, span }: FileRows) => rangeOf(files.get(day) ?? rowsOf(0, 0), span.fromMs, span.untilMs);
  const within = (of: FileRows) => {
    const table = tableOf(of);
    return table.length === 0 ? undefined : segmentOf(table, periodS);
  };
  return {
    asked,
    files: {
      days: () => Promise.resolve([...files.keys(), ...gone].sort()),
      identity: (day: string) => Promise.resolve(files.has(day) ? { sizeBytes: 1, modifiedMs: 1 } : undefined),
      path: (day: string) => day,
    },
    records: {
      summary: (of: FileRows) => {
        asked.push(of.day);
        return Promise.resolve(within(of)?.sums);
      },
      quarters: (of: FileRows) => within(of)!.quarters(),
      placed: () => Promise.resolve(undefined),
      channels: () => Promise.resolve(new Map()),
      keepDay: () => Promise.resolve(),
      rows: (of: FileRows) => Promise.resolve(tableOf(of)),
      clear: () => undefined,
    },
  };
}

async function near(
  files: ReadonlyMap<string, SampleTable>,
  range: TimeRange,
  live?: ReturnType<typeof liveDay>,
  { signal = never, gone = [] as readonly string[] } = {},
) {
  const { asked, ...card } = cardOf(files, gone);
  const segments = await segmentsNear(range, { ...card, live, maxTasks: 2, signal });
  const always = { fromMs: -Infinity, untilMs: Infinity };
  const spans: (readonly [string, string, number])[] = [];
  for (const { sums, rows } of segments) {
    const table = await rows(always);
    const at = (ms: number) => new Date(ms).toISOString().slice(5, 16);
    expect([table.timesMs[0], table.timesMs.at(-1)]).toEqual([sums.first.atMs, sums.latest.atMs]);
    spans.push([at(sums.first.atMs), at(sums.latest.atMs), table.length]);
  }
  return { spans, asked: asked.sort() };
}
const allDays = { fromMs: rangeOfDay(a).fromMs, untilMs: rangeOfDay(c).untilMs };
const perDay = 144;

describe('the samples in and around a range', () => {
  it('are of one file after the other', async () => {
    expect((await near(wholeDays(), allDays)).spans).toEqual([
      ['11-20T00:00', '11-20T23:50', perDay],
      ['11-21T00:00', '11-21T23:50', perDay],
      ['11-22T00:00', '11-22T23:50', perDay],
    ]);
    expect((await near(new Map(), allDays)).spans).toEqual([]);
  });

  it('are each of one file only, the earlier day’s', async () => {
    const files = wholeDays();
    files.set(a, rowsOf(rangeOfDay(a).fromMs, rangeOfDay(b).fromMs + 2 * hour));
    expect((await near(files, allDays)).spans.slice(0, 2)).toEqual([
      ['11-20T00:00', '11-21T01:50', perDay + 12],
      ['11-21T02:00', '11-21T23:50', perDay - 12],
    ]);
    files.set(b, rowsOf(rangeOfDay(a).fromMs, rangeOfDay(b).fromMs + 2 * hour));
    expect((await near(files, allDays)).spans).toEqual([
      ['11-20T00:00', '11-21T01:50', perDay + 12],
      ['11-22T00:00', '11-22T23:50', perDay],
    ]);
  });

  it('are read once of each file of which all rows count, or none, and not of one that is gone since', async () => {
    const files = wholeDays();
    expect((await near(files, allDays)).asked).toEqual([a, b, c]);
    files.set(b, files.get(a)!);
    expect((await near(files, allDays)).asked).toEqual([a, b, c]);
    files.delete(b);
    expect((await near(files, allDays, undefined, { gone: [b] })).asked).toEqual([a, c]);
  });

  it('go on a moment behind the last of the file before', async () => {
    const latestMs = rangeOfDay(b).fromMs - periodMs;
    for (const rows of [[latestMs + 1], [latestMs, latestMs + 1], [latestMs + 1, latestMs + 2]]) {
      const files = wholeDays();
      files.set(
        b,
        machineLog(
          rows.map(() => [load, 75, 12] as const),
          rows[1]! - rows[0]! || 1,
          rows[0],
        ),
      );
      const { spans, asked } = await near(files, allDays);
      expect(spans.map(([, , count]) => count)).toEqual([perDay, rows.filter((atMs) => atMs > latestMs).length, perDay]);
      expect(asked.filter((day) => day === b)).toHaveLength(rows[0] === latestMs ? 2 : 1);
    }
  });

  it('are not of a file without rows, nor of rows that cannot be of its day', async () => {
    const files = wholeDays();
    files.set(a, rowsOf(0, 0));
    files.set(b, rowsOf(rangeOfDay(b).fromMs - 100 * hour, rangeOfDay(b).fromMs - 90 * hour));
    expect((await near(files, allDays)).spans.map(([from]) => from)).toEqual(['11-22T00:00']);
  });

  const span = possibleSpan(b);
  const farthestMs = outagePeriods * hour;
  it.each([
    ['begins just as far behind it', { fromMs: span.untilMs + farthestMs, untilMs: span.untilMs + 9 * hour }, false],
    ['begins a moment sooner', { fromMs: span.untilMs + farthestMs - 1, untilMs: span.untilMs + 9 * hour }, true],
    ['ends just as far before it', { fromMs: span.fromMs - 9 * hour, untilMs: span.fromMs - farthestMs }, false],
    ['ends a moment later', { fromMs: span.fromMs - 9 * hour, untilMs: span.fromMs - farthestMs + 1 }, true],
  ])('are looked for in a file as far as its rows can show a change: a range that %s', async (_, range, isAsked) => {
    expect((await near(new Map([[b, rowsOf(0, 0)]]), range)).asked).toEqual(isAsked ? [b] : []);
  });

  it('are of the file up to the first that was sampled live, then live, then of days after it', async () => {
    const files = wholeDays();
    const firstMs = rangeOfDay(b).fromMs + 10 * hour;
    const liveFor = (hours: number) => {
      const sampled = rowsOf(firstMs, firstMs + hours * hour);
      const live = liveDay(rowAt(sampled, 0), zone, periodS);
      for (let i = 1; i < sampled.length; i++) live.add(rowAt(sampled, i));
      return live;
    };
    // longer than live rows are kept: the file has them
    expect((await near(files, allDays, liveFor(2))).spans).toEqual([
      ['11-20T00:00', '11-20T23:50', perDay],
      ['11-21T00:00', '11-21T09:50', 60],
      ['11-21T10:00', '11-21T11:50', 12],
      ['11-22T00:00', '11-22T23:50', perDay],
    ]);
    files.delete(b);
    files.set(a, rowsOf(rangeOfDay(a).fromMs, rangeOfDay(b).fromMs + 11 * hour));
    expect((await near(files, allDays, liveFor(0.5))).spans).toEqual([
      ['11-20T00:00', '11-21T09:50', perDay + 60],
      ['11-21T10:00', '11-21T10:20', 3],
      ['11-22T00:00', '11-22T23:50', perDay],
    ]);
    files.set(a, rowsOf(rangeOfDay(a).fromMs, firstMs + periodMs));
    expect((await near(files, allDays, liveFor(0.5))).spans.slice(0, 2)).toEqual([
      ['11-20T00:00', '11-21T09:50', perDay + 60],
      ['11-21T10:00', '11-21T10:20', 3],
    ]);
    files.set(a, rowsOf(firstMs, firstMs + periodMs));
    const besideLive = await near(files, allDays, liveFor(0.5));
    expect([besideLive.spans.length, besideLive.asked.filter((day) => day === a)]).toEqual([2, [a]]);
    // a file that begins before its day: the day that is going on has its own samples only
    files.set(c, rowsOf(rangeOfDay(b).fromMs + 18 * hour, rangeOfDay(c).fromMs + 6 * hour));
    expect((await near(files, allDays, liveFor(0.5))).spans.at(-1)).toEqual(['11-22T00:00', '11-22T05:50', 36]);
    const past = { fromMs: rangeOfDay(a).fromMs - 500 * hour, untilMs: rangeOfDay(a).fromMs - 400 * hour };
    expect((await near(files, past, liveFor(2))).spans).toEqual([]);
  });

  it('are looked for no more once nobody waits for them', async () => {
    await expect(near(wholeDays(), allDays, undefined, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });
});
