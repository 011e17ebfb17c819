import { useLingui } from '@lingui/react';
import type { Statistic } from '../../../../core/statistics/index.ts';
import { displayUnit, toDisplay } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import type { BarChartData, BarGroup, BarPart, ChartBar } from '../../../charts/barChart/index.ts';
import { useFormat } from '../../../kit/index.ts';
import { figureLook } from './figureLook.ts';
import { barFigures, isSummed, type StatisticFigure } from './model/statisticFigures.ts';
import type { StatisticRow } from './model/statisticRows.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { useFigureText } from './useFigureText.ts';
import { useBarName, useRowName } from './useRowName.ts';

const secondsPerHour = 3600;

/** How a statistic's bars are drawn. */
interface BarLook {
  readonly parts: readonly BarPart[];
  readonly whole: StatisticFigure;
  /** Beside the whole; the change since the period before without it. */
  readonly note?: StatisticFigure;
  /** The unit stands only at the axis. */
  readonly isBare?: boolean;
  /** So that the axis of counts has whole numbers. */
  readonly leastTop?: number;
  /** Text id of what the axis shows. */
  readonly axis: string;
}
const looks: Readonly<Record<Statistic, BarLook>> = {
  loadTimes: { parts: ['load', 'noLoad'], whole: 'runS', note: 'loadShare', axis: /*i18n*/ 'Laufzeit' },
  motorStarts: { parts: ['plain'], whole: 'motorStarts', leastTop: 5, axis: /*i18n*/ 'Motorstarts' },
  specificPower: { parts: ['load', 'noLoad'], whole: 'totalPower', isBare: true, axis: /*i18n*/ 'Spezifische Leistung' },
  energyConsumption: { parts: ['load', 'noLoad'], whole: 'totalKWh', axis: /*i18n*/ 'Energie' },
};

/** The bars of a statistic in the chosen units; undefined while there is nothing to draw. Only inside an observer. */
export function useBars({ rows, isEmpty, isStale }: StatisticVm, name: Statistic): BarChartData | undefined {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const text = useFigureText();
  const rowName = useRowName();
  const barName = useBarName();
  if (rows === undefined || isEmpty) return undefined;
  const { parts, whole, note, isBare = false, leastTop, axis } = looks[name];
  const { kind } = figureLook[whole];

  const shown = (figure: StatisticFigure, value: number | undefined): number => {
    const of = figureLook[figure].kind;
    if (value === undefined) return NaN;
    if (of === 'duration') return value / secondsPerHour;
    return of === 'count' || of === 'rate' ? value : toDisplay(of, value, units);
  };
  const bar = (row: StatisticRow): ChartBar => {
    const { index, figures, isComparable } = row;
    const all = figures[whole];
    const change = isComparable ? text.change(whole, all) : undefined;
    const wholeText = text.whole(whole, all?.now);
    const noteText = note === undefined ? change : i18n._('{share} Last', { share: text.whole(note, figures[note]?.now) });
    const spokenParts =
      parts.length < 2
        ? []
        : barFigures[name].map((figure) => `${i18n._(figureLook[figure].title)} ${text.whole(figure, figures[figure]?.now)}`);
    const spokenBefore =
      isComparable && all?.before !== undefined ? [i18n._('Vorzeitraum {value}', { value: text.whole(whole, all.before) })] : [];
    return {
      id: `${index}`,
      name: barName(index),
      parts: barFigures[name].map((figure) => shown(figure, figures[figure]?.now)),
      before: isComparable && !isStale && all?.before !== undefined ? shown(whole, all.before) : undefined,
      value: isBare ? text.of(whole, all?.now).figure : wholeText,
      note: all?.now === undefined ? undefined : noteText,
      spoken: `${rowName(index)}: ${[wholeText, ...spokenParts, ...spokenBefore].join(', ')}`,
    };
  };

  const machines = rows.machines.map(bar);
  const plant = bar(rows.plant);
  const groups: readonly BarGroup[] = [
    { id: 'plant', title: isSummed[name] ? i18n._('Station, Summe der Verdichter') : undefined, bars: [plant] },
    { id: 'machines', title: i18n._('Verdichter'), bars: machines },
  ];
  const unit = kind === 'duration' ? 'h' : kind === 'count' || kind === 'rate' ? undefined : unitSymbol(displayUnit(kind, units));
  const axisName = i18n._(axis);
  return {
    parts,
    groups,
    isOneScale: !isSummed[name],
    leastTop,
    axisTitle: unit === undefined ? axisName : i18n._('{name} in {unit}', { name: axisName, unit }),
  };
}
