import { describe, expect, it, test } from '@jest/globals';
import type { DemandConfig } from '../../../../core/plant/index.ts';
import { hash01 } from '../../../../core/estimate/index.ts';
import { demandM3min } from '../../../../core/plant/model/demand.ts';
import { noiseStream, smoothNoise } from '../../../../core/plant/noise.ts';
import { noonMs, plantOf } from './handmade.ts';

const clock = { offsetMs: 0, validUntilMs: Infinity };
const midnightMs = noonMs - 12 * 3_600_000;
const still: DemandConfig = {
  ...plantOf([]).demand,
  plateauM3min: 50,
  weekday: [
    { hour: 0, share: 0.2 },
    { hour: 6, share: 0.3 },
    { hour: 8, share: 1 },
    { hour: 20, share: 0.4 },
    { hour: 24, share: 0.2 },
  ],
  weekend: [
    { hour: 0, share: 0.1 },
    { hour: 24, share: 0.06 },
  ],
};
const at = (config: DemandConfig, sinceMidnightS: number, seed = 1) => demandM3min(config, seed, midnightMs + sinceMidnightS * 1000, clock);

describe('what consumers take', () => {
  test.each([
    [0, 10],
    [3, 12.5],
    [6, 15],
    [7, 32.5],
    [8, 50],
    [14, 35],
    [20, 20],
    [23, 12.5],
  ])('lies on straight lines between the points of the day: at %d h %d m3/min', (hour, m3min) => {
    expect(at(still, hour * 3600)).toBeCloseTo(m3min, 9);
  });

  it('is that of the weekend on a Saturday and a Sunday, and of another profile where it is asked for', () => {
    const noonOf = (days: number) => demandM3min(still, 1, noonMs + days * 86_400_000, clock);
    expect([0, 2, 3, 4, 5].map(noonOf).map((each) => Math.round(each * 1000) / 1000)).toEqual([40, 40, 4, 4, 40]);
    expect(demandM3min(still, 1, noonMs, clock, 'weekend')).toBeCloseTo(4, 9);
  });

  it('varies slowly over 6 min and fast over 20 s, in proportion to the root of the share', () => {
    const noisy = { ...still, noise: { slowShare: 0.1, fastShare: 0.04 } };
    for (let s = 0; s < 900; s += 7) {
      const atMs = noonMs + s * 1000;
      const share = at(still, 12 * 3600 + s) / 50;
      const slow = 0.1 * smoothNoise(3, noiseStream.slowDemand, atMs, 360_000);
      const fast = 0.04 * smoothNoise(3, noiseStream.fastDemand, atMs, 20_000);
      expect(at(noisy, 12 * 3600 + s, 3)).toBeCloseTo(50 * (share + Math.sqrt(share) * (slow + fast)), 9);
    }
  });

  it('is never below nothing', () => {
    const wild = { ...still, noise: { slowShare: 9, fastShare: 0 } };
    const taken = Array.from({ length: 100 }, (_, i) => at(wild, i * 600));
    expect(Math.min(...taken)).toBe(0);
    expect(Math.max(...taken)).toBeGreaterThan(50);
  });
});

describe('short peaks', () => {
  const slots = 200;
  /** Lengths in s, begins within the slot in s and heights of the peaks in slots of 300 s. */
  const peaksOf = (peaks: Partial<DemandConfig['peaks']>) => {
    const { weekday, weekend } = plantOf([]).demand;
    const config = { ...still, plateauM3min: 2, weekday, weekend, peaks: { ...still.peaks, everyS: 300, ...peaks } };
    const found: { readonly lengthS: number; readonly beginS: number; readonly height: number }[] = [];
    for (let slot = 0; slot < slots; slot++) {
      const shares = Array.from({ length: 300 }, (_, s) => at(config, slot * 300 + s) - 1);
      const raised = shares.filter((share) => share > 1e-9);
      if (raised.length === 0) continue;
      const beginS = shares.findIndex((share) => share > 1e-9);
      expect(shares.findLastIndex((share) => share > 1e-9) - beginS + 1).toBe(raised.length);
      found.push({ lengthS: raised.length, beginS, height: raised[0]! });
    }
    return found;
  };
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

  it('come in each slot with their chance', () => {
    expect(peaksOf({ chance: 1 })).toHaveLength(slots);
    const share = peaksOf({ chance: 0.4 }).length / slots;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.5);
  });

  it('are of any length and height between their limits, anywhere in their slot', () => {
    const found = peaksOf({ chance: 1, minS: 40, maxS: 80, minShare: 0.1, maxShare: 0.3 });
    const [shortest, longest] = range(found.map(({ lengthS }) => lengthS));
    const [lowest, highest] = range(found.map(({ height }) => height));
    const [first, last] = range(found.map(({ beginS }) => beginS));
    const [earliest, latest] = range(found.map(({ beginS, lengthS }) => beginS + lengthS));
    expect([shortest >= 39, shortest <= 43, longest >= 77, longest <= 81]).toEqual([true, true, true, true]);
    expect([lowest >= 0.1, lowest < 0.11, highest > 0.29, highest <= 0.3]).toEqual([true, true, true, true]);
    expect([first >= 0, first <= 10, last >= 200, earliest <= 90, latest >= 290, latest <= 300]).toEqual(Array<boolean>(6).fill(true));
  });

  it('begin and end to the millisecond', () => {
    const { weekday, weekend } = plantOf([]).demand;
    const config = { ...still, weekday, weekend, peaks: { ...still.peaks, chance: 1, minS: 60, maxS: 60 } };
    for (let slot = 0; slot < 20; slot++) {
      const day = Math.floor(midnightMs / 300_000);
      const beginsMs = (slot + 0.8 * hash01(1, noiseStream.peakStart, day + slot)) * 300_000;
      const isRaised = (sinceMs: number) => at(config, sinceMs / 1000) > 25.1;
      const [first, last] = [Math.ceil(beginsMs), Math.ceil(beginsMs + 60_000) - 1];
      expect([first - 1, first, last, last + 1].map(isRaised)).toEqual([false, true, true, false]);
    }
  });

  it('have the length and the height that there is no choice of', () => {
    const found = peaksOf({ chance: 1, minS: 300, maxS: 300, minShare: 0.25, maxShare: 0.25 });
    expect(found).toHaveLength(slots);
    for (const { lengthS, beginS, height } of found) expect([lengthS, beginS, Math.round(height * 1e6)]).toEqual([300, 0, 250_000]);
  });
});
