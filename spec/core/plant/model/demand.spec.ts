import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { demandM3min } from '../../../../core/plant/model/demand.ts';
import { demoPlant } from '../../../../core/plant/index.ts';
import { clockAt } from '../../../../core/plant/plantClock.ts';

const { demand, zone } = demoPlant;

/** Mean over an hour; times are given in UTC. */
function meanM3min(seed: number, from: string): number {
  const fromMs = Date.parse(from);
  let sum = 0;
  for (let i = 0; i < 360; i++) sum += demandM3min(demand, seed, fromMs + i * 10_000, clockAt(zone, fromMs + i * 10_000));
  return sum / 360;
}

const dayShift = '2025-11-12T09:00:00Z';

describe('demand', () => {
  test.each([
    ['the night', '2025-11-12T01:00:00Z', 0.05, 0.25],
    ['the lunch break', '2025-11-12T11:02:00Z', 0.5, 0.9],
    ['the evening shift', '2025-11-12T15:00:00Z', 0.6, 0.8],
    ['Friday morning', '2025-11-14T09:00:00Z', 0.85, 1.15],
    ['Saturday', '2025-11-15T09:00:00Z', 0.03, 0.25],
    ['Sunday', '2025-11-16T09:00:00Z', 0.03, 0.25],
    ['Monday morning', '2025-11-17T09:00:00Z', 0.85, 1.15],
  ])('of %s is a fitting share of the day shift, whatever the seed', (_name, from, low, high) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const share = meanM3min(seed, from) / meanM3min(seed, dayShift);
        expect(share).toBeGreaterThan(low);
        expect(share).toBeLessThan(high);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['winter', '2025-11-12T04:00:00Z', '2025-11-12T05:30:00Z'],
    ['summer', '2025-07-16T03:00:00Z', '2025-07-16T04:30:00Z'],
    ['the Monday after clocks went forward', '2025-03-31T03:00:00Z', '2025-03-31T04:30:00Z'],
    ['the Monday after clocks went back', '2025-10-27T04:00:00Z', '2025-10-27T05:30:00Z'],
  ])('rises at half past five by the clock on the wall in %s', (_name, before, later) => {
    expect(meanM3min(1, before)).toBeLessThan(0.25 * demand.plateauM3min);
    expect(meanM3min(1, later)).toBeGreaterThan(0.8 * demand.plateauM3min);
  });

  it('varies on the plateau by 10 to 35 %, and its peaks pass within a minute', () => {
    const fromMs = Date.parse(dayShift);
    const clock = clockAt(zone, fromMs);
    const values = Array.from({ length: 1200 }, (_, i) => demandM3min(demand, 1, fromMs + i * 2000, clock) / demand.plateauM3min);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.1);
    expect(Math.max(...values)).toBeLessThan(1.36);
    const inPeak = values.map((value) => value > 1.16);
    expect(inPeak.some((_, i) => inPeak.slice(i, i + 31).length === 31 && inPeak.slice(i, i + 31).every(Boolean))).toBe(false);
  });

  it('is never negative', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (seed, atMs) => {
        expect(demandM3min(demand, seed, atMs, clockAt(zone, atMs))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
