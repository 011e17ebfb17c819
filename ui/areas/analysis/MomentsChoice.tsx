import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ChangeMoments } from '../../dates/index.ts';

/** Sets the range by hand, to the second. */
export const MomentsChoice = observer(function MomentsChoice({ chart }: { readonly chart: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { available, span } = chart.range;
  return (
    <>
      <button type="button" className="btn sm" disabled={available === undefined} onClick={() => setOpen(true)}>
        {i18n._('Uhrzeiten wählen')}
      </button>
      {available !== undefined && span !== undefined && (
        <ChangeMoments
          value={span}
          bounds={available}
          isOpen={isOpen}
          onApply={(chosen) => {
            setOpen(false);
            chart.showSpan(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
