import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { counterDelta, type CounterRules } from '../../../../core/field/index.ts';

const hourMs = 3_600_000;
const after = (before: number, now: number, hours: number, rules: CounterRules) =>
  counterDelta({ value: before, atMs: 0 }, { value: now, atMs: hours * hourMs }, rules);

describe('a counter', () => {
  const energy: CounterRules = { ratePerH: 60, step: 1, range: 65_536 };

  it('[FIELD-4] counts up to one and a half times its highest rate and a step', () => {
    expect(after(1000, 1091, 1, energy)).toEqual({ kind: 'counted', delta: 91 });
    expect(after(1000, 1091.001, 1, energy)).toEqual({ kind: 'exchange', delta: undefined });
    expect(after(1000, 1181, 2, energy)).toEqual({ kind: 'counted', delta: 181 });
    expect(after(1000, 1000, 1, energy)).toEqual({ kind: 'counted', delta: 0 });
  });

  it('[FIELD-4] rolls over where what was counted over it fits the same limit', () => {
    expect(after(65_535, 0, 0, energy)).toEqual({ kind: 'rollover', delta: 1 });
    expect(after(65_500, 55, 1, energy)).toEqual({ kind: 'rollover', delta: 91 });
    expect(after(65_500, 56, 1, energy)).toEqual({ kind: 'reset', delta: undefined });
    expect(after(1000, 999, 1, energy)).toEqual({ kind: 'reset', delta: undefined });
    expect(after(80_000, 3, 1, energy)).toEqual({ kind: 'reset', delta: undefined });
    expect(after(65_536, 0, 0, energy)).toEqual({ kind: 'rollover', delta: 0 });
    expect(after(65_536.5, 0, 0, energy)).toEqual({ kind: 'reset', delta: undefined });
    expect(after(65_535.5, 0, 0, energy)).toEqual({ kind: 'rollover', delta: 0.5 });
    expect(after(65_535, 0, 1, { ratePerH: 60, step: 1 })).toEqual({ kind: 'reset', delta: undefined });
  });

  it('[FIELD-4] of another device begins again, however well it would fit', () => {
    const from = (a: string | undefined, b: string | undefined) =>
      counterDelta({ value: 5, atMs: 0, serialNumber: a }, { value: 6, atMs: hourMs, serialNumber: b }, energy).kind;
    expect(from('A1', 'A2')).toBe('exchange');
    expect(from('A1', 'A1')).toBe('counted');
    expect(from(undefined, 'A2')).toBe('counted');
    expect(from('A1', undefined)).toBe('counted');
  });

  it('whose highest rate is not known counts all that it grows, and never rolls over', () => {
    expect(after(0, 1e6, 0, { ratePerH: undefined, step: 1, range: 65_536 })).toEqual({ kind: 'counted', delta: 1e6 });
    expect(after(65_535, 0, 1, { ratePerH: undefined, step: 1, range: 65_536 })).toEqual({ kind: 'reset', delta: undefined });
  });

  it('may grow by a step within no time, also when the clock was set back', () => {
    expect(after(5, 6, 0, energy).kind).toBe('counted');
    expect(after(5, 6.00001, 0, energy).kind).toBe('exchange');
    expect(after(5, 6, -3, energy).kind).toBe('counted');
    expect(after(5, 6.5, -3, energy).kind).toBe('exchange');
  });

  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  test('[FIELD-4] is never negative, and never counts more than its limit, whatever it reads', () => {
    fc.assert(
      fc.property(amount, amount, fc.double({ min: -5, max: 500, noNaN: true }), amount, (before, now, hours, range) => {
        const { kind, delta } = after(before, now, hours, { ratePerH: 60, step: 1, range });
        if (delta === undefined) expect(['reset', 'exchange']).toContain(kind);
        else {
          expect(delta).toBeGreaterThanOrEqual(0);
          expect(delta).toBeLessThanOrEqual(90 * Math.max(0, hours) + 1 + 1e-6);
        }
      }),
    );
  });

  it('read often adds up to what it counted, over any number of roll-overs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 200 }), (grown) => {
        let [at, sum] = [65_000, 0];
        grown.forEach((step) => {
          const next = (at + step) % 65_536;
          sum += after(at, next, 1, energy).delta!;
          at = next;
        });
        expect(sum).toBe(grown.reduce((total, step) => total + step, 0));
      }),
    );
  });
});
