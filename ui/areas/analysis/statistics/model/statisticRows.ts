import { type Figure, figureOf, ratioOf, sumOf } from '../../../../../core/figures/index.ts';
import { compared, type Comparison, type Counts, coverageOf, plantIndex, type Statistic } from '../../../../../core/statistics/index.ts';
import { figureOfCounts, figuresOf, ratioFigures, type StatisticFigure } from './statisticFigures.ts';

/** Periods whose known shares differ by more than this are not compared. */
const comparableShare = 0.05;

/** A machine or the plant in a statistic's table. */
export interface StatisticRow {
  /** 1..10, or `plantIndex`. */
  readonly index: number;
  readonly figures: Readonly<Partial<Record<StatisticFigure, Comparison>>>;
  /** Share of each period that is known, 0..1. */
  readonly coverage: number;
  readonly coverageBefore: number;
  /** Both periods are known to about the same share; without it no figure has a change. */
  readonly isComparable: boolean;
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
  const isComparable = coverage > 0 && coverageBefore > 0 && Math.abs(coverage - coverageBefore) <= comparableShare;
  const figures = figuresOf[name].map((figure) => {
    const read = (of: Counts | undefined) => of && figureOfCounts[figure](of, rate);
    const comparison = compared(read(counts), read(previous));
    return [figure, isComparable ? comparison : { ...comparison, change: undefined, changeRatio: undefined }] as const;
  });
  return { index, figures: Object.fromEntries(figures), coverage, coverageBefore, isComparable };
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
