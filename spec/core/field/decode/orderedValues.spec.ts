import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type FieldUnit, isPlausible, orderedValues } from '../../../../core/field/index.ts';
import { wordsOfRaw } from '../../../../core/field/decode/words.ts';
import { anyOrders, pointOf } from '../points.ts';

describe('the four orders of a value', () => {
  it('[FIELD-6] stand side by side, plausible ones marked', () => {
    const power = pointOf({ type: 'f32', unit: 'W' });
    const words = wordsOfRaw({ ...power, wordOrder: 'lowFirst' }, 46_000)!;
    expect(orderedValues(power, words)).toEqual([
      { wordOrder: 'highFirst', byteOrder: 'highFirst', value: expect.any(Number), isPlausible: false },
      { wordOrder: 'highFirst', byteOrder: 'lowFirst', value: expect.any(Number), isPlausible: false },
      { wordOrder: 'lowFirst', byteOrder: 'highFirst', value: 46, isPlausible: true },
      { wordOrder: 'lowFirst', byteOrder: 'lowFirst', value: expect.any(Number), isPlausible: false },
    ]);
  });

  it('always have the right one among them', () => {
    fc.assert(
      fc.property(anyOrders, fc.double({ min: 1, max: 9000, noNaN: true }), (orders, powerKW) => {
        const point = pointOf({ type: 'f64', unit: 'kW' });
        const right = orderedValues(point, wordsOfRaw({ ...point, ...orders }, powerKW)!).find(
          ({ wordOrder, byteOrder }) => wordOrder === orders.wordOrder && byteOrder === orders.byteOrder,
        );
        expect(right).toEqual({ ...orders, value: powerKW, isPlausible: true });
      }),
    );
  });

  it('do not exist for one word and for a text', () => {
    expect(orderedValues(pointOf(), [1])).toEqual([]);
    expect(orderedValues(pointOf({ type: 'ascii', registers: 2 }), [1, 2])).toEqual([]);
  });

  it('follow the unit that another point says', () => {
    const point = pointOf({ type: 'u32', by: { point: 'unit', cases: { '1': { scale: 2 } } } });
    expect(orderedValues(point, [0, 3], () => 1)[0]!.value).toBe(6);
    expect(orderedValues(point, [0, 3])[0]).toEqual({
      wordOrder: 'highFirst',
      byteOrder: 'highFirst',
      value: undefined,
      isPlausible: false,
    });
  });
});

describe('a plausible value', () => {
  test.each<[FieldUnit, number, number]>([
    ['mbar', -1, 100],
    ['degF', -100, 300],
    ['m3/h', -10, 2000],
    ['m3', 0, 1e10],
    ['W', -10_000, 10_000],
    ['Wh', 0, 1e9],
    ['min', -20_000, 500_000],
    ['%', -1.5, 1.5],
    ['1/min', 0, 100_000],
    ['Hz', 0, 1000],
    ['A', -10_000, 10_000],
    ['V', -1000, 50_000],
    ['', -1e9, 1e9],
  ])('in %s lies between %d and %d of the base unit', (unit, low, high) => {
    expect([low, high].map((value) => isPlausible({ unit }, value))).toEqual([true, true]);
    expect([low - 0.001, high + 0.001].map((value) => isPlausible({ unit }, value))).toEqual([false, false]);
  });

  it('is nothing, or not next to nothing, as wrong orders often are', () => {
    expect([0, 1e-6, 9e-7, -9e-7].map((value) => isPlausible({}, value))).toEqual([true, true, false, false]);
  });

  it('is there', () => {
    expect(isPlausible({}, undefined)).toBe(false);
  });
});
