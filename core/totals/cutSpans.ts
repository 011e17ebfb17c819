import { outagePeriods, quarterHourMs } from './intervals.ts';
import { type TimeRange, msPerSecond } from '../time/index.ts';

/** The quarter hours that a range cuts, each whole and widened by what rows of so long a period can add to it, so that other ranges that cut them want the same; those that touch are one. */
export function cutSpans({ fromMs, untilMs }: TimeRange, longestPeriodS: number): readonly TimeRange[] {
  const marginMs = outagePeriods * longestPeriodS * msPerSecond + 1;
  const cuts = [fromMs, untilMs].filter((atMs) => atMs % quarterHourMs !== 0);
  const [first, last] = cuts.map((atMs) => {
    const startMs = Math.floor(atMs / quarterHourMs) * quarterHourMs;
    return { fromMs: startMs - marginMs, untilMs: startMs + quarterHourMs + marginMs };
  });
  if (first === undefined) return [];
  if (last === undefined) return [first];
  return first.untilMs >= last.fromMs ? [{ fromMs: first.fromMs, untilMs: last.untilMs }] : [first, last];
}
