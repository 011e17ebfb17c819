import { samplePeriodS } from '../../../../core/samples/index.ts';
import { type DayRangeChoice, msPerSecond, plantDayRange } from '../../../../core/time/index.ts';
import type { AnalysisFile } from '../../../stores/index.ts';

/** The part, 0..1, of the days that the files' rows stand for; of a day that is not over, of its part before `nowMs`. Undefined where nothing is over yet. */
export function coverageOf(
  files: readonly AnalysisFile[],
  { from, until }: DayRangeChoice,
  zone: string,
  nowMs: number,
): number | undefined {
  const wholeMs = Math.min(nowMs, plantDayRange(until, zone).untilMs) - plantDayRange(from, zone).fromMs;
  if (!(wholeMs > 0)) return undefined;
  const knownS = files.reduce((sum, { facts }) => sum + facts.lines.record * (facts.header.periodS ?? samplePeriodS), 0);
  return Math.min(1, (knownS * msPerSecond) / wholeMs);
}
