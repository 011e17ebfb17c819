import { observer } from 'mobx-react-lite';
import { ComparedMark } from '../../charts/lineChart/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { useComparedNote } from './useComparedNote.ts';
import { useComparedText } from './useComparedText.ts';

/** Which range the pale lines are of, and how much of it was recorded; nothing while nothing is compared. */
export const ComparedNote = observer(function ComparedNote({ vm }: { readonly vm: AnalysisChartVm }) {
  const compared = useComparedText(vm);
  const note = useComparedNote(vm);
  return (
    compared !== undefined && (
      <span className="an-compared">
        <ComparedMark />
        <span>{[compared.text, note].join(', ')}</span>
      </span>
    )
  );
});
