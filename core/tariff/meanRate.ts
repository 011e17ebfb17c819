import { type Figure, ratioOf } from '../figures/index.ts';
import type { TimeRange } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import type { RateClock } from './rateClock.ts';

/** The mean rate of the quarter hours of a range, each as long as any other; undefined where one has none. */
export function meanRate({ rateAt }: Pick<RateClock, 'rateAt'>, { fromMs, untilMs }: TimeRange): Figure {
  const [from, until] = [Math.ceil(fromMs / quarterHourMs), Math.floor(untilMs / quarterHourMs)];
  let sum = 0;
  for (let quarter = from; quarter < until; quarter++) sum += rateAt(quarter)?.perKWh ?? NaN;
  return Number.isNaN(sum) ? undefined : ratioOf(sum, until - from);
}
