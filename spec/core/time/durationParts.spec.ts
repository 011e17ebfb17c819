import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { durationParts } from '../../../core/time/index.ts';

const sizes = { d: 86_400, h: 3600, min: 60, s: 1 } as const;
const text = (seconds: number) =>
  durationParts(seconds)
    ?.map(({ count, unit }) => `${count} ${unit}`)
    .join(' ');

describe('[ANA-14] a duration', () => {
  test.each([
    [0, '0 s'],
    [0.9, '0 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [61, '1 min 1 s'],
    [3600, '1 h'],
    [3605, '1 h 5 s'],
    [3660, '1 h 1 min'],
    [86_399, '23 h 59 min'],
    [86_400, '1 d'],
    [90_000, '1 d 1 h'],
    [86_460, '1 d 1 min'],
    [86_700, '1 d 5 min'],
    [86_461, '1 d 1 min'],
    [86_401, '1 d 1 s'],
    [86_399.9 + 86_400, '1 d 23 h'],
    [31_536_000, '365 d'],
    [-5, '0 s'],
  ])('of %d s is %s', (seconds, expected) => {
    expect(text(seconds)).toBe(expected);
  });

  it('has the one or two greatest units that are not zero and loses less than the last of them', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (seconds) => {
        const parts = durationParts(seconds)!;
        const whole = Math.floor(seconds);
        const shown = parts.reduce((sum, { count, unit }) => sum + count * sizes[unit], 0);
        const smallest = sizes[parts.at(-1)!.unit];
        expect(parts.length === 1 || (parts.length === 2 && sizes[parts[0]!.unit] > smallest)).toBe(true);
        expect(parts.every(({ count }) => count > 0 && Number.isInteger(count))).toBe(true);
        expect(whole - shown).toBeGreaterThanOrEqual(0);
        expect(whole - shown).toBeLessThan(parts.length === 1 ? 1 : smallest);
      }),
    );
  });

  test.each([undefined, NaN, Infinity])('of %s has no parts', (seconds) => {
    expect(durationParts(seconds)).toBeUndefined();
  });
});
