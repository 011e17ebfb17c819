import { type Figure, figureOf, ratioOf, rounded, sumOf } from '../../../../../core/figures/index.ts';
import { compared, type Comparison, type Counts, coverageOf, plantIndex, type Statistic } from '../../../../../core/statistics/index.ts';
import { figureOfCounts, figuresOf, ratioFigures, type StatisticFigure } from './statisticFigures.ts';

/** By how many percentage points the known shares of two periods may differ: a sum misses all that is not known, a ratio little of it. */
export const comparablePoints = { sum: 1, ratio: 5 } as const;

/** Share of each period that is known, 0..1. */
export interface Coverages {
  readonly coverage: number;
  readonly coverageBefore: number;
}

/** A machine or the plant in a statistic's table. */
export interface StatisticRow extends Coverages {
  /** 1..10, or `plantIndex`. */
  readonly index: number;
  /** One that is not comparable has no change. */
  readonly figures: Readonly<Partial<Record<StatisticFigure, Comparison>>>;
}

const wholePercent = (share: number) => rounded(100 * share, 0)!;

/** Both periods are known, to about the same share as it is shown. */
export function isComparable({ coverage, coverageBefore }: Coverages, figure: StatisticFigure): boolean {
  const most = ratioFigures.has(figure) ? comparablePoints.ratio : comparablePoints.sum;
  return coverage > 0 && coverageBefore > 0 && Math.abs(wholePercent(coverage) - wholePercent(coverageBefore)) <= most;
}

/** What a statistic's rows are made of. */
export interface CountedPeriods {
  readonly now: readonly Counts[];
  /** Undefined when nothing is known of the period before. */
  readonly before: readonly Counts[] | undefined;
  /** Slots of the installed machines; one without counts has a row too. */
  readonly installed: readonly number[];
  /** Price of a kWh. */
  readonly rate: number;
}

const countsAt = (index: number, counts: readonly Counts[] | undefined) => counts?.find((of) => of.index === index);

function rowOf(name: Statistic, index: number, { now, before, rate }: CountedPeriods): StatisticRow {
  const [counts, previous] = [countsAt(index, now), countsAt(index, before)];
  const coverage = counts === undefined ? 0 : coverageOf(counts);
  const coverageBefore = previous === undefined ? 0 : coverageOf(previous);
  const coverages = { coverage, coverageBefore };
  const figures = figuresOf[name].map((figure) => {
    const read = (of: Counts | undefined) => of && figureOfCounts[figure](of, rate);
    const comparison = compared(read(counts), read(previous));
    return [figure, isComparable(coverages, figure) ? comparison : { ...comparison, change: undefined, changeRatio: undefined }] as const;
  });
  return { index, figures: Object.fromEntries(figures), ...coverages };
}

/** A statistic's rows: the machines by number, and the plant. */
export interface StatisticRows {
  readonly machines: readonly StatisticRow[];
  readonly plant: StatisticRow;
}

/** The machines that are installed or have counts, and the plant. */
export function statisticRows(name: Statistic, periods: CountedPeriods): StatisticRows {
  const counted = periods.now.map(({ index }) => index).filter((index) => index !== plantIndex);
  const indices = [...new Set([...periods.installed, ...counted])].sort((a, b) => a - b);
  return { machines: indices.map((index) => rowOf(name, index, periods)), plant: rowOf(name, plantIndex, periods) };
}

/** Least, greatest and mean of the machines' figures; undefined when none is known, the mean also of ratios. */
export interface FigureSpread {
  readonly min: Figure;
  readonly max: Figure;
  readonly mean: Figure;
}

/** Over the machines whose figure is known. */
export function figureSpread(rows: readonly StatisticRow[], figure: StatisticFigure): FigureSpread {
  const known = rows.map(({ figures }) => figureOf(figures[figure]?.now)).filter((value) => value !== undefined);
  if (known.length === 0) return { min: undefined, max: undefined, mean: undefined };
  const mean = ratioFigures.has(figure) ? undefined : ratioOf(sumOf(known), known.length);
  return { min: Math.min(...known), max: Math.max(...known), mean };
}
