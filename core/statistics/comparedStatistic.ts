import { compared, type Comparison } from './compared.ts';
import { coverageOf, type Counts } from './Counts.ts';
import { type Statistic, statistic, type StatisticRecords } from './statistics.ts';

/** A statistic's record with each figure beside that of the period before. */
export interface ComparedRecord<S extends Statistic> {
  readonly index: number;
  readonly figures: { readonly [F in Exclude<keyof StatisticRecords[S], 'index'>]: Comparison };
  /** Share of each period that is known, 0..1: a change between unlike shares is not one of the plant. */
  readonly coverage: number;
  readonly coverageBefore: number;
}

/** A statistic compared with the period before; what has no counterpart there has no change. */
export function comparedStatistic<S extends Statistic>(
  name: S,
  now: readonly Counts[],
  before: readonly Counts[],
): readonly ComparedRecord<S>[] {
  return now.map((counts) => {
    const counterpart = before.find(({ index }) => index === counts.index);
    const [current] = statistic(name, [counts]);
    const [previous] = counterpart === undefined ? [] : statistic(name, [counterpart]);
    const names = Object.keys(current!).filter((field) => field !== 'index') as Exclude<keyof StatisticRecords[S], 'index'>[];
    type Value = number | undefined;
    const pairs = names.map((field) => [field, compared(current![field] as Value, previous?.[field] as Value)] as const);
    return {
      index: counts.index,
      figures: Object.fromEntries(pairs) as ComparedRecord<S>['figures'],
      coverage: coverageOf(counts),
      coverageBefore: counterpart === undefined ? 0 : coverageOf(counterpart),
    };
  });
}
