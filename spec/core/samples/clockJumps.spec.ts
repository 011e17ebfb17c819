import { describe, expect, it } from '@jest/globals';
import { channelPosition, emptyRow, weekBuffer } from '../../../core/samples/index.ts';
import { flow, pressure, rowsOf, tableOf } from './tables.ts';

const [hourMs, dayMs, weekMs] = [3_600_000, 86_400_000, 604_800_000];
const startMs = Date.parse('2026-11-20T00:00:00Z');

function rowAt(atMs: number) {
  const row = emptyRow(atMs);
  row.values[channelPosition(pressure)] = 7;
  return row;
}
/** A log that has these rows. */
function logOf(...times: readonly number[]) {
  const log = weekBuffer();
  for (const atMs of times) log.add(rowAt(atMs));
  return log;
}
const timesOf = (log: ReturnType<typeof weekBuffer>) => [...log.table(-Infinity, Infinity).timesMs];

describe('the clock of the live log', () => {
  it.each([
    ['a day behind the end of the latest 10 s', startMs + 10_000 + dayMs, 0],
    ['later than that', startMs + 10_001 + dayMs, 1],
    ['in the first 10 s of the week', startMs - weekMs, 0],
    ['before them', startMs - weekMs - 1, 1],
  ])('has a row wait that is %s, or not', (_, atMs, waiting) => {
    const log = logOf(startMs + 3000);
    expect(log.add(rowAt(atMs))).toBe(waiting === 0);
    expect([log.waiting, log.length]).toEqual([waiting, 2 - waiting]);
  });

  it('has one wait beside a row of the first 10 s that there are too', () => {
    const log = logOf(0, 2 * dayMs);
    expect([log.length, log.waiting, log.latestMs]).toEqual([1, 1, 0]);
  });

  it.each([
    [hourMs, 1],
    [hourMs + 1, 3],
    [0, 3],
    [-1, 3],
  ])('has jumped when rows go on within an hour: %d ms', (stepMs, rows) => {
    const [first, jumped] = [startMs, startMs + 30 * weekMs];
    const log = logOf(first, jumped, jumped + 10_000, jumped + 10_000 + stepMs);
    const hasJumped = rows === 1;
    expect(log.waiting).toBe(hasJumped ? 0 : 1);
    expect(timesOf(log)).toEqual(hasJumped ? [jumped, jumped + 10_000, jumped + 10_000 + stepMs] : [first]);
  });

  it.each([
    [hourMs, true],
    [hourMs + 1, false],
  ])('has jumped in a table when the next but one row is within an hour: %d ms', (stepMs, hasJumped) => {
    const log = logOf(startMs);
    const jumped = startMs + 2 * dayMs;
    log.addTable(tableOf([jumped, jumped + 10_000, jumped + stepMs], { [pressure]: [5, 6, 7] }));
    expect(timesOf(log)).toEqual(hasJumped ? [startMs, jumped, jumped + 10_000, jumped + stepMs] : [startMs]);
  });

  it('begins with 1970, and is not endless', () => {
    const log = weekBuffer();
    log.addTable(tableOf([Infinity], { [pressure]: [7] }));
    expect([log.length, log.latestMs]).toEqual([0, undefined]);
    log.addTable(tableOf([-10_000, -1, 5, 10_000], { [pressure]: [1, 2, 3, 4] }));
    expect(rowsOf(log.table(-Infinity, Infinity), pressure)).toEqual([
      [5, 3],
      [10_000, 4],
    ]);
    expect([log.length, log.latestMs]).toEqual([2, 10_000]);
  });

  it('says whether a row was kept', () => {
    const log = logOf(startMs + 20_000);
    expect([log.add(rowAt(startMs)), log.add(rowAt(startMs + 1)), log.add(rowAt(startMs))]).toEqual([true, false, false]);
    expect(log.add(rowAt(NaN))).toBe(false);
  });
});

describe('a table in the live log', () => {
  it('has the channels with a value, and leaves those missing that it has not', () => {
    const log = weekBuffer();
    log.addTable(tableOf([startMs, startMs + 10_000], { [pressure]: [NaN, 7], [flow]: [NaN, NaN] }));
    const channels = () => [...log.table(-Infinity, Infinity).columns.keys()];
    expect(channels()).toEqual([pressure]);
    log.addTable(tableOf([startMs + 20_000, startMs + 30_000], { [flow]: [30, NaN] }));
    expect(channels()).toEqual([pressure, flow]);
    const table = log.table(startMs, startMs + 40_000);
    expect([...table.columns.get(pressure)!]).toEqual([NaN, 7, NaN, NaN]);
    expect([...table.columns.get(flow)!]).toEqual([NaN, NaN, 30, NaN]);
  });
});
