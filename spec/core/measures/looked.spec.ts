import { describe, expect, it } from '@jest/globals';
import { daysIn, electricity, factsOf, found, notFound, perYear } from '../../../core/measures/looked.ts';
import { repairedLeak, leakRepair } from '../../../core/measures/leakRepair.ts';
import { msPerDay } from '../../../core/time/index.ts';
import { cost, finding, leak, leakCost, none, quietYear } from './inputs.ts';

describe('a measure that was looked for', () => {
  const range = { fromMs: 5 * msPerDay, untilMs: 25 * msPerDay };
  const inputs = { range, days: 16 };
  const fitted = (low: number, value: number, high: number) => ({ kind: 'fitted', low, value, high }) as const;

  it('has its amounts with their units, the days behind them and their share of the range', () => {
    const facts = [{ name: 'seasonMonths', value: 4 }] as const;
    expect(
      found('runOn', inputs, { money: fitted(-1, -0.5, 3), energy: fitted(2, 4, 8), co2: fitted(-3, -2, -1) }, { facts, page: 'cost' }),
    ).toEqual({
      ...{ kind: 'found', measure: 'runOn', slots: [], facts },
      money: {
        kind: 'fitted',
        low: 0,
        value: 0,
        high: 3,
        unit: 'currency/a',
        method: 'runOn',
        ...range,
        coverage: 0.8,
        n: 16,
        assumptions: [],
      },
      energy: {
        kind: 'fitted',
        low: 2,
        value: 4,
        high: 8,
        unit: 'kWh/a',
        method: 'runOn',
        ...range,
        coverage: 0.8,
        n: 16,
        assumptions: [],
      },
      co2: { kind: 'fitted', low: 0, value: 0, high: 0, unit: 'kg/a', method: 'runOn', ...range, coverage: 0.8, n: 16, assumptions: [] },
      evidence: { page: 'cost', lines: [], ...range },
    });
    const evidence = { page: 'profile', lines: ['flow'], range: { fromMs: 1, untilMs: 2 } } as const;
    expect(found('band', { range, days: 40 }, { energy: fitted(2, 4, 8) }, { ...evidence, facts, slots: [3], n: 9 })).toMatchObject({
      ...{ slots: [3], money: undefined, co2: undefined, energy: { coverage: 1, n: 9 } },
      evidence: { page: 'profile', lines: ['flow'], fromMs: 1, untilMs: 2 },
    });
    expect(found('band', { range: { fromMs: 3, untilMs: 3 }, days: 1 }, { energy: fitted(2, 4, 8) }, { ...evidence, facts })).toMatchObject(
      {
        energy: { coverage: 0 },
      },
    );
  });

  it('is none where its money, or without money its energy, is nothing at most', () => {
    const shown = { facts: [], page: 'cost' } as const;
    const kindOf = (of: Parameters<typeof found>[2]) => found('band', inputs, of, shown).kind;
    expect([kindOf({ energy: fitted(-1, 0, 0) }), kindOf({ energy: fitted(-1, 0, 0.5) }), kindOf({})]).toEqual(['none', 'found', 'found']);
    expect([
      kindOf({ money: fitted(-1, 0, 0), energy: fitted(1, 2, 3) }),
      kindOf({ money: fitted(0, 1, 2), energy: fitted(0, 0, 0) }),
    ]).toEqual(['none', 'found']);
    expect(found('band', inputs, { energy: fitted(-1, 0, NaN) }, shown)).toMatchObject({ kind: 'none', reason: 'noDifference' });
  });

  it('has the facts that are known', () => {
    expect(factsOf({ limitBar: undefined, loweredBar: 0, seasonMonths: 7 })).toEqual([{ name: 'loweredBar', value: 0 }, { name: 'seasonMonths', value: 7 }]); // prettier-ignore
    expect(notFound('band', 'noFlow')).toEqual({ kind: 'none', measure: 'band', reason: 'noFlow', facts: [] });
  });

  it('counts days of a range by the day, also with a change of the clock, and makes a year of 365 of them', () => {
    expect([23, 24, 25, 47].map((hours) => daysIn({ fromMs: 0, untilMs: (hours * msPerDay) / 24 }))).toEqual([1, 1, 1, 2]);
    expect([perYear(30, 10), perYear(30, 0)]).toEqual([1095, undefined]);
  });

  it('has its electricity at the price asked for, else the mean one, and with what the energy of the range emits', () => {
    const energy = fitted(100, 200, 400);
    const known = {
      cost: {
        ...cost,
        meanPrice: finding('measured', 'quarterHours', [0.2, 0.2, 0.2]),
        co2: finding('measured', 'quarterHours', [1, 525_000, 1]),
      },
    };
    expect(electricity(energy, known)).toEqual({ energy, money: fitted(20, 40, 80), co2: fitted(50, 100, 200) });
    expect(electricity(energy, known, 0.5).money).toEqual(fitted(50, 100, 200));
    const unknown = none('quarterHours', 'noPower');
    expect(electricity(energy, { cost: { ...known.cost, co2: unknown } }).co2).toBeUndefined();
    expect(electricity(energy, { cost: { ...known.cost, energy: unknown } }).co2).toBeUndefined();
    expect(electricity(energy, { cost: { ...known.cost, meanPrice: none('quarterHours', 'noRate') } }).money).toBeUndefined();
  });
});

