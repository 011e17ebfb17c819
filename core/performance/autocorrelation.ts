import { daysFrom, type PlantDay } from '../time/index.ts';

/** Days that resemble each other more say nothing. */
const highest = 0.95;

/** Which days have the day before just before them in the list. */
export const followingDays = (days: readonly { readonly day: PlantDay }[]): readonly boolean[] =>
  days.map(({ day }, i) => i > 0 && daysFrom(days[i - 1]!.day, day) === 1);

/**
 * How much the residual of a day resembles that of the day before, -1..1: of days that follow one another only, so that missing days do
 * not make it smaller. Without a gap it is the usual lag-1 coefficient.
 */
export function autocorrelation(residuals: readonly number[], follows: readonly boolean[]): number {
  const pairs = follows.filter(Boolean).length;
  const squares = residuals.reduce((sum, each) => sum + each * each, 0);
  if (pairs === 0 || squares === 0) return 0;
  const products = residuals.reduce((sum, each, i) => (follows[i] === true ? sum + each * residuals[i - 1]! : sum), 0);
  return Math.max(-1, Math.min(highest, ((products / squares) * (residuals.length - 1)) / pairs));
}
