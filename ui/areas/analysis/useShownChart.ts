import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { ChartPlot, LineChartData } from '../../charts/lineChart/index.ts';
import type { AvailableDays } from '../../dates/index.ts';
import type { Format } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { type Printable, useLinePrintable } from '../../print/index.ts';
import type { ChartMarks } from './marks/marks.vm.ts';
import { useAxisMarks } from './marks/useAxisMarks.ts';
import { shownAddress } from './export/shownAddress.ts';
import { useChartData } from './useChartData.ts';
import { useHeldPicture } from './useHeldPicture.ts';
import { usePreparedData } from './usePreparedData.ts';

/** The chart as it is drawn and printed. */
export interface ShownChart {
  /** What it is called. */
  readonly label: string;
  readonly format: Format;
  /** For the legend. */
  readonly plots: readonly ChartPlot[];
  /** Undefined while there is nothing to draw. */
  readonly data: LineChartData | undefined;
  /** Its many values are being looked through before they are drawn. */
  readonly isPreparing: boolean;
  /** It is still that of the source before. */
  readonly isHeld: boolean;
  readonly printable: Printable | undefined;
}

/** What chart and controls share. Only inside an observer. */
export function useShownChart(vm: AnalysisChartVm, marks: ChartMarks, { days, state }: AvailableDays): ShownChart {
  const { i18n } = useLingui();
  const format = useSteadyFormat();
  const { plots, data: wanted } = useChartData(vm, format);
  const isListing = !vm.isLiveSource && vm.view.days === undefined && (days === undefined ? state !== 'failed' : days.size > 0);
  const picture = useHeldPicture({ data: wanted, source: vm.range.source }, vm.isComing || isListing);
  const prepared = usePreparedData(picture.data);
  const axisMarks = useAxisMarks(marks);
  const { isPreparing } = prepared;
  const data = useMemo(() => prepared.data && { ...prepared.data, marks: axisMarks }, [prepared.data, axisMarks]);
  const label = i18n._('Verlauf der Werte');
  const printable = useLinePrintable(data, format, label, shownAddress(vm));
  return { label, format, plots, data, isPreparing, isHeld: picture.isHeld, printable };
}

/** The same object while region, units and zone stay. Only inside an observer. */
function useSteadyFormat(): Format {
  const format = useFormat();
  const { region, units, zone } = format;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the formatters are made of these three
  return useMemo(() => format, [region, units, zone]);
}
