import { useLingui } from '@lingui/react';
import type { Comparison } from '../../../../core/statistics/index.ts';
import { type Figure, formatDuration, missing } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../kit/index.ts';
import { figureLook, isPlain, plainLook } from './figureLook.ts';
import { ratioChange, type StatisticFigure } from './model/statisticFigures.ts';

export interface FigureText {
  readonly of: (figure: StatisticFigure, value: number | undefined) => Figure;
  /** With its unit, on one line. */
  readonly whole: (figure: StatisticFigure, value: number | undefined) => string;
  /** A change with its sign: of shares in percentage points, of all else in percent of before; `---` when unknown. */
  readonly change: (figure: StatisticFigure, comparison: Comparison | undefined) => string;
  /** How much of a period is known, in whole percent. */
  readonly coverage: (share: number) => Figure;
  /** Likewise with its unit. */
  readonly wholeCoverage: (share: number) => string;
}

const signed = (text: string) => (/^\u2212|^---$/.test(text) || !/[1-9]/.test(text) ? text : `+${text}`);
const withUnit = ({ figure, unit, isMissing }: Figure) => (isMissing || unit === '' ? figure : `${figure}\u00a0${unit}`);

/** How the figures of the statistics are written. Only inside an observer. */
export function useFigureText(): FigureText {
  const { i18n } = useLingui();
  const { quantity, number } = useFormat();
  const of = (figure: StatisticFigure, value: number | undefined): Figure => {
    const { kind } = figureLook[figure];
    if (kind === 'duration') return { figure: formatDuration(value), unit: '', isMissing: value === undefined };
    if (!isPlain(kind)) return quantity(kind, value);
    const { factor, digits, unit } = plainLook[kind];
    return { figure: number(value === undefined ? undefined : factor * value, digits), unit, isMissing: value === undefined };
  };
  const coverage = (share: number) => quantity('ratio', share);
  return {
    of,
    whole: (figure, value) => withUnit(of(figure, value)),
    change: (figure, comparison) => {
      const { isPoints, change } = ratioChange(figure, comparison);
      if (change === undefined) return missing;
      const text = signed(number(change * 100, isPoints ? 1 : 0));
      return `${text}\u00a0${isPoints ? i18n._('%-Pkt.') : '%'}`;
    },
    coverage,
    wholeCoverage: (share) => withUnit(coverage(share)),
  };
}
