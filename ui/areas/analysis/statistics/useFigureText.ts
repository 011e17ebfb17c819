import { useLingui } from '@lingui/react';
import type { Comparison } from '../../../../core/statistics/index.ts';
import { type Figure, formatDuration, missing } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../kit/index.ts';
import { figureLook, plainDigits } from './figureLook.ts';
import { ratioChange, type StatisticFigure } from './model/statisticFigures.ts';

export interface FigureText {
  readonly of: (figure: StatisticFigure, value: number | undefined) => Figure;
  /** With its unit. */
  readonly whole: (figure: StatisticFigure, value: number | undefined) => string;
  /** A change with its sign: of shares in percentage points, of all else in percent of before; `---` when unknown. */
  readonly change: (figure: StatisticFigure, comparison: Comparison | undefined) => string;
}

const signed = (text: string) => (/^\u2212|^---$/.test(text) || !/[1-9]/.test(text) ? text : `+${text}`);

/** How the figures of the statistics are written. Only inside an observer. */
export function useFigureText(): FigureText {
  const { i18n } = useLingui();
  const { quantity, number } = useFormat();
  const of = (figure: StatisticFigure, value: number | undefined): Figure => {
    const { kind } = figureLook[figure];
    if (kind === 'duration') return { figure: formatDuration(value), unit: '', isMissing: value === undefined };
    if (kind === 'count' || kind === 'rate') return { figure: number(value, plainDigits[kind]), unit: '', isMissing: value === undefined };
    return quantity(kind, value);
  };
  return {
    of,
    whole: (figure, value) => {
      const text = of(figure, value);
      return text.isMissing || text.unit === '' ? text.figure : `${text.figure} ${text.unit}`;
    },
    change: (figure, comparison) => {
      const { isPoints, change } = ratioChange(figure, comparison);
      if (change === undefined) return missing;
      const text = signed(number(change * 100, isPoints ? 1 : 0));
      return `${text} ${isPoints ? i18n._('%-Pkt.') : '%'}`;
    },
  };
}
