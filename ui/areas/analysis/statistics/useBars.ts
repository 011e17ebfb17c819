import { useLingui } from '@lingui/react';
import { briefness, type Comparison, type Statistic, type StatisticRow } from '../../../../core/statistics/index.ts';
import { displayUnit, toDisplay } from '../../../../core/units/index.ts';
import { formatDuration, unitSymbol } from '../../../../i18n/format/index.ts';
import type { BarChartData, BarGroup, ChartBar } from '../../../charts/barChart/index.ts';
import { useFormat } from '../../../station/index.ts';
import { barStyles, barFigures, isSummed } from './barStyles.ts';
import { figureStyle, isPlain, plainStyle } from './figureStyle.ts';
import { durationScale } from './model/durationScale.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { useFigureText } from './useFigureText.ts';
import { useBarName, useRowName } from './useRowName.ts';

/** What bars on one scale are drawn in. */
interface Scale {
  readonly unit: string;
  /** A value in that unit. */
  readonly shown: (value: number) => number;
}

/** What it was before; undefined where it can't be compared. */
const comparableBefore = (comparison: Comparison | undefined) => (comparison?.change === undefined ? undefined : comparison.before);

/** The bars of a statistic in the chosen units; undefined while there is nothing to draw. Only inside an observer. */
export function useBars({ rows, isEmpty, isStale }: StatisticVm, name: Statistic): BarChartData | undefined {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const text = useFigureText();
  const rowName = useRowName();
  const barName = useBarName();
  if (rows === undefined || isEmpty) return undefined;
  const { parts, whole, note, hasLongUnit = false, minTop, axis } = barStyles[name];
  const { kind } = figureStyle[whole];

  const scaleOf = (of: readonly StatisticRow[]): Scale => {
    if (isPlain(kind)) return { unit: plainStyle[kind].unit, shown: (value) => value };
    if (kind !== 'duration') return { unit: unitSymbol(displayUnit(kind, units)), shown: (value) => toDisplay(kind, value, units) };
    const ends = of.flatMap(({ figures }) => [figures[whole]?.now, comparableBefore(figures[whole])]);
    const { unit, seconds } = durationScale(ends);
    return { unit, shown: (value) => value / seconds };
  };
  const bar = (row: StatisticRow, inUnit: Scale['shown']): ChartBar => {
    const shown = (value: number | undefined) => (value === undefined ? NaN : inUnit(value));
    const { index, figures } = row;
    const all = figures[whole];
    const before = comparableBefore(all);
    const change = before === undefined ? undefined : text.change(whole, all);
    const wholeText = text.whole(whole, all?.now);
    const isBrief = briefness(row, whole).now;
    const briefText = isBrief ? i18n._('nur {duration} Laufzeit', { duration: formatDuration(row.runS) }) : undefined;
    const noteText = note === undefined ? (briefText ?? change) : i18n._('{share} Last', { share: text.whole(note, figures[note]?.now) });
    const spokenParts =
      parts.length < 2
        ? []
        : barFigures[name].map((figure) => `${i18n._(figureStyle[figure].title)} ${text.whole(figure, figures[figure]?.now)}`);
    const spokenBrief = briefText === undefined || all?.now === undefined ? [] : [briefText];
    const spokenBefore = before === undefined ? [] : [i18n._('Vorzeitraum {value}', { value: text.whole(whole, before) })];
    return {
      id: `${index}`,
      name: barName(index),
      parts: barFigures[name].map((figure) => shown(figures[figure]?.now)),
      before: before === undefined || isStale ? undefined : shown(before),
      value: hasLongUnit ? text.of(whole, all?.now).figure : wholeText,
      longUnit: hasLongUnit && all?.now !== undefined ? text.of(whole, all.now).unit : undefined,
      note: all?.now === undefined ? undefined : noteText,
      spoken: `${rowName(index)}: ${[wholeText, ...spokenBrief, ...spokenParts, ...spokenBefore].join(', ')}`,
    };
  };

  const group = (id: string, title: string | undefined, of: readonly StatisticRow[]): BarGroup => {
    const { unit, shown } = scaleOf(of);
    const axisTitle = unit === '' ? i18n._(axis) : i18n._('{name} in {unit}', { name: i18n._(axis), unit });
    return { id, title, axisTitle, bars: of.map((row) => bar(row, shown)) };
  };
  return {
    parts,
    groups: [
      group('plant', isSummed(name) ? i18n._('Station, Summe der Verdichter') : undefined, [rows.plant]),
      group('machines', i18n._('Verdichter'), rows.machines),
    ],
    isOneScale: !isSummed(name),
    minTop,
    hasWholeTicks: kind === 'duration' || kind === 'count',
  };
}
