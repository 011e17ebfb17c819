import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type YMode, yModes } from '../../../core/settings/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import type { PlotQuantity } from './model/series.ts';
import { YLimits } from './YLimits.tsx';

/** Text ids. */
const titles: Readonly<Record<PlotQuantity, string>> = {
  pressure: /*i18n*/ 'Druckachse',
  volumeFlow: /*i18n*/ 'Volumenstromachse',
  power: /*i18n*/ 'Leistungsachse',
  temperature: /*i18n*/ 'Temperaturachse',
  ratio: /*i18n*/ 'Auslastungsachse',
};
const words: Readonly<Record<YMode, string>> = { auto: /*i18n*/ 'Auto', manual: /*i18n*/ 'Manuell' };

interface Props {
  readonly vm: AnalysisChartVm;
  readonly quantity: PlotQuantity;
}

/** How a plot chooses its range of values. */
export const YChoice = observer(function YChoice({ vm, quantity }: Props) {
  const { i18n } = useLingui();
  const choice = vm.yChoice(quantity);
  return (
    <fieldset>
      <legend>{i18n._(titles[quantity])}</legend>
      <div className="seg">
        {yModes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === choice.mode}
            onClick={() => mode !== choice.mode && vm.showExtent(quantity, mode === 'auto' ? undefined : vm.figures.autoExtent(quantity))}
          >
            {i18n._(words[mode])}
          </button>
        ))}
      </div>
      {choice.mode === 'manual' && (
        <YLimits
          quantity={quantity}
          shown={choice.extent ?? vm.figures.autoExtent(quantity)}
          onCommit={(extent) => vm.showExtent(quantity, extent)}
        />
      )}
    </fieldset>
  );
});
