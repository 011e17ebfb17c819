import type { StatisticAnswer, Statistics } from '../../core/ports/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { countsOfTotals, type Statistic, statistic } from '../../core/statistics/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemoryTotals } from './memoryTotals.ts';

function answerOf<S extends Statistic>(name: S, totals: RangeTotals): StatisticAnswer<S> {
  const counts = countsOfTotals(totals);
  return {
    records: statistic(name, counts),
    counts: counts.map(({ index, volumeM3, rangeS, knownS }) => ({ index, volumeM3, rangeS, knownS })),
  };
}

/** Makes statistics of the samples of a fake. */
export function memoryStatistics(gate: MemoryGate, totalsOf: MemoryTotals): Statistics {
  return {
    read: (name, range, token, waiting) =>
      gate.ask({ call: 'dailyStatistics', sent: { name, range }, token, signal: waiting?.signal }, () => {
        const totals = totalsOf(range);
        return totals && answerOf(name, totals);
      }),
  };
}
