import type { FileIdentity } from '../../core/ports/index.ts';
import { type PlantDay, shiftDay, type TimeRange } from '../../core/time/index.ts';
import { possibleSpan } from '../../core/totals/index.ts';
import type { DayRecords } from './dayRecords.ts';

/** How far behind a day its file can have rows: no further than the second day after it. */
export const overlapDays = 2;

/** When rows of a day's file count: each moment comes from one file only, the earlier day's. */
export async function ownSpan(
  day: PlantDay,
  files: ReadonlyMap<PlantDay, FileIdentity>,
  records: Pick<DayRecords, 'summary'>,
  signal: AbortSignal,
): Promise<TimeRange> {
  const span = possibleSpan(day);
  let { fromMs } = span;
  for (let back = 1; back <= overlapDays; back++) {
    const earlier = shiftDay(day, -back);
    const file = files.get(earlier);
    const sums = file && (await records.summary({ day: earlier, file, span: possibleSpan(earlier) }, signal));
    if (sums !== undefined) fromMs = Math.max(fromMs, sums.latest.atMs + 1);
  }
  return { fromMs, untilMs: Math.max(fromMs, span.untilMs) };
}
