import { rowsIn } from '../../../../core/plot/index.ts';
import { samplePeriodS } from '../../../../core/samples/index.ts';
import { msPerSecond, plantDayRange } from '../../../../core/time/index.ts';
import type { AnalysisData } from '../../../stores/index.ts';

/**
 * The part, 0..1, of the days that the files' rows stand for; of a day that is not over, of its part before `nowMs`. Undefined where nothing is over yet.
 * Rows beside the days are not counted: a file has those of another zone's day when the plant's zone was changed after it was written.
 */
export function coverageOf({ days, files, table }: AnalysisData, zone: string, nowMs: number): number | undefined {
  const { fromMs } = plantDayRange(days.from, zone);
  const untilMs = Math.min(nowMs, plantDayRange(days.until, zone).untilMs);
  if (!(untilMs > fromMs)) return undefined;
  const knownS = files.reduce((sum, { facts }) => sum + facts.lines.record * (facts.header.periodS ?? samplePeriodS), 0);
  const { fromIndex, untilIndex } = rowsIn(table.timesMs, table.length, { fromMs, untilMs });
  const insideShare = table.length === 0 ? 0 : (untilIndex - fromIndex) / table.length;
  return Math.min(1, (knownS * msPerSecond * insideShare) / (untilMs - fromMs));
}
