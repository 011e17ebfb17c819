import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { channelPosition, compressorChannel, emptyRow, type SampleRow, type SampleTable, weekBuffer } from '../../../core/samples/index.ts';
import { flow, pressure, rowsOf, tableOf } from './tables.ts';

const weekMs = 604_800_000;
const startMs = Date.parse('2026-11-20T00:00:00Z');

function rowAt(atMs: number, pressureBar = 7): SampleRow {
  const row = emptyRow(atMs);
  row.values[channelPosition(pressure)] = pressureBar;
  return row;
}

const whole = (buffer: { table(fromMs: number, untilMs: number): SampleTable }) => buffer.table(-Infinity, Infinity);

/** What the buffer should hold: of each 10 s the earliest row, of the last 60 481 such intervals. */
function expectedTimes(times: readonly number[]): readonly number[] {
  const newest = Math.max(...times.map((atMs) => Math.floor(atMs / 10_000)));
  const earliest = new Map<number, number>();
  for (const atMs of times) {
    const interval = Math.floor(atMs / 10_000);
    if (interval > newest - 60_481) earliest.set(interval, Math.min(atMs, earliest.get(interval) ?? Infinity));
  }
  return [...earliest.values()].sort((a, b) => a - b);
}

const dayMs = 86_400_000;
/** Every list of arrivals begins with this one, at most a day before the latest. */
const anchorMs = weekMs;

/** Live rows, late rows, repeated ones, rows up to a day ahead, and one that may be too old; never three that look like a clock set back. */
const arrivals = fc
  .array(
    fc.oneof(
      fc.integer({ min: dayMs, max: dayMs + 120_000 }),
      fc.integer({ min: dayMs, max: dayMs + weekMs }),
      fc.constantFrom(0, weekMs, weekMs + 9999, weekMs + 10_000),
    ),
    { maxLength: 60 },
  )
  .map((times) => [anchorMs, ...times]);

/** Each run fills a buffer of a week. */
const fewRuns = { numRuns: 20 };

