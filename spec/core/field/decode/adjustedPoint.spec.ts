import { describe, expect, it, test } from '@jest/globals';
import { adjustedProfile, decodePoint, type Adjustment, type ProfilePoint } from '../../../../core/field/index.ts';
import { adjustedPoint } from '../../../../core/field/decode/adjustedPoint.ts';
import { pointOf } from '../points.ts';

const read = (given: Partial<ProfilePoint>, adjustment: Adjustment, words: readonly number[], unit?: number) =>
  decodePoint(adjustedPoint(pointOf(given), adjustment), words, () => unit);

describe('a point that is adjusted at its device', () => {
  it('counts a transformer on top of the step of its word', () => {
    expect(read({ scale: 0.01, unit: 'W' }, { scale: 40 }, [50_000]).value).toBe(20);
  });

  it('shows 4..20 mA as 0..16 bar', () => {
    const loop: Adjustment = { scale: 1, offset: -4, unit: 'bar', min: -0.4, max: 17 };
    const current = (mA: number) => read({ scale: 0.01, unit: 'mA' }, loop, [mA * 100]);
    expect([current(4).value, current(12).value, current(20).value]).toEqual([0, 8, 16]);
    expect(current(3.6).value).toBeCloseTo(-0.4, 12);
    expect(current(21).value).toBe(17);
    expect(current(3.59).missing?.kind).toBe('outOfRange');
    expect(current(21.01).missing?.kind).toBe('outOfRange');
  });

  it('has the offset of the profile under the adjusted scale', () => {
    expect(read({ offset: 10 }, { scale: 2, offset: 1 }, [5]).value).toBe(31);
  });

  test.each<[Adjustment, readonly number[]]>([
    [{ wordOrder: 'lowFirst' }, [1, 0]],
    [{ byteOrder: 'lowFirst' }, [0, 0x0100]],
    [{ wordOrder: 'lowFirst', byteOrder: 'lowFirst' }, [0x0100, 0]],
  ])('has the orders of its device: %j', (adjustment, words) => {
    expect(read({ type: 'u32' }, adjustment, words).value).toBe(1);
  });

  it('counts at the reference of its device', () => {
    expect(read({ unit: 'm3/min', reference: 'iso1217' }, { reference: 'din1343' }, [1]).value).toBeCloseTo(1.0874, 4);
  });

  it('has limits that grow with its values, turned where the sign does', () => {
    const limits = (adjustment: Adjustment) => {
      const { min, max } = adjustedPoint(pointOf({ min: -1, max: 20 }), adjustment);
      return [min, max];
    };
    expect(limits({ scale: 10, offset: 5 })).toEqual([-5, 205]);
    expect(limits({ scale: 0.5 })).toEqual([-0.5, 10]);
    expect(limits({ scale: -1 })).toEqual([-20, 1]);
    expect(limits({ offset: 1 })).toEqual([0, 21]);
    expect(limits({ wordOrder: 'lowFirst' })).toEqual([-1, 20]);
    expect(limits({ max: 7 })).toEqual([-1, 7]);
  });

  it('in another unit has only the limits that come with it', () => {
    const inBar = adjustedPoint(pointOf({ unit: 'mbar', min: -1000, max: 16_000 }), { unit: 'bar', max: 16 });
    expect(inBar).toEqual({ ...pointOf(), scale: 1, offset: 0, unit: 'bar', max: 16 });
    expect(adjustedPoint(pointOf({ unit: 'bar', max: 9 }), { unit: 'bar' }).max).toBe(9);
    expect(adjustedPoint(pointOf({ max: 9 }), { unit: '' }).max).toBe(9);
  });

  it('is adjusted in each of its cases', () => {
    const byUnit = {
      unit: 'bar' as const,
      scale: 0.1,
      by: { point: 'unit', cases: { '0': {}, '1': { unit: 'psi' as const }, '2': { scale: 1, offset: 1 } } },
    };
    const adjustment = { scale: 2 };
    expect(read(byUnit, adjustment, [50], 0).value).toBe(10);
    expect(read(byUnit, adjustment, [50], 1).value).toBeCloseTo(0.68948, 5);
    expect(read(byUnit, adjustment, [50], 2).value).toBe(102);
    expect(read(byUnit, adjustment, [50], 3).missing?.kind).toBe('noCase');
  });

  it('is the profile’s without an adjustment, and others stay as they are', () => {
    const profile = { id: 'x', points: [pointOf({ key: 'a' }), pointOf({ key: 'toString' })] };
    expect(adjustedProfile(profile)).toEqual(profile);
    expect(adjustedProfile(profile, { a: { scale: 3 } }).points).toEqual([pointOf({ key: 'a', scale: 3, offset: 0 }), profile.points[1]]);
  });
});
