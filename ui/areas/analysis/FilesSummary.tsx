import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';

/** How much of the days is known, and of how many files. */
export const FilesSummary = observer(function FilesSummary({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { data } = vm;
  const { coverage } = vm.figures;
  if (data === undefined || coverage === undefined) return null;
  return [
    i18n._('zu {share} erfasst', { share: quantity(coverage < 1 ? 'share' : 'ratio', coverage).text }),
    i18n._('{count, plural, one {# Datei} other {# Dateien}}', { count: data.files.length }),
  ].join(', ');
});
