import { describe, expect, it } from '@jest/globals';
import { balancePurposes, energyBalanceOf } from '../../core/balance/index.ts';
import { tariffOf } from '../../core/tariff/index.ts';
import { installedCompressors } from '../../core/master/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import { type TimeRange, msPerDay } from '../../core/time/index.ts';
import { totalsOf } from '../../core/totals/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { countsOfTotals, plantIndex, statistic, statisticNames } from '../../core/statistics/index.ts';
import { knownRange, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const totals = totalsOf(knownSamples, knownRange, samplePeriodS);
/** Before the first day file. */
const emptyRange: TimeRange = { fromMs: knownRange.fromMs - 20 * msPerDay, untilMs: knownRange.fromMs - 10 * msPerDay };
const impossible = [
  ['no range', { fromMs: knownRange.fromMs, untilMs: knownRange.fromMs }],
  ['reversed', { fromMs: knownRange.untilMs, untilMs: knownRange.fromMs }],
  ['without a start', { fromMs: NaN, untilMs: knownRange.untilMs }],
  ['endless', { fromMs: knownRange.fromMs, untilMs: Infinity }],
  ['longer than 10 years', { fromMs: knownRange.fromMs, untilMs: knownRange.fromMs + 3661 * msPerDay }],
  ['before 1970', { fromMs: -1, untilMs: knownRange.fromMs }],
] as const;

/** Factors go over the wire and back, so the last digit of a number may differ. */
function almost(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 6);
  if (Array.isArray(value)) return value.map(almost);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, almost(field)]));
}

/** What every source of statistics and balances does. */
export function figuresContract({ station, tokenOf }: Reached): void {
  describe('statistics', () => {
    it.each(statisticNames)('%s is made of the samples of the range, with how much of it is known', async (name) => {
      const counts = countsOfTotals(totals);
      expect(counts.length).toBeGreaterThan(2);
      expect(await station().statistics.read(name, knownRange, await tokenOf('demo'))).toEqual({
        outcome: 'succeeded',
        value: {
          records: statistic(name, counts),
          counts: counts.map(({ index, volumeM3, rangeS, knownS }) => ({ index, volumeM3, rangeS, knownS })),
        },
      });
    });

    it('of a range without samples are the plant alone, without figures', async () => {
      const answer = await station().statistics.read('energyConsumption', emptyRange, await tokenOf('demo'));
      expect(answer).toMatchObject({ outcome: 'succeeded', value: { records: [{ index: plantIndex }] } });
      expect(answer).toHaveProperty('value.records.0.energyKWh', undefined);
    });

    it.each(impossible)('of a range that is none are refused: %s', async (_, range) => {
      expect(await station().statistics.read('motorStarts', range, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });

  describe('balances', () => {
    it.each(balancePurposes)('for %s are made of the samples of the range, with the tariff that is set', async (purpose) => {
      const machines = installedCompressors(station().push());
      const leak = { kind: 'none', reason: 'tooLittleData', coverage: 0 } as const;
      const expected = energyBalanceOf(totals, machines, tariffOf(defaultSettings.units), leak);
      expect(expected.plant.energyKWh).toBeGreaterThan(0);
      expect(await station().balances.read(purpose, knownRange, await tokenOf('read'))).toEqual({
        outcome: 'succeeded',
        value: almost(expected),
      });
    });

    it('of a range without samples have no figures', async () => {
      const answer = await station().balances.read('dailyValues', emptyRange, await tokenOf('read'));
      expect(answer).toHaveProperty('value.range', emptyRange);
      expect(answer).toHaveProperty('value.plant.energyKWh', undefined);
    });

    it.each(impossible)('of a range that is none are refused: %s', async (_, range) => {
      expect(await station().balances.read('balanceCsv', range, await tokenOf('read'))).toEqual({ outcome: 'refused' });
    });

    it.each(['', 'balance', 'toString'])('[BAL-3] of a type that is unknown are refused, and logged: %p', async (type) => {
      const before = station().warnings.length;
      expect(await station().balances.read(type, knownRange, await tokenOf('read'))).toEqual({ outcome: 'refused' });
      expect(station().warnings.slice(before)).toEqual(['failed to understand which energy balance you actually want.']);
    });
  });
}
