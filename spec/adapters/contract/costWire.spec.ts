import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeCost, encodeCost, type WireCost } from '../../../adapters/contract/index.ts';
import { costResponse } from '../../../adapters/contract/costSchemas.ts';
import { energyCostOf } from '../../../core/cost/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from '../../core/cost/energies.ts';
import { pathsIn, sent, withAt, wrongValue } from './wires.ts';

const fromMs = Date.parse('2026-11-02T00:00Z');
const quarter = fromMs / quarterHourMs;
const perKWh = new Map([0.25, 0.1, 0.3].map((price, i) => [quarter + i, price]));
const prices = [{ since: '2026-01-01', rates: { kind: 'series', perKWh } }] as const;
const site = new Map([[quarter, 500]]);
const answerOf = (powers: readonly number[], targetKWh: number | undefined) => {
  const range = { fromMs, untilMs: fromMs + powers.length * quarterS * 1000 };
  const energies = energiesOf(powerLog(fromMs, powers), range, quarterS);
  const cost = energyCostOf(energies, { range, prices, co2: flatRates(0.4), site, zone: 'UTC', every: 'day' });
  return { cost, targetKWh };
};
const power = fc.oneof(fc.constant(NaN), fc.integer({ min: 0, max: 400 }));
const answer = fc.record({ powers: fc.array(power, { minLength: 1, maxLength: 12 }), target: fc.constantFrom(undefined, 12.5) });

describe('the cost of energy on the wire', () => {
  it('arrives as it was sent, and fits its schema', () => {
    fc.assert(
      fc.property(answer, ({ powers, target }) => {
        const given = answerOf(powers, target);
        const wire = sent(encodeCost(given)) as WireCost;
        expect(costResponse.safeParse(wire).success).toBe(true);
        expect(decodeCost(wire)).toEqual(given);
      }),
    );
  });

  it('is read, or is none, whatever a field of it is', () => {
    const wire = sent(encodeCost(answerOf([80, NaN, 20], 5)));
    const paths = pathsIn(wire).filter((path) => path.length > 0);
    fc.assert(
      fc.property(fc.constantFrom(...paths), wrongValue, (path, value) => {
        const read = decodeCost(withAt(wire, path, value));
        if (read === undefined) return;
        expect(read.cost.periods.every(({ coverage }) => Number.isFinite(coverage))).toBe(true);
        for (const figure of [read.cost.energy, read.cost.cost, read.cost.peak])
          if (figure.kind !== 'none') expect([figure.value, figure.low, figure.high, figure.n].every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it.each(['range', 'energy', 'demand_cost'])('is none without its %s', (field) => {
    expect(decodeCost(withAt(sent(encodeCost(answerOf([80], undefined))), [field], undefined))).toBeUndefined();
  });
});
