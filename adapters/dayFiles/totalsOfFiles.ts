import {
  type EnergyCollector,
  energyCollector,
  energySumsOf,
  estimatedIn,
  flowCollector,
  flowSumsOf,
  type FlowTotals,
  outagePeriods,
  preparedTotals,
  type QuarterRecords,
  type RangeTotals,
  cutSpans,
  possibleSpan,
  type SampleSums,
  sumsBetween,
  sumsJoiner,
  sumsAfter,
} from '../../core/totals/index.ts';
import { longestPeriodS, rangeOf, type SampleTable, joinedRows } from '../../core/samples/index.ts';
import { type TimeRange, msPerSecond, type PlantDay } from '../../core/time/index.ts';
import { fileReaders } from './fileReaders.ts';
import type { FileProblems, FileSums } from './FileTask.ts';
import type { FoundFile } from './findDayFiles.ts';
import { inOrder } from './inOrder.ts';

/** So far back a row can show a change of state. */
const farthestMs = outagePeriods * longestPeriodS * msPerSecond;

const meet = (a: TimeRange, b: TimeRange) => a.fromMs < b.untilMs && b.fromMs < a.untilMs;

/** What the files say of a range. */
export interface FilesTotals {
  readonly totals: RangeTotals;
  /** Days of which a file could be read. */
  readonly readDays: ReadonlySet<PlantDay>;
  /** Of all rows that were read; undefined without any. */
  readonly firstMs: number | undefined;
  readonly latestMs: number | undefined;
  /** Of the whole quarter hours that leaks are looked for in. */
  readonly flows: Iterable<FlowTotals>;
  /** Of the whole quarter hours that energies are wanted of; undefined without any. */
  readonly energies: EnergyCollector | undefined;
}

/** What else is wanted of the files, by quarter hour. */
export interface ByQuarterHour {
  /** Where leaks are looked for. */
  readonly flowsIn?: TimeRange | undefined;
  readonly energiesIn?: TimeRange | undefined;
}

/** What is reported while files are read. */
export interface FilesWatcher {
  /** Files that are through. */
  progress?(done: number, of: number, path: string): void;
  /** `reason` is the system's code, `ENOENT` for one. */
  unreadable?(path: string, reason: string): void;
  /** What was read of a file, with what is wrong in it. */
  read?(path: string, problems: FileProblems): void;
  /** What a file has up to `untilMs` is counted from the file before it. */
  overlap?(path: string, untilMs: number): void;
}

/** The files that can hold samples for a range. */
export function filesNear(files: readonly FoundFile[], range: TimeRange): readonly FoundFile[] {
  const near = { fromMs: range.fromMs - farthestMs, untilMs: range.untilMs + farthestMs };
  return files.filter(({ day }) => meet(possibleSpan(day), near));
}

/**
 * The totals of a range, as the station makes them: each moment comes from one file only, the earlier day's; rows that can't belong to
 * their file's day are left out. One file after the other; what is wrong with one is reported, and the others are taken.
 */
export async function totalsOfFiles(
  files: readonly FoundFile[],
  range: TimeRange,
  { flowsIn, energiesIn }: ByQuarterHour,
  watcher: FilesWatcher = {},
): Promise<FilesTotals> {
  const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const rowsIn = cutSpans(range, longestPeriodS);
  const collector = flowsIn && flowCollector(flowsIn);
  const energies = energiesIn && energyCollector(energiesIn);
  const collect = (quarters: QuarterRecords) => {
    collector?.add(flowSumsOf(quarters));
    energies?.add(energySumsOf(quarters));
  };
  const joiner = sumsJoiner(range, (before, after) => {
    const seam = sumsBetween(before, after);
    collect(seam);
    return seam;
  });
  let latest: SampleSums | undefined;
  const runs: SampleSums[] = [];
  const rows: SampleTable[] = [];
  const readDays = new Set<PlantDay>();
  let firstMs: number | undefined;
  let latestMs: number | undefined;
  let done = 0;

  const sumsOf = ({ path }: FoundFile, span: TimeRange) =>
    readers.read({ wanted: 'sums', path, span, range, rowsIn, withFlows: collector !== undefined, withEnergies: energies !== undefined });

  const take = ({ summary, quarters, rows: near, flows, energies: ofFile }: FileSums) => {
    if (summary === undefined) return;
    joiner.add(summary, quarters);
    runs.push(summary);
    for (const each of flows) collector?.add(each);
    for (const each of ofFile) energies?.add(each);
    latest = summary;
    if (near.length > 0) rows.push(near);
    firstMs ??= summary.first.atMs;
    latestMs = summary.latest.atMs;
  };

  /** Of a file that begins before the one before it ends, the rest. */
  const restOf = async (file: FoundFile, sums: FileSums): Promise<FileSums | undefined> => {
    const { summary } = sums;
    if (latestMs === undefined || summary === undefined || summary.first.atMs > latestMs) return sums;
    watcher.overlap?.(file.path, latestMs);
    if (summary.latest.atMs <= latestMs) return undefined;
    const rest = await sumsOf(file, { ...possibleSpan(file.day), fromMs: latestMs + 1 });
    return 'failure' in rest ? undefined : rest;
  };

  try {
    for await (const [file, answer] of inOrder(files, readers.maxTasks, (each) => sumsOf(each, possibleSpan(each.day)))) {
      watcher.progress?.(++done, files.length, file.path);
      if ('failure' in answer) {
        watcher.unreadable?.(file.path, answer.failure);
        continue;
      }
      watcher.read?.(file.path, answer);
      if (answer.summary !== undefined) readDays.add(file.day);
      const sums = await restOf(file, answer);
      if (sums !== undefined) take(sums);
    }
  } finally {
    await readers.close();
  }
  if (latest !== undefined) collect(sumsAfter(latest));
  const near = joinedRows(rows);
  const counted = preparedTotals(joiner.end()).totals(range, ({ fromMs, untilMs }) => rangeOf(near, fromMs, untilMs));
  const estimated = estimatedIn(range, runs);
  const totals = estimated.length === 0 ? counted : { ...counted, estimated };
  return { totals, readDays, firstMs, latestMs, flows: collector?.totals ?? [], energies };
}

/** Whether samples lie outside of a range, by more than a row. */
export function reachesOutside({ firstMs, latestMs }: Pick<FilesTotals, 'firstMs' | 'latestMs'>, { fromMs, untilMs }: TimeRange): boolean {
  const rowMs = longestPeriodS * msPerSecond;
  return (firstMs !== undefined && firstMs < fromMs - rowMs + 1) || (latestMs !== undefined && latestMs >= untilMs + rowMs - 1);
}
