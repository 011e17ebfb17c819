import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { yModes } from '../../../core/settings/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { yModeWords } from './modeWords.ts';
import { plotOrder, type PlotQuantity, plotsOf } from './model/series.ts';
import { YLimits } from './YLimits.tsx';

/** Text ids. */
const titles: Readonly<Record<PlotQuantity, string>> = {
  pressure: /*i18n*/ 'Druckachse',
  volumeFlow: /*i18n*/ 'Volumenstromachse',
  power: /*i18n*/ 'Leistungsachse',
  temperature: /*i18n*/ 'Temperaturachse',
  ratio: /*i18n*/ 'Auslastungsachse',
};

/** How a plot chooses its range of values; as high for any number of plots. */
export const YChoice = observer(function YChoice({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useState<PlotQuantity>(plotOrder[0].quantity);
  const quantities = plotsOf(vm.series).map((plot) => plot.quantity);
  const quantity = quantities.includes(wanted) ? wanted : (quantities[0] ?? wanted);
  const choice = vm.yChoice(quantity);
  const shown = choice.extent ?? vm.figures.autoExtent(quantity);
  return (
    <fieldset disabled={quantities.length === 0}>
      <legend>{i18n._('Werteachse')}</legend>
      <select
        className="in"
        aria-label={i18n._('Werteachse')}
        value={quantity}
        onChange={({ target }) => setWanted(quantities.find((each) => each === target.value) ?? quantity)}
      >
        {(quantities.length === 0 ? [quantity] : quantities).map((each) => (
          <option key={each} value={each}>
            {i18n._(titles[each])}
          </option>
        ))}
      </select>
      <div className="seg">
        {yModes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === choice.mode}
            onClick={() => mode !== choice.mode && vm.showExtent(quantity, mode === 'auto' ? undefined : shown)}
          >
            {i18n._(yModeWords[mode])}
          </button>
        ))}
      </div>
      <YLimits key={quantity} quantity={quantity} shown={shown} onCommit={(extent) => vm.showExtent(quantity, extent)} />
    </fieldset>
  );
});
