import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fleetRetryMs, midnightSpreadMs, slowestBeatS, watchedEveryS } from '../../../core/fleet/index.ts';

describe('how soon a station calls again', () => {
  const always = () => 1;

  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [8, 640],
    [9, 900],
    [50, 900],
  ])('after %d calls without an answer: within %d s', (failures, seconds) => {
    expect(fleetRetryMs(failures, always)).toBe(seconds * 1000);
    expect(fleetRetryMs(failures, () => 0.5)).toBe(seconds * 500);
  });

  it('is each hour at the least, and each ten seconds while somebody looks', () => {
    expect([slowestBeatS, watchedEveryS]).toEqual([3600, 10]);
  });

  it('is never within a second of the last call', () => {
    expect([1, 5, 50].map((failures) => fleetRetryMs(failures, () => 0))).toEqual([1000, 1000, 1000]);
  });
});

describe('the midnights of a country', () => {
  it('are spread over a quarter of an hour, the same for a station each day', () => {
    fc.assert(
      fc.property(fc.string(), (station) => {
        const spread = midnightSpreadMs(station);
        expect(spread).toBeGreaterThanOrEqual(0);
        expect(spread).toBeLessThan(900_000);
        expect(midnightSpreadMs(station)).toBe(spread);
      }),
    );
    const minutes = new Set(Array.from({ length: 1000 }, (_, i) => Math.floor(midnightSpreadMs(`PL-${i}`) / 60_000)));
    expect(minutes.size).toBe(15);
  });

  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('are spread by the FNV-1a hash of 32 bits of a name: %j', (station, hash) => {
    expect(midnightSpreadMs(station)).toBe((hash / 2 ** 32) * 900_000);
  });
});
