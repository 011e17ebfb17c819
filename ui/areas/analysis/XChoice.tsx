import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { XMode } from '../../../core/settings/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { focusTypedRange } from './dates/index.ts';

/** Text ids, in the order of the buttons. */
const words: readonly (readonly [mode: XMode, word: string])[] = [
  ['auto', /*i18n*/ 'Auto'],
  ['manual', /*i18n*/ 'Manuell'],
  ['max', /*i18n*/ 'Max.'],
  ['10min', /*i18n*/ '10 min'],
  ['30min', /*i18n*/ '30 min'],
  ['1h', /*i18n*/ '1 h'],
];

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
        {words.map(([mode, word]) => (
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
