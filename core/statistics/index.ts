export { addCounts } from './addCounts.ts';
export { compared, type Comparison } from './compared.ts';
export { comparedStatistic, type ComparedRecord } from './comparedStatistic.ts';
export { type CountedBeside, type CountedFigure, countedFigures, type Counts, coverageOf, plantIndex } from './Counts.ts';
export { countsOfTotals, isCounted, knownStateS, machineCounts } from './countsOfTotals.ts';
export { countsOfRecords, type DailyRecord, dailyRecords } from './DailyRecord.ts';
export { previousPeriod } from './previousPeriod.ts';
export { type FetchedRange, refreshDue } from './refreshDue.ts';
export {
  ratioChange,
  ratioFigures,
  type StatisticFigure,
  statisticFigure,
  statisticFigures,
  type StatisticValues,
  statisticValuesOf,
} from './statisticFigures.ts';
export { markedStatistic, recordShortfalls, statisticFormulas, statisticShortfalls } from './statisticFormulas.ts';
export {
  briefness,
  comparablePoints,
  figureSpread,
  type FigureSpread,
  isAlikeKnown,
  isLikeCovered,
  type StatisticRow,
  statisticRows,
  type StatisticRows,
} from './statisticRows.ts';
export { type FigureOfStatistic, statistic, type Statistic, statisticNames, type StatisticRecords, sumsBehind } from './statistics.ts';
