import { describe, expect, it } from '@jest/globals';
import { currencyTotals } from '../../../core/fleet/currencyTotals.ts';
import { measuredAmount } from '../../../core/fleet/measuredAmount.ts';

const money = (kind: 'measured' | 'rule', value: number) => ({ kind, value, low: 0.9 * value, high: 1.2 * value });
const none = { kind: 'none', reason: 'noPrice' } as const;

describe('money of stations', () => {
  it('is added up by currency, with its interval, of the weakest kind; a station without any counts nowhere', () => {
    const rows = [
      { currency: 'EUR', of: money('measured', 100) },
      { currency: 'CHF', of: money('measured', 50) },
      { currency: 'EUR', of: none },
      { currency: 'EUR', of: money('rule', 200) },
      { currency: 'USD', of: none },
    ];
    const totals = currencyTotals(rows, ({ of }) => of);
    expect(totals).toMatchObject([
      { currency: 'CHF', stations: 1, money: { kind: 'measured', value: 50 } },
      { currency: 'EUR', stations: 2, money: { kind: 'rule', value: 300 } },
    ]);
    const [, euros] = totals;
    expect(euros!.money).toMatchObject({ low: expect.closeTo(270, 9), high: expect.closeTo(360, 9) });
  });
});

it('a figure of a month is measured as well as its sensors, and by rule where it was calculated', () => {
  const width = (of: 'energy' | 'specific', isEstimated: boolean) => {
    const { kind, value, low, high } = measuredAmount(100, of, isEstimated);
    expect([value, value - low]).toEqual([100, expect.closeTo(high - value, 9)]);
    return [kind, high - value] as const;
  };
  const [energy, specific] = [width('energy', false), width('specific', false)];
  expect([energy[0], specific[0]]).toEqual(['measured', 'measured']);
  expect(specific[1]).toBeGreaterThan(energy[1]);
  expect(width('energy', true)).toEqual(width('specific', true));
  expect(width('energy', true)[0]).toBe('rule');
  expect(width('energy', true)[1]).toBeGreaterThan(specific[1]);
});
