import { useLingui } from '@lingui/react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { comparisonWords } from './comparisonWords.ts';
import { useSpanText } from './useSpanText.ts';

/** Short, and with the range. */
export interface ComparedText {
  readonly name: string;
  readonly text: string;
}

/** What the pale lines are: `Vorwoche: 13.11.2026 00:00 bis 14:32`; undefined while nothing is compared. Only inside an observer. */
export function useComparedText({ view, compared: { span } }: AnalysisChartVm): ComparedText | undefined {
  const { i18n } = useLingui();
  const spanText = useSpanText();
  if (view.compare === undefined || span === undefined) return undefined;
  const name = i18n._(comparisonWords[view.compare]);
  return { name, text: `${name}: ${spanText(span)}` };
}
