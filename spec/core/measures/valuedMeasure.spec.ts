import { describe, expect, it } from '@jest/globals';
import { defaultValuation, entryOf, valuationOn, worthOf } from '../../../core/measures/valuedMeasure.ts';
import { firstPositiveYear, netPresentValue } from '../../../core/measures/netPresentValue.ts';
import type { MeasureEntry, Valuation } from '../../../core/plantData/index.ts';

const entry = (more: Partial<MeasureEntry>): MeasureEntry => ({ measure: 'runOn', slots: [], enteredMs: 1000, ...more }) as MeasureEntry;
const valuation = (since: string, interest: number) => ({ since, interest, priceChange: 0.02 }) as Valuation;

describe('what a saving is valued with', () => {
  const entries = [valuation('2026-03-01', 0.04), valuation('2026-01-01', 0.03), valuation('2026-03-01', 0.06)];

  it.each([
    ['2025-12-31', defaultValuation],
    ['2026-01-01', { interest: 0.03, priceChange: 0.02 }],
    ['2026-02-28', { interest: 0.03, priceChange: 0.02 }],
    // of one day the later one in the list
    ['2026-03-01', { interest: 0.06, priceChange: 0.02 }],
  ])('on %s is what holds then', (day, expected) => {
    expect(valuationOn(entries, day)).toEqual(expected);
  });
});

describe('the entry of a measure', () => {
  const of = { measure: 'runOn', slots: [1, 3] } as const;

  it('is the one that was made last, of two made at once the later one', () => {
    const [first, second, third] = [entry({ enteredMs: 2000 }), entry({ enteredMs: 1000 }), entry({ enteredMs: 2000 })];
    expect(entryOf([first, second], of)).toBe(first);
    expect(entryOf([first, second, third], of)).toBe(third);
    expect(entryOf([], of)).toBeUndefined();
  });

  it.each([
    ['of all machines', { slots: [] }, true],
    ['of its own and others', { slots: [1, 2, 3] }, true],
    ['of a part of its own', { slots: [1] }, false],
    ['of another measure', { measure: 'leaks' }, false],
  ] as const)('is about all of its machines: %s', (_, more, isIt) => {
    expect(entryOf([entry(more)], of) !== undefined).toBe(isIt);
  });
});

describe('what a measure is worth', () => {
  const money = { kind: 'measured', value: 1500, low: 1000, high: 2000, unit: 'EUR' } as unknown as Parameters<typeof worthOf>[0]['money'];

  it('is at both ends of its saving, economic by the low one', () => {
    const worth = worthOf({ money }, { investment: 4000, lifeYears: 8 }, defaultValuation)!;
    const [low, high] = [1000, 2000].map((savingPerYear) => ({ investment: 4000, savingPerYear, ...defaultValuation }));
    expect(worth).toEqual({
      low: netPresentValue(low!, 8),
      high: netPresentValue(high!, 8),
      firstYearLow: firstPositiveYear(low!, 8),
      firstYearHigh: firstPositiveYear(high!, 8),
      isEconomic: false,
    });
    expect([worth.firstYearLow, worth.firstYearHigh]).toEqual([5, 3]);
  });

  it('is unknown without a saving in money, and until somebody entered what it costs and how long it lives', () => {
    expect(worthOf({ money: undefined }, { investment: 4000, lifeYears: 8 }, defaultValuation)).toBeUndefined();
    expect(worthOf({ money }, { lifeYears: 8 }, defaultValuation)).toBeUndefined();
    expect(worthOf({ money }, { investment: 4000 }, defaultValuation)).toBeUndefined();
    expect(worthOf({ money }, undefined, defaultValuation)).toBeUndefined();
  });
});
