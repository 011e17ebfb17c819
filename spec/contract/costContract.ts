import { describe, expect, it } from '@jest/globals';
import { costPeriods, energyCostOf } from '../../core/cost/index.ts';
import type { CostAnswer } from '../../core/ports/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import { defaultSettings, type Settings, unchangedSettings } from '../../core/settings/index.ts';
import { flatRates } from '../../core/tariff/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { energiesOf } from '../core/cost/energies.ts';
import { knownDays, knownQuarters, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
const { fromMs, untilMs } = knownQuarters;
const impossible = [
  ['no range', { fromMs, untilMs: fromMs }],
  ['reversed', { fromMs: untilMs, untilMs: fromMs }],
  ['no whole quarter hours', { fromMs: fromMs + 1000, untilMs }],
  ['longer than two years', { fromMs, untilMs: fromMs + 733 * msPerDay }],
] as const;
const { electricityRatePerKWh, electricityCo2KgPerKWh } = defaultSettings.units;

function expectedCost() {
  const energies = energiesOf(knownSamples, knownQuarters, samplePeriodS);
  const tables = { prices: flatRates(electricityRatePerKWh), co2: flatRates(electricityCo2KgPerKWh) };
  return energyCostOf(energies, { ...tables, range: knownQuarters, zone, every: 'day' });
}

/** What every source of the cost of energy does. */
export function costContract({ station, tokenOf }: Reached): void {
  const read = async (): Promise<CostAnswer> => {
    const answer = await station().costs.read(knownQuarters, 'day', await tokenOf('demo'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value;
  };
  const savePlant = async (plant: Partial<Settings['plant']>) => {
    const values = unchangedSettings<'plant'>({ ...defaultSettings.plant, ...plant });
    expect((await station().settingsApi.save('plant', values, await tokenOf('write'), 'en')).outcome).toBe('succeeded');
  };

  describe('the cost of energy', () => {
    it('is that of the quarter hours of the samples at the price of the settings, until a tariff is entered', async () => {
      const { cost, targetKWh } = await read();
      expect(cost).toEqual(expectedCost());
      expect([cost.cost.kind, cost.byRate.length, cost.periods.length, targetKWh]).toEqual(['measured', 1, knownDays.length, undefined]);
    });

    it('is at each entered tariff from its day on, which changes no earlier cent, and beside the target', async () => {
      const before = await read();
      const second = knownDays[1]!;
      await savePlant({
        tariffs: { rows: [{ since: second, kind: 'flat', perKWh: 1 }] },
        targets: { rows: [{ since: '2026-01-01', kWhPerYear: 365_000 }] },
      });
      const { cost, targetKWh } = await read();
      expect(cost.periods[0]).toEqual(before.cost.periods[0]);
      const after = cost.periods.find(({ firstDay }) => firstDay === second)!;
      expect(after.cost).toBe(after.energyKWh);
      expect(cost.byRate.map(({ perKWh }) => perKWh)).toEqual([electricityRatePerKWh, 1]);
      expect(targetKWh).toBeCloseTo((1000 * (untilMs - fromMs)) / msPerDay, 6);
      await savePlant({});
      expect(await read()).toEqual(before);
    });

    it('stands beside the power of the site, once a meter of it is entered', async () => {
      const before = await read();
      const quarter = knownQuarters.fromMs / quarterHourMs;
      const token = await tokenOf('write');
      expect(await station().priceSeries.save('site', new Map([[quarter + 1, 900]]), 'replace', token, 'en')).toMatchObject({
        outcome: 'succeeded',
      });
      await savePlant({ siteMeters: { rows: [{ since: '2026-01-01', series: 'site' }] } });
      const { cost } = await read();
      expect([before.cost.sitePeak, cost.sitePeak]).toMatchObject([undefined, { fromMs: fromMs + quarterHourMs, siteKW: 900 }]);
      expect((await station().priceSeries.remove('site', token, 'en')).outcome).not.toBe('succeeded');
      await savePlant({});
      expect((await station().priceSeries.remove('site', token, 'en')).outcome).toBe('succeeded');
    });

    it.each(costPeriods)('is given by the %s', async (every) => {
      const answer = await station().costs.read(knownQuarters, every, await tokenOf('demo'));
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      const { periods, energy } = answer.value.cost;
      expect(periods.length).toBe(every === 'day' ? knownDays.length : 1);
      const sum = periods.reduce((all, { energyKWh }) => all + (energyKWh ?? 0), 0);
      expect(sum).toBeCloseTo(energy.kind === 'none' ? NaN : energy.value, 6);
    });

    it.each(impossible)('is refused for a range that is none: %s', async (_, range) => {
      expect(await station().costs.read(range, 'day', await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
