import { recordOf } from '../records/index.ts';
import { compared, type Comparison } from './compared.ts';
import { coverageOf, type Counts } from './Counts.ts';
import { type FigureOfStatistic, type Statistic, statistic, statisticFigureNames } from './statistics.ts';

/** A statistic's record with each figure beside that of the period before. */
export interface ComparedRecord<S extends Statistic> {
  readonly index: number;
  readonly figures: Readonly<Record<FigureOfStatistic<S>, Comparison>>;
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
    return {
      index: counts.index,
      figures: recordOf(statisticFigureNames[name], (figure) => compared(current![figure], previous?.[figure])),
      coverage: coverageOf(counts),
      coverageBefore: counterpart === undefined ? 0 : coverageOf(counterpart),
    };
  });
}