describe('the live log', () => {
  it('[LIVE-4] holds a week of rows that come every 2 s in 60 481 slots, one every 10 s', () => {
    const buffer = weekBuffer();
    for (let atMs = startMs; atMs <= startMs + weekMs + 3_600_000; atMs += 2000) buffer.add(rowAt(atMs));
    const { timesMs } = whole(buffer);
    expect(buffer.length).toBe(60_481);
    expect(buffer.latestMs).toBe(startMs + weekMs + 3_600_000);
    expect(timesMs[0]).toBe(startMs + 3_600_000);
    expect(timesMs.every((atMs, i) => i === 0 || atMs - timesMs[i - 1]! === 10_000)).toBe(true);
  });

  it('keeps the earliest row of every 10 s of the last week, in whatever order rows arrive', () => {
    fc.assert(
      fc.property(arrivals, (times) => {
        const buffer = weekBuffer();
        for (const atMs of times) buffer.add(rowAt(startMs + atMs, atMs % 1000));
        const kept = expectedTimes(times);
        expect(Array.from(whole(buffer).timesMs)).toEqual(kept.map((atMs) => startMs + atMs));
        expect(Array.from(whole(buffer).columns.get(pressure)!)).toEqual(kept.map((atMs) => atMs % 1000));
        expect(buffer.length).toBe(kept.length);
        expect(buffer.latestMs).toBe(startMs + kept.at(-1)!);
      }),
      fewRuns,
    );
  });

  it('takes the backlog after live rows, day by day, newest day first', () => {
    fc.assert(
      fc.property(arrivals, arrivals, arrivals, (live, ...days) => {
        const buffer = weekBuffer();
        for (const atMs of live) buffer.add(rowAt(startMs + atMs));
        for (const day of days) {
          const ascending = [...new Set(day)].sort((a, b) => a - b);
          buffer.addTable(
            tableOf(
              ascending.map((atMs) => startMs + atMs),
              { [pressure]: ascending.map(() => 7) },
            ),
          );
        }
        expect(Array.from(whole(buffer).timesMs)).toEqual(expectedTimes([...live, ...days.flat()]).map((atMs) => startMs + atMs));
      }),
      fewRuns,
    );
  });

  it('gives the rows of a range, from its start up to but not including its end', () => {
    fc.assert(
      fc.property(arrivals, fc.nat({ max: weekMs }), fc.nat({ max: weekMs + dayMs }), (times, from, until) => {
        const buffer = weekBuffer();
        for (const atMs of times) buffer.add(rowAt(startMs + atMs));
        const expected = rowsOf(whole(buffer), pressure).filter(([atMs]) => atMs >= startMs + from && atMs < startMs + until);
        expect(rowsOf(buffer.table(startMs + from, startMs + until), pressure)).toEqual(expected);
      }),
      fewRuns,
    );
  });

  it('gives a row at the start of a range and none at its end', () => {
    const buffer = weekBuffer();
    for (const atMs of [0, 10_000, 20_000]) buffer.add(rowAt(startMs + atMs));
    expect(Array.from(buffer.table(startMs, startMs + 20_000).timesMs)).toEqual([startMs, startMs + 10_000]);
  });

  it('keeps the first of two rows at one time', () => {
    const buffer = weekBuffer();
    buffer.add(rowAt(startMs, 7));
    buffer.add(rowAt(startMs, 8));
    expect(rowsOf(whole(buffer), pressure)).toEqual([[startMs, 7]]);
  });

  it('gives only the channels asked for, and none that never had a value', () => {
    const buffer = weekBuffer();
    const row = rowAt(startMs);
    row.values[channelPosition(compressorChannel('status', 2))] = 3;
    buffer.add(row);
    expect([...whole(buffer).columns.keys()]).toEqual([pressure, compressorChannel('status', 2)]);
    expect([...buffer.table(startMs, Infinity, [pressure, flow]).columns.keys()]).toEqual([pressure]);
  });

  it('keeps a value missing that the row lacks, also where an older row had it', () => {
    const buffer = weekBuffer();
    buffer.add(rowAt(startMs));
    buffer.add(emptyRow(startMs + 10_000));
    for (const atMs of [weekMs, weekMs + 10_000, weekMs + 20_000]) buffer.add(emptyRow(startMs + atMs));
    expect(rowsOf(whole(buffer), pressure)).toEqual([
      [startMs + weekMs, NaN],
      [startMs + weekMs + 10_000, NaN],
      [startMs + weekMs + 20_000, NaN],
    ]);
  });

  it('gives tables that later rows do not change', () => {
    const buffer = weekBuffer();
    buffer.add(rowAt(startMs + 5000, 7));
    const before = whole(buffer);
    buffer.add(rowAt(startMs, 8));
    expect(rowsOf(before, pressure)).toEqual([[startMs + 5000, 7]]);
  });

  it('is empty at first, and takes no row without a time', () => {
    const buffer = weekBuffer();
    for (const atMs of [NaN, Infinity, -Infinity, -1]) buffer.add(rowAt(atMs));
    expect(buffer.length).toBe(0);
    expect(buffer.latestMs).toBeUndefined();
    expect(whole(buffer).length).toBe(0);
  });

  it('does not lose its week to one row, or a few that disagree, from far ahead', () => {
    const buffer = weekBuffer();
    for (const atMs of [0, 10_000, 20_000]) buffer.add(rowAt(startMs + atMs));
    for (const ahead of [2 * dayMs, 100 * weekMs, 2 * dayMs + 2000]) buffer.add(rowAt(startMs + ahead));
    expect(buffer.waiting).toBe(1);
    buffer.add(rowAt(startMs + 30_000));
    expect(buffer.waiting).toBe(0);
    for (const ahead of [2 * dayMs, 2 * dayMs + 2000]) buffer.add(rowAt(startMs + ahead));
    buffer.add(rowAt(startMs + 40_000));
    expect(Array.from(whole(buffer).timesMs, (atMs) => atMs - startMs)).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  });

  it.each([
    ['ahead by two days', 2 * dayMs, 1],
    ['ahead by years', 200 * weekMs, 0],
    ['back by years', -200 * weekMs, 0],
  ])('follows a clock that was set %s, from the third row on', (_, jumpMs, kept) => {
    const buffer = weekBuffer();
    buffer.add(rowAt(startMs));
    const reused = rowAt(startMs + jumpMs, 5);
    buffer.add(reused);
    reused.values.fill(99);
    buffer.add(rowAt(startMs + jumpMs + 10_000, 6));
    expect(buffer.latestMs).toBe(startMs);
    buffer.add(rowAt(startMs + jumpMs + 20_000, 7));
    expect(buffer.latestMs).toBe(startMs + jumpMs + 20_000);
    expect(rowsOf(whole(buffer), pressure).slice(kept)).toEqual([
      [startMs + jumpMs, 5],
      [startMs + jumpMs + 10_000, 6],
      [startMs + jumpMs + 20_000, 7],
    ]);
    expect(buffer.length).toBe(kept + 3);
  });

  it('takes rows up to a day ahead at once', () => {
    const buffer = weekBuffer();
    buffer.add(rowAt(startMs));
    buffer.add(rowAt(startMs + dayMs));
    expect([buffer.length, buffer.waiting]).toEqual([2, 0]);
  });

  it('leaves out the odd row from far ahead in a table, and follows a table that goes on there', () => {
    const table = (...times: readonly number[]) =>
      tableOf(
        times.map((atMs) => startMs + atMs),
        { [pressure]: times.map(() => 7) },
      );
    const buffer = weekBuffer();
    buffer.addTable(table(0, 10_000, 30 * weekMs, 31 * weekMs));
    expect(Array.from(whole(buffer).timesMs, (atMs) => atMs - startMs)).toEqual([0, 10_000]);
    buffer.addTable(table(3 * dayMs, 3 * dayMs + 10_000, 3 * dayMs + 20_000));
    expect(buffer.length).toBe(5);
  });

  it('keeps no old table once it is more than a week behind', () => {
    const buffer = weekBuffer();
    buffer.add(rowAt(startMs + 2 * weekMs));
    buffer.addTable(tableOf([startMs, startMs + 10_000, startMs + 20_000, startMs + 30_000], { [pressure]: [7, 7, 7, 7] }));
    expect(buffer.length).toBe(1);
  });
});
