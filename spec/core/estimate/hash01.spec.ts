import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hash01 } from '../../../core/estimate/index.ts';

describe('a random number for a place', () => {
  const integer = fc.maxSafeInteger();

  it('lies from 0 to below 1 for any seed, stream and slot', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), integer, (seed, stream, slot) => {
        const value = hash01(seed, stream, slot);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }),
    );
  });

  it('spreads evenly over its range, from slot to slot, from seed to seed and from stream to stream', () => {
    const along: readonly ((i: number) => number)[] = [(i) => hash01(1, 1, i), (i) => hash01(i, 1, 1), (i) => hash01(1, i, 1)];
    for (const value of along) {
      const counts = new Array<number>(10).fill(0);
      for (let i = 0; i < 10_000; i++) counts[Math.floor(10 * value(i))]!++;
      expect(Math.min(...counts)).toBeGreaterThan(850);
      expect(Math.max(...counts)).toBeLessThan(1150);
    }
  });

  it('is not correlated from one slot to the next', () => {
    let sum = 0;
    for (let i = 0; i < 10_000; i++) sum += (hash01(7, 2, i) - 0.5) * (hash01(7, 2, i + 1) - 0.5);
    expect(Math.abs(sum / 10_000)).toBeLessThan(1 / 12 / 20);
  });
});

it.each([
  [1, 1, 0, 0.3263217306230217],
  [7, 2, 1, 0.09863666002638638],
  [-3, 40, 123_456, 0.6106271839234978],
  [2_147_483_648, 5, 4_294_967_305, 0.956264283740893],
  [1, 10, 1_099_511_627_776, 0.8249383342918009],
])('what is drawn for seed %i, stream %i and slot %i is so in each version', (seed, stream, slot, drawn) => {
  expect(hash01(seed, stream, slot)).toBe(drawn);
});
