import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { HeatAssumption } from '../../../../../core/heat/index.ts';
import { displayUnit } from '../../../../../core/units/index.ts';
import { unitSymbol } from '../../../../../i18n/format/index.ts';
import { useFormat } from '../../../../station/index.ts';
import { EnergySlider } from '../../EnergySlider.tsx';
import type { HeatVm } from '../heat.vm.ts';
import { assumptionNames } from '../heatWords.ts';
import { sliderScale } from '../model/sliderScale.ts';
import { useHeatText } from '../useHeatText.ts';

interface Props {
  readonly vm: HeatVm;
  readonly assumption: HeatAssumption;
}

const formats: Readonly<Record<'ratio' | 'temperature', Intl.NumberFormatOptions>> = {
  ratio: { style: 'percent', maximumFractionDigits: 0 },
  temperature: { maximumFractionDigits: 0 },
};

/** An assumption and its slider, in the chosen unit. */
export const AssumptionSlider = observer(function AssumptionSlider({ vm, assumption }: Props) {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const { whole } = useHeatText();
  const { quantity, limits, min, max, step, toSlider, fromSlider } = sliderScale(assumption, units);
  const value = vm.parameters[assumption];
  return (
    <EnergySlider
      label={
        <>
          {i18n._(assumptionNames[assumption])}
          {quantity === 'temperature' && (
            <span className="vh"> {i18n._('in {unit}', { unit: unitSymbol(displayUnit(quantity, units)) })}</span>
          )}
        </>
      }
      values={[toSlider(value)]}
      min={min}
      max={max}
      step={step}
      onChange={([to]) => to !== undefined && vm.assume(assumption, fromSlider(to))}
      shown={whole(quantity, value)}
      formatOptions={formats[quantity]}
      ends={[whole(quantity, limits.min), whole(quantity, limits.max)]}
    />
  );
});
