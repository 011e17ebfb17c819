import type { PlantDay } from '../time/index.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

/** What changed the need for energy beside the variables: a new line, a shutdown. It counts in the baseline and in the report. */
export interface EnergyAdjustment {
  readonly from: PlantDay;
  /** The last day; undefined while it lasts. */
  readonly until?: PlantDay | undefined;
  /** More than before, or less below 0. */
  readonly kWhPerDay: number;
  readonly note: string;
  readonly author: string;
}

const hoursPerDay = 24;

/** Share of a day of 24 h that is known. */
export const shareOfDay = ({ hours }: Pick<PerformanceDay, 'hours'>): number => hours / hoursPerDay;

/** What a day needs more by all adjustments. */
export function adjustmentOf(adjustments: readonly EnergyAdjustment[], day: Pick<PerformanceDay, 'day' | 'hours'>): number {
  const inForce = adjustments.filter(({ from, until }) => from <= day.day && (until === undefined || day.day <= until));
  return shareOfDay(day) * inForce.reduce((sum, { kWhPerDay }) => sum + kWhPerDay, 0);
}
