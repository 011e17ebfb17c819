import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { entriesOf } from '../../../core/records/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { focusTypedRange } from '../../dates/index.ts';
import { xModeWords } from './modeWords.ts';

interface Props {
  readonly legend: string;
  readonly vm: AnalysisChartVm;
}

/** How much of the data is shown; by hand, the fields that it is typed in take the focus. */
export const XChoice = observer(function XChoice({ legend, vm }: Props) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="an-grid6">
        {entriesOf(xModeWords).map(([mode, word]) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === vm.view.x.mode}
            onClick={({ currentTarget }) => {
              vm.chooseX(mode);
              if (mode === 'manual') focusTypedRange(currentTarget.closest('section'));
            }}
          >
            {i18n._(word)}
          </button>
        ))}
      </div>
    </fieldset>
  );
});
