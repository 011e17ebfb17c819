import { changeOfNights, type LeakChange } from './leakChange.ts';
import type { LeakTrendQuestion } from './leakTrend.ts';
import { nightCoverage, normalNights } from './normalNights.ts';

/**
 * The first rise of the flow of nights that lasts and that nobody has seen; undefined without one. A fall is a repair, or fewer consumers: what
 * flows from then on is the measure of what comes later, without a person.
 */
export function leakAlarm({ nights: all, days, range, comparedFrom = '' }: LeakTrendQuestion): LeakChange | undefined {
  const asked = { range, coverage: nightCoverage(all, days) };
  let nights = normalNights(all.filter(({ day }) => day >= comparedFrom));
  for (;;) {
    const found = changeOfNights(nights, asked);
    if (found === undefined || found.change.low > 0) return found;
    nights = nights.filter(({ day }) => day >= found.since);
  }
}
