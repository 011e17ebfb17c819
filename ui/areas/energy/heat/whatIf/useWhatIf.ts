import { useLingui } from '@lingui/react';
import { heatLimits } from '../../../../../core/heat/index.ts';
import { displayUnit, toDisplay } from '../../../../../core/units/index.ts';
import { formattedValueOf, unitSymbol } from '../../../../../i18n/format/index.ts';
import { useFormat } from '../../../../station/index.ts';
import type { HeatVm } from '../heat.vm.ts';
import { assumptionNames, whatIfAxes, whatIfTitles } from '../heatWords.ts';
import { type WhatIf, whatIfKinds, type WhatIfPoint } from '../model/whatIfCurve.ts';
import type { PlotPoint } from '../model/whatIfShapes.ts';
import { useHeatText } from '../useHeatText.ts';
import { circuitNames } from '../../../../../i18n/index.ts';

/** A curve with its words, in display units. */
export interface WhatIfView {
  readonly title: string;
  readonly axisTitle: string;
  /** What the x axis shows. */
  readonly overTitle: string;
  /** The greatest tick of the x axis with its unit. */
  readonly lastTick: (number: string) => string;
  readonly lines: readonly { readonly name: string; readonly points: readonly PlotPoint[] }[];
  readonly now: PlotPoint;
  readonly xDomain: readonly [number, number];
  /** What the present point has, and where it is. */
  readonly nowFigure: string;
  readonly nowText: string;
  /** Some points of the curve in words. */
  readonly spoken: readonly string[];
  /** No line has a point. */
  readonly isEmpty: boolean;
}

const spokenPoints = 6;

/** Only inside an observer. */
export function useWhatIf(vm: HeatVm, kind: WhatIf): WhatIfView {
  const { i18n } = useLingui();
  const { units, region } = useFormat();
  const { whole, wholePerDay, perYear } = useHeatText();
  const { over, overQuantity, quantity } = whatIfKinds[kind];
  const { lines, now } = vm.curves[kind];
  const limits = heatLimits[over];
  const plotted = ({ at, value }: WhatIfPoint): PlotPoint => ({
    x: toDisplay(overQuantity, at, units),
    y: value === undefined ? undefined : toDisplay(quantity, value, units),
  });
  const figure = (value: number | undefined) =>
    quantity === 'volume' ? wholePerDay(quantity, value) : perYear(quantity, value, vm.spread).text;
  const named = lines.map(({ circuit, points }) => ({ name: i18n._(circuitNames[circuit]), points }));
  const rows = Array.from({ length: spokenPoints }, (_, i) => Math.round((i * (lines[0]!.points.length - 1)) / (spokenPoints - 1)));
  return {
    title: i18n._(whatIfTitles[kind]),
    axisTitle: i18n._(whatIfAxes[kind], { unit: unitSymbol(displayUnit(quantity, units)) }),
    overTitle: i18n._(assumptionNames[over]),
    lastTick: (number) => formattedValueOf(number, unitSymbol(displayUnit(overQuantity, units)), region).text,
    lines: named.map(({ name, points }) => ({ name, points: points.map(plotted) })),
    now: plotted(now),
    xDomain: [toDisplay(overQuantity, limits.min, units), toDisplay(overQuantity, limits.max, units)],
    nowFigure: figure(now.value),
    nowText: i18n._('{figure} bei {assumption}', { figure: figure(now.value), assumption: whole(overQuantity, now.at) }),
    spoken: rows.map((row) => {
      const at = whole(overQuantity, lines[0]!.points[row]!.at);
      return `${at}: ${named.map(({ name, points }) => `${name} ${figure(points[row]!.value)}`).join(', ')}`;
    }),
    isEmpty: lines.every(({ points }) => points.every(({ value }) => value === undefined)),
  };
}
