import type { Figure } from '../figures/index.ts';
import type { HeatQuarter } from './heatQuarters.ts';
import type { HeatPicture } from './HeatReport.ts';
import { minCoverage, powerOf } from './heatSums.ts';

const hoursPerDay = 24;
const monthsPerYear = 12;
/** The curve on screen is so many straight lines. */
const curveIntervals = 200;

/** What the thermal power of a circuit looks like: for how long, and at which hours of which months. */
export function heatPicture(quarters: readonly HeatQuarter[]): HeatPicture {
  const known = quarters.filter(({ coverage }) => coverage >= minCoverage);
  const powers = Float64Array.from(known, (quarter) => powerOf(quarter) / quarter.coverage)
    .sort()
    .reverse();
  const last = powers.length - 1;
  const duration =
    last < 0
      ? []
      : Array.from({ length: curveIntervals + 1 }, (_, i) => powers[Math.min(last, Math.floor((i / curveIntervals) * powers.length))]!);
  const sums = Array.from({ length: monthsPerYear * hoursPerDay }, () => ({ power: 0, count: 0 }));
  for (const quarter of known) {
    const sum = sums[(quarter.month - 1) * hoursPerDay + quarter.hour]!;
    sum.power += powerOf(quarter) / quarter.coverage;
    sum.count++;
  }
  const meanOf = ({ power, count }: (typeof sums)[number]): Figure => (count === 0 ? undefined : power / count);
  return {
    duration,
    byHour: Array.from({ length: monthsPerYear }, (_, month) => sums.slice(month * hoursPerDay, (month + 1) * hoursPerDay).map(meanOf)),
  };
}
