import { useLingui } from '@lingui/react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';

/** Why there is nothing to see. Only inside an observer. */
export function useEmptyWords({ view, isLiveSource }: AnalysisChartVm): string {
  const { i18n } = useLingui();
  if (view.series.length === 0) return i18n._('Keine Linie gewählt');
  if (isLiveSource && view.days !== undefined) return i18n._('Keine Daten. Ältere Tage stehen auf der SD-Karte.');
  return i18n._('Keine Daten');
}
