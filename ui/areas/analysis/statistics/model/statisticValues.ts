import type { StatisticAnswer } from '../../../../../core/ports/index.ts';
import { coverageOf, type Statistic, type StatisticRecords, type StatisticValues } from '../../../../../core/statistics/index.ts';

type Recorded = { readonly [S in Statistic]: Omit<StatisticRecords[S], 'index'> }[Statistic];

/** The statistics that a page is made of; the first one decides which machines it has. */
export const sourcesOf: Readonly<Record<Statistic, readonly [Statistic, ...Statistic[]]>> = {
  loadTimes: ['loadTimes'],
  motorStarts: ['motorStarts', 'loadTimes'],
  specificPower: ['specificPower', 'loadTimes', 'energyConsumption'],
  energyConsumption: ['energyConsumption', 'loadTimes'],
};

/** Any statistic's answer. */
export type AnyAnswer = Omit<StatisticAnswer<Statistic>, 'records'> & {
  readonly records: readonly (Recorded & { readonly index: number })[];
};

/** The values of the first answer's machines, with what the others have of them. */
export function statisticValues([first, ...others]: readonly [AnyAnswer, ...AnyAnswer[]]): readonly StatisticValues[] {
  return first.records.map(({ index }): StatisticValues => {
    const records = [first, ...others].flatMap((answer) => answer.records.filter((record) => record.index === index));
    const counts = first.counts.find((of) => of.index === index);
    return Object.assign({}, ...records, {
      coverage: counts && coverageOf(counts),
      volumeM3: counts?.volumeM3,
      estimated: counts?.estimated,
    }) as StatisticValues;
  });
}
