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
});
