import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { smoothNoise } from '../../../core/plant/noise.ts';

describe('noise', () => {
  it('moves smoothly within -1..1 as time goes on', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -1e13, max: 1e13 }), (seed, atMs) => {
        const value = smoothNoise(seed, 1, atMs, 20_000);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(Math.abs(smoothNoise(seed, 1, atMs + 10, 20_000) - value)).toBeLessThan(0.002);
      }),
    );
  });
});
