import { useLingui } from '@lingui/react';
import { displayUnit, type UnitChoice } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import type { DrawnPlot } from './lineChartShapes.ts';
import { quantityWords } from './quantityWords.ts';

/** With more lines a plot is called after its quantity. */
const maxNames = 2;

/** What a plot is called, and the same with its unit. */
export function usePlotName(): (
  drawn: Pick<DrawnPlot, 'plot' | 'series'>,
  units: UnitChoice,
) => { readonly name: string; readonly title: string } {
  const { i18n } = useLingui();
  return ({ plot, series }, units) => {
    const named = series.length > 0 ? series : plot.series;
    const name = named.length <= maxNames ? named.map((one) => one.name).join(', ') : i18n._(quantityWords[plot.quantity]);
    return { name, title: i18n._('{name} in {unit}', { name, unit: unitSymbol(displayUnit(plot.quantity, units)) }) };
  };
}
