import { inOrder } from '../../adapters/dayFiles/index.ts';
import { energySumsOf, flowSumsOf, outagePeriods, possibleSpan, type QuarterRecords, type SampleSums } from '../../core/totals/index.ts';
import { longestPeriodS, type SampleTable } from '../../core/samples/index.ts';
import { type TimeRange, msPerSecond, type PlantDay } from '../../core/time/index.ts';
import type { PlacedOfRun } from './dayFileTask.ts';
import type { DayFiles } from './DayFiles.ts';
import type { DayRecords, FileRows, PlacedPart } from './dayRecords.ts';
import type { LiveDay } from './liveDay.ts';

/** A run of samples, of a file or live. */
export interface Segment {
  readonly sums: SampleSums;
  readonly quarters: () => Promise<QuarterRecords>;
  /** What the quarter hours say of leaks, or of energy. */
  readonly placed: (part: PlacedPart) => Promise<PlacedOfRun>;
  readonly rows: (span: TimeRange) => Promise<SampleTable>;
}

export interface SegmentParts {
  readonly files: DayFiles;
  readonly records: DayRecords;
  readonly live: LiveDay | undefined;
  /** So many files are read at a time. */
  readonly maxTasks: number;
  readonly signal: AbortSignal;
}

/** Makes a small part of the sums of quarter hours. */
export const placedSumsOf = { flows: flowSumsOf, energies: energySumsOf } as const;

/** So far back a row can show a change of state. */
const farthestMs = outagePeriods * longestPeriodS * msPerSecond;

const meet = (a: TimeRange, b: TimeRange) => a.fromMs < b.untilMs && b.fromMs < a.untilMs;
const common = (a: TimeRange, b: TimeRange): TimeRange => ({
  fromMs: Math.max(a.fromMs, b.fromMs),
  untilMs: Math.min(a.untilMs, b.untilMs),
});

async function fileSegment(of: FileRows, { records, signal }: SegmentParts): Promise<Segment | undefined> {
  const sums = await records.summary(of, signal);
  return (
    sums && {
      sums,
      quarters: () => records.quarters(of, signal),
      placed: (part) => records.placed(part, of, signal),
      rows: (span) => records.rows({ ...of, span: common(of.span, span) }, signal),
    }
  );
}

/** A file with all its rows; undefined when there is none. */
interface WholeFile {
  readonly of: FileRows;
  readonly segment: Segment | undefined;
}

async function wholeFile(day: PlantDay, parts: SegmentParts): Promise<WholeFile | undefined> {
  const file = await parts.files.identity(day);
  if (file === undefined) return undefined;
  const of = { day, file, span: possibleSpan(day) };
  return { of, segment: await fileSegment(of, parts) };
}

/** The rows of a file that lie in the bounds; undefined without any. */
async function segmentWithin({ of, segment }: WholeFile, bounds: TimeRange, parts: SegmentParts): Promise<Segment | undefined> {
  if (segment === undefined) return undefined;
  const { first, latest } = segment.sums;
  if (latest.atMs < bounds.fromMs || first.atMs >= bounds.untilMs) return undefined;
  const isInside = first.atMs >= bounds.fromMs && latest.atMs < bounds.untilMs;
  return isInside ? segment : fileSegment({ ...of, span: common(of.span, bounds) }, parts);
}

function liveSegment(live: LiveDay, { records, signal }: SegmentParts): Segment {
  const { day, firstMs, latestMs } = live;
  const { summary, quarters } = live.record();
  const past: FileRows = { day, file: undefined, span: { fromMs: firstMs, untilMs: latestMs + 1 } };
  return {
    sums: summary,
    quarters: () => Promise.resolve(quarters),
    placed: (part) => Promise.resolve(placedSumsOf[part](quarters)),
    rows: async (span) => live.rows(span) ?? records.rows({ ...past, span: common(past.span, span) }, signal),
  };
}

/**
 * The samples in and around a range, ascending: each moment comes from one file only, the earlier day's, and what was sampled live is not read from the file.
 * Rows that can't belong to their file's day are left out. Files are read ahead, so that no reader waits for the next one.
 */
export async function segmentsNear(range: TimeRange, parts: SegmentParts): Promise<readonly Segment[]> {
  const { files, live } = parts;
  const near = { fromMs: range.fromMs - farthestMs, untilMs: range.untilMs + farthestMs };
  const isNear = (day: PlantDay) => meet(possibleSpan(day), near);
  const days = new Set([...(await files.days()), ...(live === undefined ? [] : [live.day])].filter(isNear));
  const segments: Segment[] = [];
  let fromMs = -Infinity;

  const take = (segment: Segment | undefined) => {
    if (segment === undefined) return;
    segments.push(segment);
    fromMs = segment.sums.latest.atMs + 1;
  };

  const wholeFileOf = async (day: PlantDay) => (day === live?.day ? undefined : wholeFile(day, parts));
  for await (const [day, whole] of inOrder([...days].sort(), parts.maxTasks, wholeFileOf)) {
    parts.signal.throwIfAborted();
    const bounds = { fromMs, untilMs: live !== undefined && day <= live.day ? live.firstMs : Infinity };
    if (day === live?.day) {
      take(await fileSegment({ day, file: undefined, span: common(possibleSpan(day), bounds) }, parts));
      take(liveSegment(live, parts));
      fromMs = live.range.untilMs;
    } else take(whole && (await segmentWithin(whole, bounds, parts)));
  }
  return segments;
}
