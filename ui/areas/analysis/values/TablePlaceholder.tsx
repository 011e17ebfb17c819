import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import { useEmptyWords } from '../useEmptyWords.ts';

const shapeCount = 12;

/** Stands where the rows will be: their shape while they load, or why there are none. */
export const TablePlaceholder = observer(function TablePlaceholder({ chart }: { readonly chart: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const words = useEmptyWords(chart);
  return (
    <div className="vt-empty" role="status" aria-busy={chart.isLoading}>
      {chart.isLoading ? (
        <>
          <span className="vh">{i18n._('Lädt')}</span>
          {Array.from({ length: shapeCount }, (_, i) => (
            <i key={i} />
          ))}
        </>
      ) : (
        <p>{words}</p>
      )}
    </div>
  );
});