describe('repaired leaks', () => {
  const of = (...at: Parameters<typeof leak>) => ({ leakage: { findings: [leak(...at)], test: undefined } });

  it('are half to four fifths of a leak that is more than a bound', () => {
    expect(repairedLeak(of('fitted', 2, 4, 5))).toEqual({ value: 2.6, low: 1, high: 4 });
    expect(repairedLeak(of('fitted', -2, 0.2, 0.5))).toEqual({ value: expect.closeTo(0.13, 12), low: 0, high: 0.4 });
    expect([repairedLeak(of('upperBound', 0, 4, 5)), repairedLeak(of('fitted', 0, 0, 0))]).toEqual([undefined, undefined]);
  });

  it('save what a m3/min more needs in all hours of a year, at the price of the time', () => {
    const looked = leakRepair.look({ ...quietYear, ...of('fitted', 2, 4, 5), leakCost: { ...leakCost([5, 6, 8]), timePricePerKWh: 0.3 } });
    expect(looked).toMatchObject({
      energy: { kind: 'rule', low: 2 * 5 * 8760 * 0.5, value: expect.closeTo(4 * 6 * 8760 * 0.65, 6), high: 5 * 8 * 8760 * 0.8 },
      money: { low: expect.closeTo(2 * 5 * 8760 * 0.5 * 0.3, 6) },
      facts: [{ name: 'leakM3min', value: 4 }],
    });
    expect(leakRepair.look({ ...quietYear, ...of('upperBound', 0, 4, 5) })).toMatchObject({ facts: [{ name: 'maxLeakM3min', value: 5 }] });
  });

  it('are none without a leak, and no amount where nobody knows what a m3/min needs', () => {
    expect(leakRepair.look({ ...quietYear, ...of('upperBound', 0, 0, 0) })).toMatchObject({ kind: 'none', reason: 'noLeak' });
    expect(leakRepair.look({ ...quietYear, ...of('fitted', 0, 0.1, 0.2) }).kind).toBe('found');
    const { figures, ...rest } = leakCost();
    const unknown = { ...rest, figures: { ...figures, marginal: none('marginalPower', 'noEnergy') } };
    expect(leakRepair.look({ ...quietYear, ...of('fitted', 2, 4, 5), leakCost: unknown })).toMatchObject({
      ...{ kind: 'none', reason: 'noEnergy', facts: [{ name: 'leakM3min', value: 4 }] },
    });
  });
});
