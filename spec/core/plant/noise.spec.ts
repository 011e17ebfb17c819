import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hash01 } from '../../../core/estimate/index.ts';
import { noiseStream, smoothNoise } from '../../../core/plant/noise.ts';

describe('noise', () => {
  it('goes through a random value each period, and from one to the next without a corner', () => {
    const random = (slot: number) => 2 * hash01(7, 3, slot) - 1;
    const at = (periods: number) => smoothNoise(7, 3, periods * 20_000, 20_000);
    for (const slot of [-2, 0, 5]) {
      const [from, to] = [random(slot), random(slot + 1)];
      expect(at(slot)).toBeCloseTo(from, 12);
      expect(at(slot + 0.25)).toBeCloseTo(from + (to - from) * 0.15625, 12);
      expect(at(slot + 0.5)).toBeCloseTo((from + to) / 2, 12);
    }
  });

  it('has a stream of its own for each thing', () => {
    const streams = Object.values(noiseStream);
    expect(new Set(streams).size).toBe(streams.length);
    // 11 slots of 16 sensors
    expect(noiseStream.events - noiseStream.sensors).toBeGreaterThanOrEqual(176);
  });

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
