import { msPerHour, type PlantDay, wallTimes } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import type { ProfileSums } from './profileSeries.ts';

/** The hours of a plant day by its clock. */
export interface DayHours {
  readonly day: PlantDay;
  /** Mean of each hour, 24 of them; the doubled hour is one, and one that the clock skips, or of which less than half is known, is missing. */
  readonly means: readonly (number | undefined)[];
}

const hoursPerDay = 24;
/** Half an hour. */
const minKnownMs = msPerHour / 2;

/** The hourly means of quarter hours, by days of the plant's zone (IANA name), ascending; days without a value are left out. */
export function dayHours({ steps, sums, weights, coveredMs }: ProfileSums, zone: string): readonly DayHours[] {
  const wallTime = wallTimes(zone);
  const days = new Map<PlantDay, { readonly sums: Float64Array; readonly weights: Float64Array; readonly knownMs: Float64Array }>();
  steps.forEach((step, i) => {
    const { day, clockMs } = wallTime(step * quarterHourMs);
    const hour = Math.floor(clockMs / msPerHour);
    const hours = () => new Float64Array(hoursPerDay);
    const of = days.get(day) ?? { sums: hours(), weights: hours(), knownMs: hours() };
    days.set(day, of);
    of.sums[hour]! += sums[i]!;
    of.weights[hour]! += weights[i]!;
    of.knownMs[hour]! += coveredMs[i]!;
  });
  return Array.from(days, ([day, of]) => ({
    day,
    means: Array.from(of.sums, (sum, hour) => (of.knownMs[hour]! >= minKnownMs ? sum / of.weights[hour]! : undefined)),
  })).filter(({ means }) => means.some((mean) => mean !== undefined));
}
