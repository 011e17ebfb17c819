import type { CsvRows, CsvValue } from '../../../../../core/csv/index.ts';
import type { DataNeedName } from '../../../../../core/figures/index.ts';
import { type AnyQuantity, convertUnit, displayValue, type UnitChoice } from '../../../../../core/units/index.ts';
import { figureStyle, isPlain, plainStyle } from '../figureStyle.ts';
import type { StatisticPeriods } from './statisticPeriods.ts';
import {
  type CountedFigure,
  ratioChange,
  type StatisticFigure,
  type StatisticRow,
  statisticShortfalls,
} from '../../../../../core/statistics/index.ts';

/** A ten-thousandth of an hour is less than half a second. */
const hourDigits = 4;

/** What the columns of a figure are called: its own, that of the period before, and the change. */
export interface CsvHeads {
  readonly name: string;
  readonly number: string;
  readonly from: string;
  readonly until: string;
  readonly figure: (figure: StatisticFigure) => readonly [now: string, before: string, change: string];
  readonly coverage: readonly [now: string, before: string];
  /** Where the running time is none of the figures. */
  readonly run: readonly [now: string, before: string];
  readonly estimated: readonly [now: string, before: string];
  /** Needs that the figures fall short of. */
  readonly short: readonly [now: string, before: string];
}

export interface StatisticCsv {
  readonly figures: readonly StatisticFigure[];
  readonly rows: readonly StatisticRow[];
  readonly periods: StatisticPeriods;
  readonly units: UnitChoice;
  readonly heads: CsvHeads;
  readonly rowName: (index: number) => string;
  /** What figures are made of, as text. */
  readonly madeOf: (figures: readonly CountedFigure[]) => string;
  readonly shortOf: (needs: readonly DataNeedName[]) => string;
}

function shown(figure: StatisticFigure, value: number | undefined, units: UnitChoice): CsvValue {
  const { kind } = figureStyle[figure];
  if (kind === 'duration') return { number: value === undefined ? undefined : convertUnit(value, 's', 'h'), digits: hourDigits };
  if (isPlain(kind)) return { number: value, digits: plainStyle[kind].digits };
  return inUnit(kind, value, units);
}

function inUnit(quantity: AnyQuantity, of: number | undefined, units: UnitChoice): CsvValue {
  const { value: number, digits } = displayValue(quantity, of, units);
  return { number, digits };
}

/** A statistic's table as a file has it: a line of heads, then a line each row. */
export function statisticCsv({ figures, rows, periods, units, heads, rowName, madeOf, shortOf }: StatisticCsv): CsvRows {
  const hasRun = figures.includes('runS');
  const lastHeads = [...heads.coverage, ...(hasRun ? [] : heads.run), ...heads.estimated, ...heads.short];
  const head = [heads.name, heads.number, heads.from, heads.until, ...figures.flatMap(heads.figure), ...lastHeads];
  return [
    head.map((text) => ({ text })),
    ...rows.map(({ index, figures: of, coverage, coverageBefore, runS, runBeforeS, estimated, estimatedBefore }): readonly CsvValue[] => [
      { text: rowName(index) },
      { number: index, digits: 0 },
      { atMs: periods.now.fromMs },
      { atMs: periods.now.untilMs },
      ...figures.flatMap((figure) => {
        const { isPoints, change } = ratioChange(figure, of[figure]);
        return [
          shown(figure, of[figure]?.now, units),
          shown(figure, of[figure]?.before, units),
          inUnit(isPoints ? 'share' : 'ratio', change, units),
        ];
      }),
      inUnit('ratio', coverage, units),
      inUnit('ratio', coverageBefore, units),
      ...(hasRun ? [] : [shown('runS', runS, units), shown('runS', runBeforeS, units)]),
      { text: madeOf(estimated) },
      { text: madeOf(estimatedBefore) },
      { text: shortOf(statisticShortfalls(figures, { runS, coverage })) },
      { text: shortOf(statisticShortfalls(figures, { runS: runBeforeS, coverage: coverageBefore })) },
    ]),
  ];
}
