import { describe, expect, it } from '@jest/globals';
import { heatUse } from '../../../core/measures/heatUse.ts';
import type { MeasureInputs } from '../../../core/measures/index.ts';
import { msPerDay } from '../../../core/time/index.ts';
import { finding, heatOf, quietYear } from './inputs.ts';

const look = (more: Partial<MeasureInputs>) => heatUse.look({ ...quietYear, heatSource: { seasonMonths: 6 }, ...more });
const heatedDays = (days: number, [low, value, high]: readonly [number, number, number], months = heatOf(value).months) => ({
  ...heatOf(value),
  heat: finding('measured', 'quarterHours', [low, value, high]),
  range: { fromMs: 0, untilMs: days * msPerDay },
  months,
});

describe('heat in place of fuel', () => {
  it('replaces what the cheapest or the dearest of the fuels costs, emits and has, of a heating of 75 %', () => {
    const found = look({ heat: heatedDays(73, [15_000, 16_000, 18_000]) });
    // of 73 days five times as much in a year, half of it in six months, of which a half to all is of use
    const [low, value, high] = [15_000 * 2.5 * 0.5, 16_000 * 2.5 * 0.75, 18_000 * 2.5];
    expect(found).toMatchObject({
      kind: 'found',
      slots: [1, 2],
      energy: {
        kind: 'rule',
        low: expect.closeTo(low / 0.75, 6),
        value: expect.closeTo(value / 0.75, 6),
        high: expect.closeTo(high / 0.75, 6),
      },
      money: {
        low: expect.closeTo((low * 0.08) / 0.75, 6),
        value: expect.closeTo((value * 0.085) / 0.75, 6),
        high: expect.closeTo((high * 0.09) / 0.75, 6),
      },
      co2: {
        low: expect.closeTo((low * 0.2) / 0.75, 6),
        value: expect.closeTo((value * 0.235) / 0.75, 6),
        high: expect.closeTo((high * 0.27) / 0.75, 6),
      },
      facts: [
        { name: 'unusedHeatKWh', value: expect.closeTo(80_000, 6) },
        { name: 'seasonMonths', value: 6 },
      ],
    });
    expect(look({ heat: heatedDays(73, [15_000, 16_000, 18_000]), fuels: [] })).toMatchObject({ money: undefined, co2: undefined });
  });

  it('is that of the months of the season where there is a year of them, from 360 days on, else by their number', () => {
    const heat: readonly [number, number, number] = [120_000, 120_000, 120_000];
    const months = heatOf(0).months.map((month) => ({ ...month, heatKWh: [1, 2, 3, 10, 11, 12].includes(month.month) ? 18_000 : 2000 }));
    const valueOf = (days: number) => {
      const found = look({ heat: heatedDays(days, heat, months) });
      return found.kind === 'found' ? found.energy!.value * 0.75 : found.reason;
    };
    expect(valueOf(359)).toBeCloseTo(120_000 * (365 / 359) * 0.5 * 0.75, 6);
    expect(valueOf(360)).toBeCloseTo(120_000 * (365 / 360) * 0.9 * 0.75, 6);
    expect(valueOf(365)).toBeCloseTo(120_000 * 0.9 * 0.75, 6);
    expect(valueOf(366)).toBeCloseTo(120_000 * 0.9 * 0.75, 6);
  });

  it('is no more than the heat of the year, in a season of all of it as well', () => {
    const months = heatOf(130_000).months;
    const found = look({ heat: heatedDays(365, [120_000, 120_000, 120_000], months), heatSource: { seasonMonths: 12 } });
    expect(found).toMatchObject({ energy: { high: expect.closeTo(120_000 / 0.75, 6) } });
  });

  it('is looked for above 20 000 kWh a year', () => {
    expect(look({ heat: heatOf(20_000) })).toMatchObject({ reason: 'littleHeat' });
    expect(look({ heat: heatOf(20_001) }).kind).toBe('found');
  });
});
