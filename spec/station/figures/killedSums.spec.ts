import { expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { httpHistory, stationLink } from '../../../adapters/http/index.ts';
import type { SteppedHistory } from '../../../core/ports/index.ts';
import { type Channel, tableOf } from '../../../core/samples/index.ts';
import { msPerDay, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { mergedSums, quarterHourMs, sumChannels } from '../../../core/totals/index.ts';
import { login } from '../../soak/login.ts';
import { kept } from '../keptProcess.ts';
import { demoProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { asWritten, dayFileOf, periodS, simulatedDays, zone } from './plantCard.ts';

const first: PlantDay = '2026-01-05';
const dayCount = 12;
const kills = 3;
const channels: readonly Channel[] = ['systemPressureBar@0', 'electricalPowerKW@1'];
const names = Array.from({ length: dayCount }, (_, i) => shiftDay(first, i));
const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(names.at(-1)!, zone).untilMs };
const log = { warn: () => undefined };

/** Days that the database has sums of, each with all of its channels and nothing else. */
function wholeDays(folder: string): number {
  const database = new DatabaseSync(join(folder, 'pressluft.db'));
  try {
    const count = (sql: string) => Number(database.prepare(sql).get()!['n']);
    const days = count('SELECT count(*) AS n FROM sum_files');
    for (const table of ['sum_days', 'sum_quarters']) {
      const ofDays = database.prepare(`SELECT day, count(*) AS n FROM ${table} GROUP BY day`).all();
      expect(ofDays.map(({ day }) => day)).toEqual(
        database
          .prepare('SELECT day FROM sum_files ORDER BY day')
          .all()
          .map(({ day }) => day),
      );
      expect(new Set(ofDays.map(({ n }) => n)).size).toBeLessThanOrEqual(1);
    }
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    return days;
  } finally {
    database.close();
  }
}

async function started(folder: string) {
  const { child, ready, ended } = kept(demoProcess(folder));
  const origin = await ready;
  const history = httpHistory(stationLink({ origin, log, onUnauthorized: () => undefined }));
  const token = await login(origin);
  const read = async (): Promise<SteppedHistory> =>
    ((await history.read(range, channels, token)) as { readonly value: SteppedHistory }).value;
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  /** What is known once so many days are summed. */
  const readOf = async (count: number): Promise<SteppedHistory> => {
    for (;;) {
      const history = await read();
      if (history.summedDays >= count) return history;
    }
  };
  return { readOf, kill };
}

it('sums of days are whole after each kill of the station that makes them, and complete in the end', async () => {
  const folder = temporaryFolder();
  const rows = simulatedDays(first, first).get(first)!;
  const days = new Map(names.map((day, i) => [day, rows.map((row) => ({ ...row, atMs: row.atMs + i * msPerDay }))]));
  for (const [day, ofDay] of days) {
    const path = dayFilePath(join(folder, 'card'), day);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, dayFileOf(day, ofDay));
  }
  const found: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const { readOf, kill: end } = await started(folder);
    await readOf(Math.ceil((kill * dayCount) / (kills + 2)));
    await end();
    found.push(wholeDays(folder));
  }
  expect(found.toSorted((a, b) => a - b)).toEqual(found);
  const { readOf } = await started(folder);
  const { columns, stepMs } = await readOf(dayCount);
  expect(stepMs).toBe(quarterHourMs);
  const sums = sumChannels(tableOf(names.flatMap((day) => asWritten(day, days.get(day)!))), periodS);
  for (const channel of channels) {
    const { steps, coveredMs, least, greatest } = mergedSums([sums.get(channel)!]);
    const column = columns.get(channel)!;
    expect(column.mean).toHaveLength(steps.length);
    expect([...column.coveredS]).toEqual(Array.from(coveredMs, (ms) => ms / 1000));
    expect([...column.least]).toEqual(Array.from(least, (value) => expect.closeTo(value, 3)));
    expect([...column.greatest]).toEqual(Array.from(greatest, (value) => expect.closeTo(value, 3)));
  }
});
