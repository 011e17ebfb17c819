import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../kit/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { useEmptyWords } from '../useEmptyWords.ts';

/** Stands where the rows will be: their shape while they load, or why there are none. */
export const TablePlaceholder = observer(function TablePlaceholder({ chart }: { readonly chart: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const words = useEmptyWords(chart);
  if (chart.isLoading) return <Skeleton label={i18n._('Lädt')} bars={12} className="vt-empty" />;
  return (
    <div className="vt-empty" role="status">
      <p>{words}</p>
    </div>
  );
});
