import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFleetDay } from '../../adapters/contract/index.ts';
import { packDay } from '../../adapters/fleetlink/index.ts';
import { fleetStore, openServerDatabase } from '../../adapters/postgres/index.ts';
import { latestLayout, readDayFile } from '../../core/dayFile/index.ts';
import { fleetDayOf } from '../../core/fleet/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { joinedRecords } from '../../core/totals/index.ts';
import { quarterSums } from '../../core/totals/quarterSums.ts';
import { takeDay } from '../../fleet/ingest/receivedDays.ts';
import { startedPostgres } from '../adapters/postgres/startedPostgres.ts';
import { benchOperator, lastDay } from './fleet/fleetOfYears.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { dayFile } from './readDayFileInput.ts';

const rounds = 5;
/** `FLEET_BENCH_STATIONS=3` tries the bench itself. */
const stations = Number(process.env['FLEET_BENCH_STATIONS'] ?? 40);
const daysARound = 20;
const atOnce = 8;
const zone = 'Europe/Berlin';
const periodS = 2;

/** Days per second, and bytes of the database for a station's year. */
const budgets = { daysPerS: [200, 500], yearBytes: [8e6, 6e6] } as const;

/** A day of ten machines that never rest, as another day's. */
async function packedDays(count: number) {
  const { samples } = readDayFile(dayFile(latestLayout));
  const quarters = joinedRecords(quarterSums(samples, periodS, periodS));
  const from = '2026-11-20';
  const days = Array.from({ length: count }, (_, i) => shiftDay(lastDay, -i));
  return Promise.all(
    days.map(async (day) => {
      const range = plantDayRange(day, zone);
      const byQuarters = (range.fromMs - plantDayRange(from, zone).fromMs) / 900_000;
      const moved = { ...quarters, numbers: quarters.numbers.map((number) => number + byQuarters) };
      return { day, body: await packDay(encodeFleetDay(fleetDayOf({ day, zone, range, quarters: moved, estimated: [] }))) };
    }),
  );
}

export async function measure(name: string, machine: string): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-bench-'));
  const server = await startedPostgres(folder, ['shared_buffers=512MB', 'max_wal_size=4GB']);
  try {
    const database = await openServerDatabase(await server.newDatabase(), { warn: () => undefined });
    const store = fleetStore(database);
    await store.admin.addOrganisation({ id: benchOperator, name: 'Operator' });
    await database.transaction('owner', (query) =>
      query(
        `INSERT INTO station (id, operator_id, owner_id, installation, enrolled_ms, name, zone, software)
         SELECT 's' || n, $1, $1, 'i', 0, 'Station', '${zone}', '1.0' FROM generate_series(1, $2::int) n`,
        [benchOperator, stations],
      ),
    );
    const sizeOf = async () =>
      Number((await database.transaction('owner', (query) => query('SELECT pg_database_size(current_database()) AS bytes')))[0]?.['bytes']);
    const emptyBytes = await sizeOf();
    const days = await packedDays(daysARound * rounds);
    const clock = { nowMs: () => Date.parse(`${lastDay}T23:00:00Z`) };
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
      work: 'taking a day record of ten machines: unpacked, read, summed and committed, eight at once',
      ours: { name: 'a day record', medianMs, minMs },
      note: 'The ten machines never rest and all their values wander, so the records are larger than those of real days.',
    };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
