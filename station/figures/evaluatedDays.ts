import type { Clock } from '../../core/ports/index.ts';
import { type PlantDay, plantDayOf, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { KeptDetails } from './keptDetails.ts';
import type { SumsKeeper } from './sumsKeeper.ts';

export interface EvaluatedDaysParts {
  readonly keeper: Pick<SumsKeeper, 'files' | 'isDetailed' | 'run'>;
  readonly details: Pick<KeptDetails, 'files' | 'read'>;
  readonly clock: Clock;
  /** The plant's zone. */
  readonly zone: () => string;
}

/** The days of a range that are over. */
export interface EvaluatedDays {
  /** The last one may be before the first: there is none then. */
  readonly from: PlantDay;
  readonly until: PlantDay;
  /** Those with a file, or with details of one. */
  readonly recordedDays: number;
  /** Those of them that have details by now; the others are being evaluated. */
  readonly evaluatedDays: number;
}

/** The last day of the plant that is over. */
export const lastDayOver = ({ clock, zone }: Pick<EvaluatedDaysParts, 'clock' | 'zone'>): PlantDay =>
  shiftDay(plantDayOf(clock.nowMs(), zone()), -1);

/** Has the days that lack details evaluated, without waiting for that. */
export async function evaluatedDays(parts: EvaluatedDaysParts, range: TimeRange): Promise<EvaluatedDays> {
  const { keeper, details, zone } = parts;
  const yesterday = lastDayOver(parts);
  const from = plantDayOf(range.fromMs, zone());
  const asked = plantDayOf(range.untilMs - 1, zone());
  const until = asked < yesterday ? asked : yesterday;
  const isIn = (day: PlantDay) => day >= from && day <= until;
  const onCard = [...(await keeper.files()).keys()].filter(isIn);
  const recorded = new Set([...onCard, ...[...details.files().keys()].filter(isIn)]);
  const missing = onCard.filter((day) => !keeper.isDetailed(day));
  if (missing.length > 0) void keeper.run(isIn);
  return { from, until, recordedDays: recorded.size, evaluatedDays: recorded.size - missing.length };
}
