import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFleetDay } from '../../adapters/contract/index.ts';
import { packDay } from '../../adapters/fleetlink/index.ts';
import { fleetStore, openServerDatabase } from '../../adapters/postgres/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { demoKinds } from '../../fleet/demo/demoKinds.ts';
import { demoStations } from '../../fleet/demo/demoStations.ts';
import { kindHistory } from '../../fleet/demo/kindHistory.ts';
import { stationDay } from '../../fleet/demo/stationDay.ts';
import { takeDay } from '../../fleet/ingest/receivedDays.ts';
import { startedPostgres } from '../adapters/postgres/startedPostgres.ts';
import { benchOperator, lastDay } from './fleet/fleetOfYears.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';

const rounds = 5;
/** `FLEET_BENCH_STATIONS=3` tries the bench itself. */
const stations = Number(process.env['FLEET_BENCH_STATIONS'] ?? 40);
const daysARound = 20;
const atOnce = 8;
const clock = { nowMs: () => Date.parse(`${lastDay}T23:59:00Z`) };

/** FLT-11: days per second, and bytes of the database for a station's year. */
const budgets = { daysPerS: [200, 500], yearBytes: [8e6, 6e6] } as const;

/** Days of the station of the demo with the most machines. */
async function packedDays(folder: string, count: number) {
  const config = demoKinds.works;
  const history = await kindHistory(join(folder, 'works.days'), config);
  const station = demoStations.find(({ kind }) => kind === 'works')!;
  const days = Array.from({ length: count }, (_, i) => shiftDay(lastDay, -i));
  return Promise.all(
    days.map(async (day) => ({
      day,
      body: await packDay(encodeFleetDay(stationDay(day, { station, history, config, nowMs: clock.nowMs() }))),
    })),
  );
}

export async function measure(name: string, machine: string): Promise<BenchReport> {
  const [folder, bodies] = [mkdtempSync(join(tmpdir(), 'pressluft-bench-')), mkdtempSync(join(tmpdir(), 'pressluft-bench-'))];
  const server = await startedPostgres(folder, ['shared_buffers=512MB', 'max_wal_size=4GB']);
  try {
    const database = await openServerDatabase(await server.newDatabase(), { warn: () => undefined });
    const store = fleetStore(database);
    await store.admin.addOrganisation({ id: benchOperator, name: 'Operator' });
    await database.transaction('owner', (query) =>
      query(
        `INSERT INTO station (id, operator_id, owner_id, installation, enrolled_ms, name, zone, software)
         SELECT 's' || n, $1, $1, 'i', 0, 'Station', 'Europe/Berlin', '1.0' FROM generate_series(1, $2::int) n`,
        [benchOperator, stations],
      ),
    );
    const sizeOf = async () =>
      Number((await database.transaction('owner', (query) => query('SELECT pg_database_size(current_database()) AS bytes')))[0]?.['bytes']);
    const emptyBytes = await sizeOf();
    const days = await packedDays(bodies, daysARound * rounds);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const waiting = days
        .slice(round * daysARound, (round + 1) * daysARound)
        .flatMap((of) => Array.from({ length: stations }, (_, i) => ({ ...of, station: `s${i + 1}` })));
      const count = waiting.length;
      const before = performance.now();
      const worker = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await takeDay({ ingest: store.ingest, clock }, next);
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      times.push((performance.now() - before) / count);
    }
    const yearBytes = ((await sizeOf()) - emptyBytes) * (365 / (stations * daysARound * rounds));
    const [medianMs, minMs] = [median(times), Math.min(...times)];
    const [reach, aim] = budgets.daysPerS;
    const verdicts: Verdict[] = [
      { name: `${reach} days a second`, ratio: 1000 / medianMs / reach, reach: 1, aim: aim / reach, better: 'more' },
      {
        name: `${budgets.yearBytes[0] / 1e6} MB a year`,
        ours: { name: 'database of a station' },
        ...{ ratio: yearBytes / budgets.yearBytes[0], reach: 1, aim: budgets.yearBytes[1] / budgets.yearBytes[0], better: 'less' },
      },
    ];
    await store.close();
    return {
      ...{ bench: name, machine, rounds, verdicts, at: new Date().toISOString() },
      work: 'taking a day record of a plant of the demo: unpacked, read, summed and committed, eight at once',
      ours: { name: 'a day record', medianMs, minMs },
      note: 'The days are those of the demo: its plant is smoother than a real one.',
    };
  } finally {
    await server.kill();
    for (const each of [folder, bodies]) rmSync(each, { recursive: true, force: true });
  }
}
