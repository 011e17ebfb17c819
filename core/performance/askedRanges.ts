import type { PlantBaseline } from '../plantData/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { DayRange } from './Performance.ts';
import { proposedBaseline, proposedReport } from './proposedRanges.ts';

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
