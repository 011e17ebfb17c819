import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { decodeBacklogLine } from '../../../adapters/contract/index.ts';
import type { DayFile } from '../../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel, tableOf } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { backlogRecords } from '../../../station/card/backlogRecords.ts';
import { stationBacklog } from '../../../station/card/stationBacklog.ts';

const today = '2026-03-10';
const midnightMs = Date.parse(`${today}T00:00:00Z`);
const rowAt = (atMs: number, pressureBar = 7, technology = NaN) => {
  const row = emptyRow(atMs);
  row.values[channelPosition(plantChannel('systemPressureBar'))] = pressureBar;
  row.values[channelPosition(compressorChannel('technology', 2))] = technology;
  return row;
};

/** A card with rows every so many seconds of every day, and how often each day was read; or one that fails. */
function cardOf(everyS: number) {
  const read: PlantDay[] = [];
  const state = { error: undefined as Error | undefined };
  const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined, periodS: everyS };
  const dayFiles = {
    read(day: PlantDay): Promise<DayFile> {
      read.push(day);
      if (state.error !== undefined) return Promise.reject(state.error);
      const { fromMs, untilMs } = plantDayRange(day, 'UTC');
      const rows = Array.from({ length: (untilMs - fromMs) / (everyS * 1000) }, (_, i) => rowAt(fromMs + i * everyS * 1000, 5));
      return Promise.resolve({ header, samples: tableOf(rows) } as DayFile);
    },
  };
  return { card: { dayFiles } as never, read, state };
}

function opened(nowMs: number, everyS = 3600) {
  let now = nowMs;
  const { card, read, state } = cardOf(everyS);
  const backlog = stationBacklog({ card, zone: () => 'UTC' }, { nowMs: () => now });
  const records = async (day: PlantDay) => {
    const body = await backlog.day(day);
    if (body === undefined) return undefined;
    let text = '';
    for await (const part of body.text()) text += String(part);
    if (body.gzip !== undefined) expect(gunzipSync(body.gzip).toString()).toBe(text);
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => decodeBacklogLine(line)!);
  };
  return { backlog, records, read, state, at: (ms: number) => (now = ms) };
}
const timesOf = (records: Awaited<ReturnType<ReturnType<typeof opened>['records']>>) => records?.map(({ atMs }) => atMs);

describe('the records of today', () => {
  it('are the first sample of each 10 s from the first whole 10 s on, behind those of the file up to then', async () => {
    const { backlog, records, at } = opened(midnightMs + 7_210_000);
    const startMs = midnightMs + 7_202_345;
    for (let i = 0; i < 19; i++) backlog.add(rowAt(startMs + i * 2000, 7 + i, 1));
    at(startMs + 40_000);
    const found = (await records(today))!;
    const since = [4, 9, 14].map((i) => startMs + i * 2000);
    expect(timesOf(found)).toEqual([midnightMs, midnightMs + 3_600_000, midnightMs + 7_200_000, ...since]);
    expect(found.map(({ values }) => values[channelPosition(plantChannel('systemPressureBar'))])).toEqual([5, 5, 5, 11, 16, 21]);
  });

  it('are read from the card once, as soon as no row before the start can come', async () => {
    const { backlog, records, read, at } = opened(midnightMs + 7_205_000);
    backlog.add(rowAt(midnightMs + 7_201_000));
    await records(today);
    await records(today);
    expect(read).toEqual([today, today]);
    at(midnightMs + 7_210_000);
    await records(today);
    await records(today);
    expect(read).toEqual([today, today, today]);
  });

  it('are those of the file alone before the first sample, and without the file where the day began after it', async () => {
    const before = opened(midnightMs + 9_000_000);
    expect(timesOf(await before.records(today))).toHaveLength(24);
    const { backlog, records, read } = opened(midnightMs + 60_000);
    for (const ms of [-30_000, -20_000, 0, 5000, 10_000]) backlog.add(rowAt(midnightMs + ms));
    expect(timesOf(await records(today))).toEqual([midnightMs, midnightMs + 10_000]);
    expect(read).toEqual([]);
  });
});

describe('the records of a day that is over', () => {
  it('are read once, with the technologies of the latest sample, and again after the card failed', async () => {
    const { backlog, records, read, state } = opened(midnightMs + 60_000);
    backlog.add(rowAt(midnightMs + 10_000, 7, 3));
    const yesterday = shiftDay(today, -1);
    state.error = new Error('no card');
    await expect(records(yesterday)).rejects.toThrow('no card');
    state.error = undefined;
    const found = (await records(yesterday))!;
    expect([found.length, found.every(({ values }) => values[channelPosition(compressorChannel('technology', 2))] === 3)]).toEqual([
      24,
      true,
    ]);
    await records(yesterday);
    expect(read).toEqual([yesterday, yesterday]);
  });

  it('are offered of seven days, and of one more for ten minutes after midnight', async () => {
    const { records, at } = opened(midnightMs + 599_999);
    const offered = async () => {
      const days = [-9, -8, -7, -1, 0, 1];
      const found = await Promise.all(days.map((back) => records(shiftDay(today, back))));
      return days.filter((_, i) => found[i] !== undefined);
    };
    expect(await offered()).toEqual([-8, -7, -1, 0]);
    at(midnightMs + 600_000);
    expect(await offered()).toEqual([-7, -1, 0]);
  });

  it('are forgotten once they are not offered any more', async () => {
    const { records, read, at } = opened(midnightMs);
    const [first, second] = [shiftDay(today, -7), shiftDay(today, -6)];
    for (const day of [first, second, first, second]) await records(day);
    expect(read).toEqual([first, second]);
    at(midnightMs + 86_400_000 + 600_000);
    expect(await records(first)).toBeUndefined();
    at(midnightMs);
    for (const day of [first, second]) await records(day);
    expect(read).toEqual([first, second, first]);
  });
});

describe('records from the card', () => {
  it('come a hundred lines at a time, of each day of the range', async () => {
    const { card, read } = cardOf(600);
    const range = { fromMs: midnightMs - 86_400_000 - 1200_000, untilMs: midnightMs + 1 };
    const parts: string[] = [];
    for await (const part of backlogRecords({ card, zone: () => 'UTC' }, range, undefined)) parts.push(part);
    expect(parts.map((part) => part.split('\n').length - 1)).toEqual([2, 100, 44, 1]);
    expect(read).toEqual([-2, -1, 0].map((back) => shiftDay(today, back)));
    const times = parts
      .join('')
      .split('\n')
      .slice(0, -1)
      .map((line) => decodeBacklogLine(line)!.atMs);
    expect(times).toEqual(Array.from({ length: 147 }, (_, i) => range.fromMs + i * 600_000));
  });
});
