import { describe, expect, it } from '@jest/globals';
import { energyCostOf } from '../../../core/cost/index.ts';
import type { RateTable } from '../../../core/tariff/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from './energies.ts';

const startMs = Date.parse('2026-11-20T10:00Z');
const flat: RateTable = [{ since: '1970-01-01', rates: { kind: 'flat', perKWh: 0.25 } }];
function costOf(...machines: readonly (readonly number[])[]) {
  const range = { fromMs: startMs, untilMs: startMs + machines[0]!.length * quarterHourMs };
  const question = { range, prices: flat, co2: flat, zone: 'Europe/Berlin', every: 'day' } as const;
  return energyCostOf(energiesOf(powerLog(startMs, ...machines), range, quarterS), question);
}
const countTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('the ten highest quarter hours', () => {
  it.each([
    ['falls', countTo(13).toReversed()],
    ['rises', countTo(13)],
    ['goes up and down', countTo(13).map((i) => (i * 5) % 14)],
  ])('are the same, whether the power %s', (_, powers) => {
    expect(costOf(powers).peaks.map(({ powerKW }) => powerKW)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('have those that are known by half', () => {
    const powers = [
      [80, 40],
      [NaN, 30],
    ];
    expect(costOf(...powers).peaks.map(({ powerKW }) => powerKW)).toEqual([80, 70]);
  });
});

it.each([
  ['eight days', 8 * 96, 8 * 96],
  ['more', 8 * 96 + 1, 0],
])('%s have the loads of their quarter hours, or none', (_, quarters, loads) => {
  expect(costOf(countTo(quarters)).loads).toHaveLength(loads);
});
