import { useLingui } from '@lingui/react';
import type { Format } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { useSeriesName } from './useSeriesName.ts';

/** The chart in a sentence a line. Only inside an observer. */
export function useChartSummary({ figures: { summary } }: AnalysisChartVm, { quantity }: Format): string {
  const { i18n } = useLingui();
  const nameOf = useSeriesName();
  return summary
    .map(({ line, extent }) => {
      const name = nameOf(line);
      if (extent === undefined) return name;
      const least = quantity(line.quantity, extent.min);
      const greatest = quantity(line.quantity, extent.max);
      if (least.isMissing) return i18n._('{name}: keine Daten', { name });
      return i18n._('{name}: {min} bis {max}', { name, min: least.number, max: greatest.text });
    })
    .join('. ');
}
