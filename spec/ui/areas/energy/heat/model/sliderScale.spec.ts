import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type HeatAssumption, heatLimits, withinHeatLimits } from '../../../../../../core/heat/index.ts';
import { defaultSettings } from '../../../../../../core/settings/index.ts';
import { type TemperatureUnit, temperatureUnits } from '../../../../../../core/units/index.ts';
import { sliderScale } from '../../../../../../ui/areas/energy/heat/model/sliderScale.ts';
import { sliderPositions } from '../../../../../core/heat/heat.ts';

const scaleOf = (assumption: HeatAssumption, temperature: TemperatureUnit) =>
  sliderScale(assumption, { ...defaultSettings.units, temperature });
const assumption = fc.constantFrom(...(Object.keys(heatLimits) as HeatAssumption[]));

describe("a slider's scale", () => {
  test.each<readonly [HeatAssumption, TemperatureUnit, number, number, number]>([
    ['useRatio', 'degC', 0, 1, 0.01],
    ['heatingEfficiencyRatio', 'degF', 0, 1, 0.01],
    ['coldWaterDegC', 'degC', 10, 39, 1],
    ['warmWaterDegC', 'degC', 40, 70, 1],
    ['coldWaterDegC', 'degF', 50, 102.2, 1.8],
    ['warmWaterDegC', 'degF', 104, 158, 1.8],
    ['coldWaterDegC', 'degK', 283.15, 312.15, 1],
    ['warmWaterDegC', 'degK', 313.15, 343.15, 1],
  ])('of %s in %s goes from %p to %p by %p', (of, unit, min, max, step) => {
    expect(scaleOf(of, unit)).toMatchObject({ min, max, step });
  });

  it('has each value of the assumption at one of its steps, in every unit', () => {
    fc.assert(
      fc.property(sliderPositions, assumption, fc.constantFrom(...temperatureUnits), (parameters, of, unit) => {
        const { min, step, toSlider, fromSlider } = scaleOf(of, unit);
        const shown = toSlider(parameters[of]);
        const steps = (shown - min) / step;
        expect(steps).toBeCloseTo(Math.round(steps), 3);
        expect(withinHeatLimits(of, fromSlider(shown))).toBe(parameters[of]);
      }),
    );
  });
});
