import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  defaultHeatParameters,
  type HeatAssumption,
  heatCurve,
  heatLimits,
  heatRecovery,
  withinHeatLimits,
} from '../../../core/heat/index.ts';
import { oil, sliderPositions } from './heat.ts';

const assumption = fc.constantFrom(...(Object.keys(heatLimits) as HeatAssumption[]));

describe('the sliders', () => {
  it('go from 0 to 1 by hundredths, from 10 to 39 degC and from 40 to 70 degC', () => {
    expect(heatLimits).toEqual({
      useRatio: { min: 0, max: 1, step: 0.01 },
      heatingEfficiencyRatio: { min: 0, max: 1, step: 0.01 },
      coldWaterDegC: { min: 10, max: 39, step: 1 },
      warmWaterDegC: { min: 40, max: 70, step: 1 },
    });
  });

  test.each<readonly [HeatAssumption, number, number]>([
    ['useRatio', 0.804, 0.8],
    ['useRatio', -1, 0],
    ['useRatio', Infinity, 1],
    ['heatingEfficiencyRatio', NaN, 0.75],
    ['coldWaterDegC', 39.6, 39],
    ['warmWaterDegC', 12, 40],
  ])('turn %s of %p into %p', (of, value, expected) => {
    expect(withinHeatLimits(of, value)).toBe(expected);
  });

  it('keep each value that they can take', () => {
    fc.assert(
      fc.property(sliderPositions, assumption, (parameters, of) => {
        expect(withinHeatLimits(of, parameters[of])).toBe(parameters[of]);
      }),
    );
  });
});

describe('a what-if curve', () => {
  it('has a point at every position of the slider', () => {
    expect(heatCurve('useRatio', 1000, defaultHeatParameters, oil).map(({ at }) => at)).toEqual(
      Array.from({ length: 101 }, (_, i) => i / 100),
    );
    expect(heatCurve('coldWaterDegC', 1000, defaultHeatParameters, oil)).toHaveLength(30);
    expect(heatCurve('warmWaterDegC', 1000, defaultHeatParameters, oil)).toHaveLength(31);
  });

  it('passes through the present figures where the slider stands: a change of zero changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), sliderPositions, assumption, (energyPerDayKWh, parameters, of) => {
        const there = heatCurve(of, energyPerDayKWh, parameters, oil).find(({ at }) => at === parameters[of])!;
        expect(there).toEqual({ at: parameters[of], ...heatRecovery(energyPerDayKWh, parameters, oil) });
      }),
    );
  });

  it('rises with use and falls with the efficiency of the heating that is replaced', () => {
    const savings = (of: HeatAssumption) => heatCurve(of, 1000, defaultHeatParameters, oil).flatMap(({ daily }) => daily.saving ?? []);
    const rises = (values: readonly number[]) => values.every((value, i) => i === 0 || value > values[i - 1]!);
    expect(savings('useRatio')).toHaveLength(101);
    expect(rises(savings('useRatio'))).toBe(true);
    expect(savings('heatingEfficiencyRatio')).toHaveLength(100);
    expect(rises(savings('heatingEfficiencyRatio').toReversed())).toBe(true);
  });
});
