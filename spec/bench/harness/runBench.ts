import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './Bench.ts';
import { type BenchReport, median, type Verdict } from './BenchReport.ts';
import { difference } from './difference.ts';
import { askOnce, type ContenderProcess, startContender, writeInput } from './startContender.ts';

const defaultRounds = 9;
const memoryRounds = 3;
const defaultTolerance = 1e-9;

/** What it was measured on. */
export const machine = `${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;

/** Each contender's times per piece of work, in rounds that go through all of them, so that a busy moment hits all. */
async function timesOf(running: readonly ContenderProcess[], rounds: number): Promise<readonly (readonly number[])[]> {
  for (const each of running) await each.ask('warmUp');
  const times = running.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, each] of running.entries()) times[i]!.push((await each.ask('round')).ms ?? NaN);
  return times;
}

async function timedVerdicts(
  bench: Bench,
  file: string,
  inputPath: string,
  rounds: number,
): Promise<Pick<BenchReport, 'ours' | 'verdicts'>> {
  const { ours, peers = [], budget, tolerance = defaultTolerance } = bench;
  if (ours === undefined) return { verdicts: [] };
  const running: ContenderProcess[] = [];
  try {
    for (const { name } of [ours, ...peers]) running.push(await startContender(file, name, inputPath));
    const results: unknown[] = [];
    for (const each of running) results.push((await each.ask('result')).result);
    const times = await timesOf(running, rounds);
    const [ownMs, ownLeastMs] = [median(times[0]!), Math.min(...times[0]!)];

    const against = peers.map(({ name, reach, aim, compare }, i): Verdict => {
      const theirsMs = times[i + 1]!;
      const differs = compare ? compare(results[0], results[i + 1]) : difference(results[0], results[i + 1], tolerance);
      return {
        name,
        medianMs: median(theirsMs),
        minMs: Math.min(...theirsMs),
        ratio: median(theirsMs) / ownMs,
        reach,
        aim,
        better: 'more',
        ...(differs === undefined ? {} : { difference: differs }),
      };
    });
    const within: readonly Verdict[] =
      budget === undefined
        ? []
        : [{ name: `share of ${budget.name}`, ratio: ownMs / budget.ms, reach: budget.reach, aim: budget.aim, better: 'less' }];
    return { ours: { name: ours.name, medianMs: ownMs, minMs: ownLeastMs }, verdicts: [...against, ...within] };
  } finally {
    running.forEach((each) => {
      each.end();
    });
  }
}

async function memoryVerdicts({ memory }: Bench, file: string, inputPath: string): Promise<readonly Verdict[]> {
  if (memory === undefined) return [];
  const ratios: number[] = [];
  for (let round = 0; round < memoryRounds; round++) {
    const { growthBytes = NaN, minBytes = NaN } = await askOnce(file, 'memory', inputPath);
    ratios.push(growthBytes / minBytes);
  }
  const ours = { name: 'peak growth of memory' };
  return [{ name: memory.name, ours, ratio: median(ratios), reach: memory.reach, aim: memory.aim, better: 'less' }];
}

/** Runs a declared bench: input, comparison, rounds, memory. */
export async function runBench(name: string, bench: Bench, file: string): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-bench-'));
  const inputPath = join(folder, 'input');
  const rounds = bench.rounds ?? defaultRounds;
  try {
    if (bench.input !== undefined) await writeInput(file, inputPath);
    const timed = await timedVerdicts(bench, file, inputPath, rounds);
    const verdicts = [...timed.verdicts, ...(await memoryVerdicts(bench, file, inputPath))];
    return { bench: name, work: bench.work, machine, at: new Date().toISOString(), rounds, ...timed, verdicts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
