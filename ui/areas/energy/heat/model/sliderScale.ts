import { rounded } from '../../../../../core/figures/index.ts';
import { type AssumptionLimits, type HeatAssumption, heatLimits } from '../../../../../core/heat/index.ts';
import { fromDisplay, toDisplay, type UnitChoice } from '../../../../../core/units/index.ts';

/** An assumption's slider: shares as they are, temperatures in the chosen unit. */
export interface SliderScale {
  readonly quantity: 'ratio' | 'temperature';
  /** In the assumption's own unit. */
  readonly limits: AssumptionLimits;
  /** What the slider goes over, in its own unit. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly toSlider: (value: number) => number;
  readonly fromSlider: (value: number) => number;
}

const quantities: Readonly<Record<HeatAssumption, SliderScale['quantity']>> = {
  useRatio: 'ratio',
  heatingEfficiencyRatio: 'ratio',
  coldWaterDegC: 'temperature',
  warmWaterDegC: 'temperature',
};
const asItIs = (value: number) => value;
/** Free of what conversions of floats leave behind. */
const clean = (value: number) => rounded(value, 6)!;

/** The slider of an assumption; each of its steps is one of the assumption's. */
export function sliderScale(assumption: HeatAssumption, units: UnitChoice): SliderScale {
  const quantity = quantities[assumption];
  const limits = heatLimits[assumption];
  const toSlider = quantity === 'ratio' ? asItIs : (degC: number) => clean(toDisplay('temperature', degC, units));
  const fromSlider = quantity === 'ratio' ? asItIs : (shown: number) => fromDisplay('temperature', shown, units);
  const step = quantity === 'ratio' ? limits.step : clean(toDisplay('temperatureDifference', limits.step, units));
  return { quantity, limits, min: toSlider(limits.min), max: toSlider(limits.max), step, toSlider, fromSlider };
}
