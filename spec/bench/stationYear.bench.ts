import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, type WireBalance } from '../../adapters/contract/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { archiveFolder } from '../../adapters/card/archiveName.ts';
import { type BenchReport, median, type Verdict } from './harness/BenchReport.ts';
import { difference } from './harness/difference.ts';
import { machines, writeCardYear } from './stationYearFiles.ts';
import { type Use, usedBy } from './usedBy.ts';

const rounds = 3;
const days = 365;
const neededBytes = 6_000_000_000;
const maxMs = 15_000;
const maxBytes = 400_000_000;
const maxHeldMs = 20;
const cores = Math.min(2, availableParallelism());
const root = join(import.meta.dirname, '../..');
const command = join(root, 'dist/cli/main.js');
const watchEveryMs = 50;

/** What a station took for the first balance of a year on its card. */
interface ColdUse {
  readonly wallMs: number;
  readonly heldMs: number;
  readonly peakBytes: number;
  readonly balance: WireBalance;
}

const fileOr = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const childrenOf = (pid: number) => fileOr(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
const bytesOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(fileOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** The most memory that a process and those it started have at a time; what they share counts once. */
function watchMemory(pid: number): () => number {
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(
      peakBytes,
      [pid, ...childrenOf(pid)].reduce((sum, each) => sum + bytesOf(each), 0),
    );
  }, watchEveryMs);
  return () => {
    clearInterval(timer);
    return peakBytes;
  };
}

/** What a station says when it starts for the first time. */
async function begun({ stdout }: ChildProcess): Promise<{ readonly address: string; readonly password: string }> {
  let output = '';
  for await (const chunk of stdout!) {
    output += String(chunk);
    const [, password, address] = /^ +write +(\S+)\n.*ready: (http\S+)\n/ms.exec(output) ?? [];
    if (password !== undefined && address !== undefined) return { address, password };
  }
  throw new Error(`the station did not start: ${output}`);
}

/** How the documented unit starts it. */
function unit(): { readonly env: NodeJS.ProcessEnv; readonly args: readonly string[] } {
  const text = readFileSync(join(root, 'docs/examples/pressluft.service'), 'utf8');
  const env = Object.fromEntries([...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  return { env: { ...process.env, ...env }, args: /^ExecStart=\S+ (.*)$/m.exec(text)![1]!.split(' ') };
}

async function post<T>(address: string, path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** A station with an empty database, asked for the balance of the year as soon as it is ready. */
async function coldStation(folder: string, range: { readonly from_ms: number; readonly until_ms: number }): Promise<ColdUse> {
  const data = mkdtempSync(join(folder, 'data-'));
  const options = ['--source', 'simulated', '--port', '0', '--history-days', '0', '--data', data, '--card', join(folder, 'card')];
  const { env, args } = unit();
  const watched = ['--no-warnings', '--import', join(import.meta.dirname, 'reportHolds.mjs')];
  const child = spawn(process.execPath, [...watched, ...args, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const ended = once(child, 'close');
  let usage = '';
  child.stdio[3]!.on('data', (chunk: Buffer) => (usage += chunk.toString()));
  try {
    const { address, password } = await begun(child);
    const { token } = await post<{ token: string }>(address, paths.login, { password });
    child.kill('SIGUSR2');
    const peak = watchMemory(child.pid!);
    const startMs = performance.now();
    const balance = await post<WireBalance>(address, paths.energyBalance, range, token);
    const wallMs = performance.now() - startMs;
    const peakBytes = peak();
    child.kill('SIGTERM');
    await ended;
    return { wallMs, peakBytes, heldMs: (JSON.parse(usage) as { longestCpuMs: number }).longestCpuMs, balance };
  } finally {
    child.kill('SIGKILL');
    for (const made of [data, join(folder, 'card', archiveFolder)]) rmSync(made, { recursive: true, force: true });
  }
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const timesOf = (all: readonly number[]) => ({ medianMs: median(all), minMs: Math.min(...all) });

/** Where the station's sums are not those of the command line, to the last bit; undefined when they are. */
function sumsDiffer({ compressors }: WireBalance, printed: string): string | undefined {
  const { counts } = JSON.parse(printed) as { counts: readonly Readonly<Record<'loadS' | 'energyKWh' | 'volumeM3', number>>[] };
  const ours = compressors.slice(0, machines).map((of) => [of.zeit_lastlauf_1s0, of.energie_gesamt_1kWh0, of.liefervolumen_1m30]);
  const theirs = counts.slice(0, machines).map(({ loadS, energyKWh, volumeM3 }) => [loadS, energyKWh, volumeM3]);
  return difference(ours, theirs, 0);
}

/** The first balance of a year on a station's card, with nothing known of its files, against the command line on the same files. */
export async function measure(name: string, machine: string): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-station-'));
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < neededBytes) throw new Error(`${folder} has less than ${mb(neededBytes)} free`);
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const card = join(folder, 'card');
    const bytes = writeCardYear(card, shiftDay(today, -1), days);
    const range = { from_ms: Date.parse(shiftDay(today, -days)), until_ms: Date.parse(today) };
    console.log(`    ${days} files, ${mb(bytes)}, ${cores} cores`);
    // The station writes into the folder of today.
    const untilDay = shiftDay(today, -1);
    const own: ColdUse[] = [];
    const cli: Use[] = [];
    for (let round = 0; round < rounds; round++) {
      own.push(await coldStation(folder, range));
      cli.push(await usedBy(command, 'balance', card, '--until', untilDay, '--format', 'json'));
    }
    const printed = await usedBy(command, 'statistics', card, '--until', untilDay, '--format', 'json');
    const differs = sumsDiffer(own[0]!.balance, printed.output);
    const within = (what: string, reported: string, ratio: number, aim: number): Verdict => ({
      name: what,
      ours: { name: reported },
      ratio,
      reach: 1,
      aim,
      better: 'less',
    });
    const wallMs = median(own.map((use) => use.wallMs));
    const cliMs = timesOf(cli.map((use) => use.wallMs));
    const peakBytes = Math.max(...own.map((use) => use.peakBytes));
    const heldMs = Math.max(...own.map((use) => use.heldMs));
    return {
      bench: name,
      work: `the first balance of a year from a station's card: ${days} day files, ${mb(bytes)}, on ${cores} cores`,
      machine,
      at: new Date().toISOString(),
      rounds,
      ours: { name: 'asked to answered', ...timesOf(own.map((use) => use.wallMs)) },
      verdicts: [
        {
          name: 'pressluft balance, from start to end of the process',
          ...cliMs,
          ratio: cliMs.medianMs / wallMs,
          reach: 0.5,
          aim: 0.8,
          better: 'more',
          ...(differs === undefined ? {} : { difference: differs }),
        },
        within(`${maxMs / 1000} s`, `${(wallMs / 1000).toFixed(1)} s`, wallMs / maxMs, 0.5),
        within(`${mb(maxBytes)} of memory`, `station and readers, peak, ${mb(peakBytes)}`, peakBytes / maxBytes, 0.8),
        within(`main thread held for ${maxHeldMs} ms`, `longest, ${heldMs.toFixed(1)} ms of the processor`, heldMs / maxHeldMs, 0.5),
      ],
      note: `The database is empty and the archives are written meanwhile; the files are in the system's cache for all. Memory is that of the station and of the processes that read for it, what they share counted once; the station is started as the documented unit does. \`cliBalance\` measures the command line against DuckDB, which has no memory for so many files here.`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
