import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { ChartPlot, LineChartData } from '../../charts/lineChart/index.ts';
import { stores, useService } from '../../di/index.ts';
import type { Format } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { limitsOfLines } from './model/limitsOfLines.ts';
import { plotsOf } from './model/series.ts';
import { useComparedText } from './useComparedText.ts';
import { useSeriesName } from './useSeriesName.ts';

/** The lines by plot, for legend and chart; no data where there is nothing to draw. New only when something in it changes. Only inside an observer. */
export function useChartData(
  vm: AnalysisChartVm,
  { units, zone }: Format,
): { readonly plots: readonly ChartPlot[]; readonly data: LineChartData | undefined } {
  const { i18n } = useLingui();
  const nameOf = useSeriesName();
  const { lines, lanes, allLanes, standingSlots, isStandingOpen, table, spacingMs, isEmpty, view } = vm;
  const isFilling = vm.isFilling || vm.areInputsComing;
  const { span, available } = vm.range;
  const { lines: compared } = vm.compared;
  const { name, text } = useComparedText(vm) ?? {};
  const { points } = useService(stores.settings).settings.limits;
  const extents = plotsOf(lines).map(({ quantity }) => vm.yChoice(quantity).extent);
  const limits = useMemo(() => limitsOfLines(points), [points]);
  const plots = useMemo(
    () =>
      plotsOf(lines).map(({ quantity, share, series }, i): ChartPlot => ({
        quantity,
        share,
        extent: extents[i],
        series: series.map((line) => ({ ...line, name: nameOf(line), compared: compared.get(line.id), limits: limits.get(line.id) })),
      })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- names follow the language, limits the view
    [lines, compared, limits, view.y, i18n.locale],
  );
  const data = useMemo(
    (): LineChartData | undefined =>
      span === undefined || available === undefined || isEmpty
        ? undefined
        : {
            span,
            whole: available,
            timesMs: table.timesMs,
            length: table.length,
            spacingMs,
            plots,
            lanes: lanes.map(({ slot, statuses, shares }) => ({
              id: `${slot}`,
              name: i18n._('K{number}', { number: slot }),
              statuses,
              shares,
            })),
            laneRows: allLanes.length,
            standing:
              standingSlots.length === 0
                ? undefined
                : { names: standingSlots.map((slot) => i18n._('K{number}', { number: slot })), isOpen: isStandingOpen },
            units,
            zone,
            isFilling,
            comparedWith: name !== undefined && text !== undefined ? { name, text } : undefined,
          },
    [
      span,
      available,
      isEmpty,
      table,
      spacingMs,
      plots,
      lanes,
      allLanes,
      standingSlots,
      isStandingOpen,
      units,
      zone,
      isFilling,
      name,
      text,
      i18n,
    ],
  );
  return { plots, data };
}
