import { describe, expect, it } from '@jest/globals';
import { defaultSettings, type Settings, unchangedSettings } from '../../core/settings/index.ts';
import type { RateSeries, SeriesOverlap } from '../../core/tariff/index.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { knownDays, knownQuarters } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const [firstQuarter, untilQuarter] = [knownQuarters.fromMs / quarterHourMs, knownQuarters.untilMs / quarterHourMs];
const pricesOf = (price: number, from: number, until: number): RateSeries =>
  new Map(Array.from({ length: until - from }, (_, i) => [from + i, price] as const));

/** What every keeper of series of prices does. */
export function priceSeriesContract({ station, tokenOf }: Reached): void {
  const list = async () => {
    const answer = await station().priceSeries.list(await tokenOf('write'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value;
  };
  const save = async (perKWh: RateSeries, overlap: SeriesOverlap = 'replace') =>
    station().priceSeries.save('spot', perKWh, overlap, await tokenOf('write'), 'en');
  const remove = async (name = 'spot') => station().priceSeries.remove(name, await tokenOf('write'), 'en');
  const savePlant = async (plant: Partial<Settings['plant']>) => {
    const values = unchangedSettings<'plant'>({ ...defaultSettings.plant, ...plant });
    expect((await station().settingsApi.save('plant', values, await tokenOf('write'), 'en')).outcome).toBe('succeeded');
  };
  const costs = async () => {
    const answer = await station().costs.read(knownQuarters, 'day', await tokenOf('demo'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value.cost;
  };

  describe('a series of prices', () => {
    it('is kept, extended, and in an overlap replaced or kept as is asked for, and removed', async () => {
      expect(await list()).toEqual([]);
      expect(await save(pricesOf(0.1, firstQuarter, untilQuarter))).toEqual({ outcome: 'succeeded' });
      expect(await list()).toEqual([{ name: 'spot', range: knownQuarters, quarters: untilQuarter - firstQuarter }]);
      await savePlant({ tariffs: { rows: [{ since: '2026-01-01', kind: 'series', series: 'spot' }] } });
      const sold = await costs();
      expect(sold.byRate.map(({ kind }) => kind)).toEqual(['series']);
      expect(sold.cost).toMatchObject({ value: expect.closeTo(0.1 * (sold.byRate[0]!.energyKWh ?? NaN), 9) });

      await save(pricesOf(0.2, firstQuarter, untilQuarter + 4), 'keep');
      expect((await list())[0]?.quarters).toBe(untilQuarter - firstQuarter + 4);
      expect((await costs()).cost).toEqual(sold.cost);
      await save(pricesOf(-0.1, firstQuarter, untilQuarter));
      expect((await costs()).cost).toMatchObject({ value: expect.closeTo(-0.1 * (sold.byRate[0]!.energyKWh ?? NaN), 9) });

      expect(await remove()).toEqual({ outcome: 'refused', text: expect.stringContaining('uses this series') });
      await savePlant({});
      expect(await remove()).toEqual({ outcome: 'succeeded' });
      expect(await list()).toEqual([]);
      expect(await remove()).toEqual({ outcome: 'refused', text: expect.stringMatching(/\w{3}/) });
    });

    it('leaves energy without a price apart, and its cost missing', async () => {
      const half = Math.floor((firstQuarter + untilQuarter) / 2);
      await save(pricesOf(0.1, firstQuarter, half));
      await savePlant({ tariffs: { rows: [{ since: '2026-01-01', kind: 'series', series: 'spot' }] } });
      const { byRate, periods } = await costs();
      expect(byRate.map(({ kind, cost }) => [kind, cost === undefined])).toEqual([
        ['series', false],
        ['none', true],
      ]);
      expect(periods.find(({ firstDay }) => firstDay === knownDays[1])?.cost).toBeUndefined();
      await savePlant({});
      expect(await remove()).toEqual({ outcome: 'succeeded' });
    });

    it('is not kept without a price', async () => {
      expect((await save(new Map())).outcome).toMatch(/refused|failed/);
    });

    it.each(['demo', 'read'] as const)('is not listed, saved or removed by a %s session', async (level) => {
      const token = await tokenOf(level);
      const { priceSeries } = station();
      expect((await priceSeries.list(token)).outcome).toBe('forbidden');
      expect((await priceSeries.save('spot', pricesOf(1, 1, 2), 'replace', token, 'en')).outcome).not.toBe('succeeded');
      expect((await priceSeries.remove('spot', token, 'en')).outcome).not.toBe('succeeded');
      expect(await list()).toEqual([]);
    });
  });
}
