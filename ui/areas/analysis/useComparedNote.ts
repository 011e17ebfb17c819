import { useLingui } from '@lingui/react';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';

/** What there is to say about the compared values: on their way, how much was recorded; undefined while nothing is compared. Only inside an observer. */
export function useComparedNote({ compared: { state, share } }: AnalysisChartVm): string | undefined {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  switch (state) {
    case 'coming':
      return i18n._('wird geladen');
    case 'failed':
      return i18n._('ließ sich nicht laden');
    case 'none':
      return i18n._('keine Daten');
    case 'there':
      return i18n._('zu {share} erfasst', { share: quantity(share < 1 ? 'share' : 'ratio', share).text });
    case undefined:
      return undefined;
  }
}
