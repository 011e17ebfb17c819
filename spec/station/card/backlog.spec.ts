import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeBacklogLine } from '../../../adapters/contract/index.ts';
import { readDayFile } from '../../../core/dayFile/index.ts';
import { demoPlant, plantSnapshot, startPlant } from '../../../core/plant/index.ts';
import {
  channelPosition,
  channels,
  emptyRow,
  plantChannel,
  rangeOf,
  type SampleRow,
  type SampleTable,
  firstPerInterval,
} from '../../../core/samples/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { fillHistory } from '../../../station/sources/fillHistory.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';
import { inputHead } from '../sources/inputHead.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const nowMs = Date.parse('2026-03-10T01:00:00Z');
const [today, yesterday] = ['2026-03-10', '2026-03-09'];
const zone = 'Europe/Berlin';
const dayRange = (day: string) => [Date.parse(`${day}T00:00:00Z`), Date.parse(`${shiftDay(day, 1)}T00:00:00Z`)] as const;

/** Rows of a table, as what a record can say of them. */
function rowsOf(table: SampleTable): SampleRow[] {
  return Array.from({ length: table.length }, (_, i) => {
    const row = emptyRow(table.timesMs[i]!);
    channels.forEach((channel, position) => (row.values[position] = table.columns.get(channel)?.[i] ?? NaN));
    return row;
  });
}

const recorded = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => decodeBacklogLine(line)!);

/** Records hold neither the load ratio of a compressor nor more decimals than the file, and the file holds no technology or total power. */
function expectSameValues(records: readonly SampleRow[], rows: readonly SampleRow[]): void {
  expect(records.map(({ atMs }) => atMs)).toEqual(rows.map(({ atMs }) => atMs));
  const compared = channels.flatMap((channel, position) =>
    /^(systemPressure|volumeFlow|deliveryVolume|loadRatio@0|status|linePressure|electricalPower|temperature)/.test(channel)
      ? [position]
      : [],
  );
  for (const position of compared) {
    const [actual, expected] = [records, rows].map((of) => of.map(({ values }) => Math.round(values[position]! * 1000) / 1000));
    expect([channels[position], actual]).toEqual([channels[position], expected]);
  }
}

describe('the backlog of a station', () => {
  const folder = temporaryFolder();
  const cardDir = `${folder}/card`;
  let station: RunningStation;
  let token: string;
  const backlog = (day: string, init: RequestInit = withToken(token)) => station.call(`/backlog/${day}.jsonarr`, init);
  const logged = (...days: string[]) =>
    days.flatMap((day) => {
      const { samples, problemCount } = readDayFile(readFileSync(dayFilePath(cardDir, day)));
      expect(problemCount).toBe(0);
      return rowsOf(samples);
    });

  beforeAll(async () => {
    await fillHistory({
      plant: { config: demoPlant, seed: 1 },
      reached: undefined,
      card: folderCard(cardDir),
      text: dayFileText(() => 'S-1'),
      inputHead,
      zone,
      days: 1,
      clock: { nowMs: () => nowMs },
      onStates: () => undefined,
      onDay: () => undefined,
      onDayDone: () => undefined,
      signal: new AbortController().signal,
    });
    station = await startStation({ folder, nowMs: () => nowMs + 100_000, startMs: nowMs + 2000 });
    token = await station.login('demo');
    for (let i = 0; i < 40; i++) station.source.push();
  });
  afterAll(() => station.close());

  it("[API-9, LOG-4] of a UTC day is every plant day's file that it touches, thinned to a record every 10 s", async () => {
    const answer = await backlog(yesterday);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    const records = recorded(await answer.text());
    const [fromMs, untilMs] = dayRange(yesterday);
    const files = [yesterday, today].map((day) => readDayFile(readFileSync(dayFilePath(cardDir, day))).samples);
    const rows = files.flatMap((samples) => rowsOf(firstPerInterval(rangeOf(samples, fromMs, untilMs), 10_000)));
    expect(rows).toHaveLength(8640);
    expect(rows.every(({ atMs }, i) => atMs === fromMs + i * 10_000)).toBe(true);
    expectSameValues(records, rows);
  });

  it('[API-9] has one JSON line a record, with null for an empty slot', async () => {
    const [line] = (await (await backlog(yesterday)).text()).split('\n');
    const record = JSON.parse(line!) as { c: (object | null)[] };
    expect(Object.keys(record)).toEqual(['ts', 'sp', 'lf', 'vf', 'dv', 'ec', 'c']);
    const technologies = plantSnapshot(demoPlant, startPlant(demoPlant, { seed: 1, atMs: nowMs })).compressors.map((of) => of.technology);
    expect(record.c.map((slot) => slot === null)).toEqual(technologies.map((technology) => technology === 0));
    for (const slot of record.c) if (slot !== null) expect(Object.keys(slot)).toEqual(['s', 't', 'lp', 'dv', 'ep', 'te']);
  });

  it('states the power of the plant as the sum of its compressors', async () => {
    const [record] = recorded(await (await backlog(yesterday)).text());
    const power = (slot: number) => record!.values[channels.indexOf(`electricalPowerKW@${slot}`)]!;
    const sum = Array.from({ length: 10 }, (_, i) => power(i + 1)).reduce((total, kW) => total + (Number.isNaN(kW) ? 0 : kW), 0);
    expect(record!.values[channelPosition(plantChannel('powerKW'))]).toBeCloseTo(sum, 2);
  });

  it('of today is the file up to the start and what was sampled since, and grows', async () => {
    const read = async () => recorded(await (await backlog(today)).text());
    const inBacklog = (rows: readonly SampleRow[]) => rows.filter(({ atMs }) => atMs >= dayRange(today)[0] && atMs % 10_000 === 0);
    const before = await read();
    expectSameValues(before, inBacklog(logged(today)));
    for (let i = 0; i < 5; i++) station.source.push();
    const after = await read();
    expect(after).toHaveLength(before.length + 1);
    expectSameValues(after, inBacklog(logged(today)));
  });

  it('comes compressed to who takes that, with the same records', async () => {
    const { port, hostname } = new URL(station.address);
    const { request } = await import('node:http');
    const raw = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve) => {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
      request({ port, hostname, path: `/backlog/${yesterday}.jsonarr`, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) });
        });
      }).end();
    });
    expect(raw.encoding).toBe('gzip');
    const plain = await backlog(yesterday, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(raw.body).toString()).toBe(await plain.text());
  });

  it.each([
    [today, 200],
    ['2026-03-03', 200],
    ['2026-03-02', 404],
    ['2026-03-11', 404],
    ['2026-02-31', 400],
    ['2026-03-99', 400],
    ['9999-99-99', 400],
  ])('has today and the 7 days before: %s is %i', async (day, status) => {
    expect((await backlog(day)).status).toBe(status);
  });

  it.each([
    ['2026-03-10T00:09:59Z', 200],
    ['2026-03-10T00:10:00Z', 404],
  ])('has one more day for who began to ask before midnight: at %s its status is %i', async (time, status) => {
    const late = await startStation({ nowMs: () => Date.parse(time) });
    expect((await late.call('/backlog/2026-03-02.jsonarr', withToken(await late.login('read')))).status).toBe(status);
    await late.close();
  });

  it.each(['demo', 'read', 'write'] as const)('is for a %s session, with the usual rights', async (level) => {
    expect((await backlog('2026-03-03', withToken(await station.login(level)))).status).toBe(200);
  });
});
