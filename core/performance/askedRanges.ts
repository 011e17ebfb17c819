import type { PlantBaseline } from '../plantData/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { DayRange } from './Performance.ts';
import type { PerformanceDay } from './PerformanceDay.ts';
import { prolongedBaseline, proposedBaseline, proposedReport } from './proposedRanges.ts';

/** What is asked of a plant; what is left out is as set, or as proposed. */
export interface PerformanceAsked {
  readonly baseline?: DayRange | undefined;
  readonly report?: DayRange | undefined;
  readonly withPressure?: boolean | undefined;
}

/** What is compared. */
export interface ComparedRanges {
  readonly baseline: DayRange;
  readonly report: DayRange;
  readonly withPressure: boolean;
  /** The baseline in force, where it is the one that is compared with. */
  readonly set: PlantBaseline | undefined;
}

/** The baseline that was entered last. */
export const baselineInForce = (baselines: readonly PlantBaseline[]): PlantBaseline | undefined =>
  baselines.reduce<PlantBaseline | undefined>(
    (latest, each) => (latest === undefined || each.enteredMs >= latest.enteredMs ? each : latest),
    undefined,
  );

/** The days that are compared: as asked, else by the baseline in force, else as they are proposed from the first recorded day to the last one that is over. */
export function askedRanges(
  asked: PerformanceAsked,
  baselines: readonly PlantBaseline[],
  recorded: { readonly first: PlantDay | undefined; readonly lastOver: PlantDay },
): ComparedRanges {
  const { lastOver } = recorded;
  const inForce = baselineInForce(baselines);
  const baseline = asked.baseline ?? inForce ?? proposedBaseline(recorded.first ?? lastOver, lastOver);
  const { first, last } = baseline;
  const isSet = first === inForce?.first && last === inForce.last;
  const withPressure = asked.withPressure ?? (isSet && inForce.withPressure);
  const set = isSet && withPressure === inForce.withPressure ? inForce : undefined;
  return { baseline: { first, last }, report: asked.report ?? proposedReport(baseline, lastOver), withPressure, set };
}

/** Whether nobody said which days the baseline is of. */
export const isProposed = (asked: PerformanceAsked, baselines: readonly PlantBaseline[]): boolean =>
  asked.baseline === undefined && baselines.length === 0;

/** The ranges of a proposed baseline that goes on over days without data; `known` are the days with data of `proposedSpan`. */
export function prolongedRanges(
  asked: PerformanceAsked,
  proposed: ComparedRanges,
  { known, lastOver }: { readonly known: readonly PerformanceDay[]; readonly lastOver: PlantDay },
): ComparedRanges {
  const baseline = prolongedBaseline(proposed.baseline, known, lastOver);
  return baseline === proposed.baseline ? proposed : { ...proposed, baseline, report: asked.report ?? proposedReport(baseline, lastOver) };
}
