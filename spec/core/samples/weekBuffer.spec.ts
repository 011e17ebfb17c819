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

/** Live rows, late rows, repeated ones, and jumps of the clock by up to three weeks. */
const arrivals = fc.array(
  fc.oneof(fc.nat({ max: 120_000 }), fc.nat({ max: 3 * weekMs }), fc.constantFrom(0, 9_999, 10_000, weekMs, weekMs + 10_000)),
  { minLength: 1, maxLength: 60 },
);

/** Each run fills a buffer of a week. */
const fewRuns = { numRuns: 20 };

describe('the live log', () => {
  it('holds a week of rows that come every 2 s in 60 481 slots, one every 10 s', () => {
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
      fc.property(arrivals, fc.nat({ max: 200_000 }), fc.nat({ max: 200_000 }), (times, from, until) => {
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
    buffer.add(emptyRow(startMs + weekMs + 10_000));
    expect(rowsOf(whole(buffer), pressure)).toEqual([
      [startMs + 10_000, NaN],
      [startMs + weekMs + 10_000, NaN],
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
});
