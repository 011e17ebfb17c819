import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { medianSpacingMs } from '../../../core/samples/index.ts';
import { ascendingTimesMs, tableOf } from './tables.ts';

describe('the usual spacing of samples', () => {
  it('is that of a regular log, also with some outages', () => {
    const times = Array.from({ length: 5000 }, (_, i) => i * 2000 + Math.floor(i / 1000) * 3_600_000);
    expect(medianSpacingMs(tableOf(times))).toBe(2000);
  });

  it('is one that occurs, and unknown below two samples', () => {
    fc.assert(
      fc.property(ascendingTimesMs(), (times) => {
        const spacing = medianSpacingMs(tableOf(times));
        if (times.length < 2) expect(spacing).toBeNaN();
        else expect(times.slice(1).map((atMs, i) => atMs - times[i]!)).toContain(spacing);
      }),
    );
  });

  it('is the middle one, of an even number the lower, of up to 101', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 101 }), (spacings) => {
        let atMs = 5;
        const times = [atMs, ...spacings.map((ms) => (atMs += ms))];
        expect(medianSpacingMs(tableOf(times))).toBe(spacings.toSorted((a, b) => a - b)[Math.ceil(spacings.length / 2) - 1]);
      }),
    );
  });

  it('is that of 101 places spread over a longer log', () => {
    const log = (looked: number, others: number) => {
      let atMs = 0;
      return tableOf(Array.from({ length: 203 }, (_, i) => (atMs += i % 2 === 0 ? others : looked)));
    };
    expect([medianSpacingMs(log(2000, 10_000)), medianSpacingMs(log(10_000, 2000))]).toEqual([2000, 10_000]);
  });
});
