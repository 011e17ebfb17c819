import { type Figure, figureOf, isShortOf, ratioOf, rounded, sumOf } from '../figures/index.ts';
import type { Tariff } from '../tariff/index.ts';
import { compared, type Comparison } from './compared.ts';
import { type CountedFigure, plantIndex } from './Counts.ts';
import { ratioFigures, runOfS, type StatisticFigure, statisticFigure, statisticFigures, type StatisticValues } from './statisticFigures.ts';
import { needsRunning } from './statisticFormulas.ts';
import { type Statistic, sumsBehind } from './statistics.ts';

/** By how many percentage points the known shares of two periods may differ: a sum misses all that is not known, a ratio little of it. */
export const comparablePoints = { sum: 1, ratio: 5 } as const;

/** Share of each period that is known, 0..1; undefined where the controller does not report it. */
export interface Coverages {
  readonly coverage: Figure;
  readonly coverageBefore: Figure;
}

/** Running time of each period, in s; undefined where the controller does not report it. */
export interface RunTimes {
  readonly runS: Figure;
  readonly runBeforeS: Figure;
}

/** A machine or the plant in a statistic's table. */
export interface StatisticRow extends Coverages, RunTimes {
  /** 1..10, or `plantIndex`. */
  readonly index: number;
  /** One that is not comparable has no change. */
  readonly figures: Readonly<Partial<Record<StatisticFigure, Comparison>>>;
  /** What is behind the figures of each period and was calculated, not measured, if only in part. */
  readonly estimated: readonly CountedFigure[];
  readonly estimatedBefore: readonly CountedFigure[];
}

const wholePercent = (share: number) => rounded(100 * share, 0)!;

/** A ratio of too little running time to be shown as if it were whole, in the period and in the one before. */
export function briefness({ runS, runBeforeS }: RunTimes, figure: StatisticFigure): { readonly now: boolean; readonly before: boolean } {
  const isBrief = (of: Figure) => needsRunning(figure) && isShortOf('runningHour', { runS: of });
  return { now: isBrief(runS), before: isBrief(runBeforeS) };
}

/** Whether two shares of time with data, 0..1, are enough alike for sums, or ratios, of them to be compared. */
export function isAlikeKnown(coverage: number, coverageBefore: number, of: keyof typeof comparablePoints): boolean {
  return coverage > 0 && coverageBefore > 0 && Math.abs(wholePercent(coverage) - wholePercent(coverageBefore)) <= comparablePoints[of];
}

/** Both periods are known, to about the same share as it is shown. */
export function isLikeCovered({ coverage, coverageBefore }: Coverages, figure: StatisticFigure): boolean {
  if (coverage === undefined || coverageBefore === undefined) return false;
  return isAlikeKnown(coverage, coverageBefore, ratioFigures.has(figure) ? 'ratio' : 'sum');
}

/** What a statistic's rows are made of. */
export interface StatisticPair {
  readonly now: readonly StatisticValues[];
  /** Undefined when nothing is known of the period before. */
  readonly before: readonly StatisticValues[] | undefined;
  /** Slots of the installed machines; one without values has a row too. */
  readonly installed: readonly number[];
  readonly tariff: Tariff;
}

const valuesAt = (index: number, values: readonly StatisticValues[] | undefined) => values?.find((of) => of.index === index);
/** Nothing is known of what has no record, where the controller reports that of the others. */
function coverageAt(index: number, values: readonly StatisticValues[] = []): Figure {
  const isReported = values.length === 0 || values.some(({ coverage }) => coverage !== undefined);
  const at = valuesAt(index, values);
  return at === undefined && isReported ? 0 : at?.coverage;
}

function rowOf(name: Statistic, index: number, { now, before, tariff }: StatisticPair): StatisticRow {
  const [values, previous] = [valuesAt(index, now), valuesAt(index, before)];
  const runs = { runS: values && runOfS(values), runBeforeS: previous && runOfS(previous) };
  const coverages = { coverage: coverageAt(index, now), coverageBefore: coverageAt(index, before) };
  const figures = statisticFigures[name].map((figure) => {
    const read = (of: StatisticValues | undefined) => of && statisticFigure(figure, of, tariff);
    const comparison = compared(read(values), read(previous));
    const brief = briefness(runs, figure);
    const isComparable = isLikeCovered(coverages, figure) && !brief.now && !brief.before;
    return [figure, isComparable ? comparison : { ...comparison, change: undefined, changeRatio: undefined }] as const;
  });
  const estimatedOf = (of: StatisticValues | undefined) => of?.estimated?.filter((sum) => sumsBehind[name].includes(sum)) ?? [];
  const estimates = { estimated: estimatedOf(values), estimatedBefore: estimatedOf(previous) };
  return { index, figures: Object.fromEntries(figures), ...coverages, ...runs, ...estimates };
}

/** A statistic's rows: the machines by number, and the plant. */
export interface StatisticRows {
  readonly machines: readonly StatisticRow[];
  readonly plant: StatisticRow;
}

/** The machines that are installed or have values, and the plant. */
export function statisticRows(name: Statistic, periods: StatisticPair): StatisticRows {
  const given = periods.now.map(({ index }) => index).filter((index) => index !== plantIndex);
  const indices = [...new Set([...periods.installed, ...given])].sort((a, b) => a - b);
  return { machines: indices.map((index) => rowOf(name, index, periods)), plant: rowOf(name, plantIndex, periods) };
}

/** Least, greatest and mean of the machines' figures; undefined when none is known, the mean also of ratios. */
export interface FigureSpread {
  readonly min: Figure;
  readonly max: Figure;
  readonly mean: Figure;
}

/** Over the machines whose figure is known, and not of too little running time. */
export function figureSpread(rows: readonly StatisticRow[], figure: StatisticFigure): FigureSpread {
  const known = rows
    .filter((row) => !briefness(row, figure).now)
    .map(({ figures }) => figureOf(figures[figure]?.now))
    .filter((value) => value !== undefined);
  if (known.length === 0) return { min: undefined, max: undefined, mean: undefined };
  const mean = ratioFigures.has(figure) ? undefined : ratioOf(sumOf(known), known.length);
  return { min: Math.min(...known), max: Math.max(...known), mean };
}
