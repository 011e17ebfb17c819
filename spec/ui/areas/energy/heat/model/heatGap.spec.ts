import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultHeatParameters, type HeatParameters, heatRecovery } from '../../../../../../core/heat/index.ts';
import type { TimeRange } from '../../../../../../core/time/index.ts';
import { type HeatGap, heatGap, type HeatFacts } from '../../../../../../ui/areas/energy/heat/model/heatGap.ts';
import { anyEnergy, anyFuel, anyParameters, oil } from '../../../../../core/heat/heat.ts';
import { tenDays } from '../heatFixture.ts';

interface Given {
  readonly feed?: HeatFacts['feed'];
  readonly hasBasis?: boolean;
  readonly period?: TimeRange;
  readonly perDayKWh?: number | undefined;
  readonly parameters?: Partial<HeatParameters>;
  readonly fuel?: HeatFacts['fuel'];
}

const { fromMs } = tenDays.timespan;

const gapOf = ({ feed = 'live', hasBasis = true, period = tenDays.timespan, parameters = {}, fuel = oil, ...energy }: Given) => {
  const perDayKWh = 'perDayKWh' in energy ? energy.perDayKWh : 1000;
  const all = { ...defaultHeatParameters, ...parameters };
  return heatGap({
    feed,
    basis: hasBasis ? { period, perDayKWh, spread: 0.3, known: 1, of: 1, coverage: 1 } : undefined,
    parameters: all,
    fuel,
    recovery: heatRecovery(hasBasis ? perDayKWh : undefined, all, fuel),
  });
};

describe('why a figure of the heat page is missing', () => {
  test.each<readonly [HeatGap | undefined, Given]>([
    [undefined, {}],
    [undefined, { parameters: { useRatio: 0 } }],
    [undefined, { perDayKWh: 0 }],
    [undefined, { fuel: { ...oil, pricePerUnit: 0, co2KgPerUnit: 0 } }],
    ['loading', { feed: 'loading', hasBasis: false }],
    ['noConnection', { feed: 'lost', hasBasis: false }],
    ['noStatistics', { hasBasis: false }],
    ['noTime', { perDayKWh: undefined, period: { fromMs, untilMs: fromMs } }],
    ['noEnergy', { perDayKWh: undefined }],
    ['noEnergy', { perDayKWh: undefined, parameters: { heatingEfficiencyRatio: 0 } }],
    ['noEfficiency', { parameters: { heatingEfficiencyRatio: 0 } }],
    ['noRise', { parameters: { coldWaterDegC: 60, warmWaterDegC: 60 } }],
    ['noRise', { parameters: { coldWaterDegC: 61, warmWaterDegC: 60 } }],
    ['noHeatingValue', { fuel: { ...oil, heatingValueKWhPerUnit: 0 } }],
    ['noResult', { perDayKWh: Number.MAX_VALUE }],
  ])('%s: %j', (gap, given) => {
    expect(gapOf(given)).toBe(gap);
  });

  it('is reported whenever one is, and only then', () => {
    fc.assert(
      fc.property(anyEnergy, anyParameters, anyFuel, (perDayKWh, parameters, fuel) => {
        const recovery = heatRecovery(perDayKWh, parameters, fuel);
        const isMissing = [recovery.daily, recovery.yearly].some((figures) => Object.values(figures).includes(undefined));
        const basis = { period: tenDays.timespan, perDayKWh, spread: 0.3, known: 1, of: 1, coverage: 1 };
        expect(heatGap({ feed: 'live', basis, parameters, fuel, recovery }) !== undefined).toBe(isMissing);
      }),
    );
  });
});
