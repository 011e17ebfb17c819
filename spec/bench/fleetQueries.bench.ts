import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fleetStore, openServerDatabase } from '../../adapters/postgres/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { insightAnswers } from '../../fleet/insight/insightAnswers.ts';
import { startedPostgres } from '../adapters/postgres/startedPostgres.ts';
import { benchMonth, benchOperator, fleetStatements, lastDay } from './fleet/fleetOfYears.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';

const rounds = 9;
const machines = 8;
/** `FLEET_BENCH_STATIONS=30` tries the bench itself. */
const sizes = process.env['FLEET_BENCH_STATIONS']?.split(',').map(Number) ?? [1000, 10_000];
const large = 10_000;

/** FLT-9 and FLT-10: milliseconds to reach and to aim at, of up to 1,000 stations and of 10,000. */
const budgets = {
  'ranking of a month': { small: [200, 50], large: [1000, 400] },
  'any 30 days': { small: [500, 150], large: [1000, 400] },
  'a year of one station': { small: [100, 20], large: [1000, 400] },
  'worst leaks': { small: [200, 50], large: [1000, 400] },
  'all energy by month': { small: [300, 100], large: [1000, 400] },
} as const;
type Question = keyof typeof budgets;

const options = ['shared_buffers=512MB', 'work_mem=32MB', 'max_wal_size=4GB'];

async function measured(stations: number): Promise<readonly Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-bench-'));
  const server = await startedPostgres(folder, options);
  try {
    const url = await server.newDatabase();
    const database = await openServerDatabase(url, { warn: () => undefined });
    const store = fleetStore(database);
    const filler = new Client({ connectionString: url });
    await filler.connect();
    for (const statement of [...fleetStatements({ stations, machines }), 'VACUUM ANALYZE']) await filler.query(statement);
    await filler.end();

    const reading = store.seenBy([benchOperator]);
    const answers = insightAnswers(store, { nowMs: () => Date.parse(`${lastDay}T12:00:00Z`) });
    const asked: Readonly<Record<Question, () => Promise<number>>> = {
      'ranking of a month': async () => (await answers.energy(reading, benchMonth)).stations.length,
      'any 30 days': async () => (await reading.sums(shiftDay(lastDay, -120), shiftDay(lastDay, -91))).size,
      'a year of one station': async () => (await reading.daysOf('s1', shiftDay(lastDay, -364), lastDay)).length,
      'worst leaks': async () => (await answers.leaks(reading)).stations.slice(0, 20).length,
      'all energy by month': async () => (await reading.summedMonths('2025-11', '2026-11')).length,
    };
    const expected: Readonly<Record<Question, number>> = {
      'ranking of a month': stations,
      'any 30 days': stations,
      'a year of one station': 365,
      'worst leaks': Math.min(20, stations),
      'all energy by month': 13,
    };
    const verdicts: Verdict[] = [];
    for (const name of Object.keys(budgets) as Question[]) {
      const times: number[] = [];
      let found = 0;
      for (let round = 0; round <= rounds; round++) {
        const before = performance.now();
        found = await asked[name]();
        // the first one warms up
        if (round > 0) times.push(performance.now() - before);
      }
      const [reachMs, aimMs] = budgets[name][stations < large ? 'small' : 'large'];
      const [medianMs, minMs] = [median(times), Math.min(...times)];
      verdicts.push({
        name: `${reachMs} ms`,
        ours: { name: `${name}, ${stations} stations`, medianMs, minMs },
        ratio: medianMs / reachMs,
        reach: 1,
        aim: aimMs / reachMs,
        better: 'less',
        ...(found !== expected[name] && { difference: `${found} rows, expected ${expected[name]}` }),
      });
    }
    await store.close();
    return verdicts;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function measure(name: string, machine: string): Promise<BenchReport> {
  const verdicts: Verdict[] = [];
  for (const stations of sizes) verdicts.push(...(await measured(stations)));
  return {
    ...{ bench: name, machine, rounds, verdicts, at: new Date().toISOString() },
    work: 'what the pages of a fleet ask of a year of its stations, on PostgreSQL',
    note: `Each station has ${machines} machines. The rows are asked for by a person who sees all stations, under the rules of the database, and made into the answer; medians of the whole fleet are worked out once an hour and are in the first round, which does not count.`,
  };
}
