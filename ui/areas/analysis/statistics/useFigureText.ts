import { useLingui } from '@lingui/react';
import { type Comparison, ratioChange, type StatisticFigure } from '../../../../core/statistics/index.ts';
import { type FormattedValue, formattedValueOf, formatDuration, missing, signedText } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { figureStyle, isPlain, plainStyle } from './figureStyle.ts';

export interface FigureText {
  /** What it is called, with its unit. */
  readonly name: (figure: StatisticFigure) => string;
  readonly of: (figure: StatisticFigure, value: number | undefined) => FormattedValue;
  /** With its unit, on one line. */
  readonly whole: (figure: StatisticFigure, value: number | undefined) => string;
  /** A change with its sign: of shares in percentage points, of all else in percent of before; `---` when unknown. */
  readonly change: (figure: StatisticFigure, comparison: Comparison | undefined) => string;
  /** How much of a period is known, in whole percent. */
  readonly coverage: (share: number | undefined) => FormattedValue;
  /** Likewise with its unit. */
  readonly wholeCoverage: (share: number | undefined) => string;
}

/** How the figures of the statistics are written. Only inside an observer. */
export function useFigureText(): FigureText {
  const { i18n } = useLingui();
  const { quantity, number, region } = useFormat();
  const of = (figure: StatisticFigure, value: number | undefined): FormattedValue => {
    const { kind } = figureStyle[figure];
    if (kind === 'duration') return formattedValueOf(formatDuration(value), '', region);
    if (!isPlain(kind)) return quantity(kind, value);
    const { digits, unit } = plainStyle[kind];
    return formattedValueOf(number(value, digits), unit, region);
  };
  const coverage = (share: number | undefined) => quantity('ratio', share);
  return {
    name: (figure) => {
      const [name, { symbol }] = [i18n._(figureStyle[figure].title), of(figure, undefined)];
      return symbol === '' ? name : `${name} ${symbol}`;
    },
    of,
    whole: (figure, value) => of(figure, value).text,
    change: (figure, comparison) => {
      const { isPoints, change } = ratioChange(figure, comparison);
      if (change === undefined) return missing;
      const text = signedText(quantity(isPoints ? 'share' : 'ratio', change).number);
      return formattedValueOf(text, isPoints ? i18n._('%-Punkte') : '%', region).text;
    },
    coverage,
    wholeCoverage: (share) => coverage(share).text,
  };
}
