import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusBit } from '../../core/compressor/index.ts';
import { writeYear } from './cliBalanceYear.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { difference } from './harness/difference.ts';
import { yearDays, yearSlots } from './integrateYear.ts';
import type { StateRow } from './integrateDuckdb.ts';
import { type Use, usedBy } from './usedBy.ts';

const rounds = 5;
const neededBytes = 4_000_000_000;
const maxBytes = 300_000_000;
const cores = Math.min(2, availableParallelism());
const root = join(import.meta.dirname, '../..');
const command = join(root, 'dist/cli/main.js');
const duckdb = join(import.meta.dirname, 'cliBalanceDuckdb.ts');

const noLoad = statusBit.on | statusBit.running;
const load = noLoad | statusBit.loaded;
/** Printed digits of each figure that is compared. */
const digits = {
  loadH: 2,
  noLoadH: 2,
  motorStarts: 0,
  unloadCycles: 0,
  energyLoadKWh: 1,
  energyNoLoadKWh: 1,
  energyKWh: 1,
  volumeM3: 0,
  powerMinKW: 1,
  powerMaxKW: 1,
  deliveryMinM3min: 1,
  deliveryMaxM3min: 1,
} as const;
type Figures = Readonly<Record<keyof typeof digits, number>>;

interface Printed {
  readonly machines: readonly { readonly index: number; readonly figures: Readonly<Record<string, { readonly value: number | null }>> }[];
  readonly plant: Readonly<Record<string, { readonly value: number | null }>>;
}
interface Duckdb {
  readonly machines: readonly StateRow[];
  readonly plant: { readonly least: number; readonly greatest: number };
}

function duckdbFigures(rows: readonly StateRow[]): Figures {
  const of = (state: number) => rows.find(({ s }) => s === state);
  const total = (value: (row: StateRow) => number | null) => rows.reduce((sum, row) => sum + (value(row) ?? 0), 0);
  const [onLoad, idle] = [of(load), of(noLoad)];
  return {
    loadH: (onLoad?.ms ?? 0) / 3.6e6,
    noLoadH: (idle?.ms ?? 0) / 3.6e6,
    motorStarts: total(({ starts }) => starts),
    unloadCycles: total(({ unloadCycles }) => unloadCycles),
    energyLoadKWh: (onLoad?.power ?? 0) / 3.6e6,
    energyNoLoadKWh: (idle?.power ?? 0) / 3.6e6,
    energyKWh: total(({ power }) => power) / 3.6e6,
    volumeM3: ((onLoad?.volume ?? 0) + (idle?.volume ?? 0)) / 6e4,
    powerMinKW: onLoad?.powerMin ?? NaN,
    powerMaxKW: onLoad?.powerMax ?? NaN,
    deliveryMinM3min: onLoad?.deliveryMin ?? NaN,
    deliveryMaxM3min: onLoad?.deliveryMax ?? NaN,
  };
}

/** How the sums differ by more than a printed digit; undefined when they don't. */
function sumsDiffer(ours: string, theirs: string): string | undefined {
  const [printed, summed] = [JSON.parse(ours) as Printed, JSON.parse(theirs) as Duckdb];
  const figures = Object.keys(digits) as (keyof typeof digits)[];
  for (const slot of yearSlots) {
    const own = printed.machines.find(({ index }) => index === slot)?.figures;
    const other = duckdbFigures(summed.machines.filter((row) => row.slot === slot));
    for (const figure of figures) {
      const value = own?.[figure]?.value ?? NaN;
      if (!(Math.abs(value - other[figure]) <= 0.51 * 10 ** -digits[figure]))
        return `machine ${slot}, ${figure}: ${value} against ${other[figure]}`;
    }
  }
  const { pressureMinBar, pressureMaxBar } = printed.plant;
  return difference([pressureMinBar?.value, pressureMaxBar?.value], [summed.plant.least, summed.plant.greatest], 0.02);
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const medianOf = (uses: readonly Use[], figure: 'wallMs' | 'cpuMs' | 'peakBytes') => median(uses.map((use) => use[figure]));
const reported = (name: string, uses: readonly Use[]) =>
  console.log(
    `    ${name}: wall ${medianOf(uses, 'wallMs').toFixed(0)} ms, processor ${medianOf(uses, 'cpuMs').toFixed(0)} ms, peak ${mb(medianOf(uses, 'peakBytes'))}`,
  );

/** `pressluft balance` over a year of day files against DuckDB on the same files, each a process from its start to its end, with the same cores. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-year-'));
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < neededBytes) throw new Error(`${folder} has less than ${mb(neededBytes)} free`);
    const bytes = writeYear(folder);
    console.log(`    ${yearDays} files, ${mb(bytes)}, ${cores} cores`);
    const own = () => usedBy(command, 'balance', folder, '--format', 'json');
    const theirs = () => usedBy(duckdb, folder, String(cores));
    const differs = sumsDiffer((await own()).output, (await theirs()).output);
    const uses: { readonly own: Use[]; readonly theirs: Use[] } = { own: [], theirs: [] };
    for (let round = 0; round < rounds; round++) {
      uses.own.push(await own());
      uses.theirs.push(await theirs());
    }
    reported('pressluft', uses.own);
    reported('DuckDB', uses.theirs);
    const times = (of: readonly Use[], figure: 'wallMs' | 'cpuMs') => ({
      medianMs: medianOf(of, figure),
      minMs: Math.min(...of.map((use) => use[figure])),
    });
    const against = (what: string, figure: 'wallMs' | 'cpuMs', ownName: string): Verdict => ({
      name: what,
      ours: { name: ownName, ...times(uses.own, figure) },
      ...times(uses.theirs, figure),
      ratio: medianOf(uses.theirs, figure) / medianOf(uses.own, figure),
      reach: 2,
      aim: 5,
      better: 'more',
      ...(differs === undefined ? {} : { difference: differs }),
    });
    const peakBytes = Math.max(...uses.own.map((use) => use.peakBytes));
    return {
      bench: name,
      work: `a balance of ${yearDays} day files, ${mb(bytes)}, on ${cores} cores, from start to end of the process`,
      machine,
      at: new Date().toISOString(),
      rounds,
      ours: { name: 'pressluft balance', ...times(uses.own, 'wallMs') },
      verdicts: [
        against(`DuckDB, ${cores} threads`, 'wallMs', 'pressluft balance'),
        against(`DuckDB, ${cores} threads, processor time`, 'cpuMs', 'pressluft balance, processor time'),
        {
          name: `${mb(maxBytes)} of memory`,
          ours: { name: `peak, ${mb(peakBytes)}` },
          ratio: peakBytes / maxBytes,
          reach: 1,
          aim: 0.7,
          better: 'less',
        },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
