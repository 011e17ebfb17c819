import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { rangeBand } from '../../../core/plot/index.ts';

const height = 64;
const padding = 14;
const minRange = 0.3;

describe('the band of a range', () => {
  test.each([
    ['fills the drawing but for its padding', { min: 6, max: 7 }, { top: 14, height: 36 }],
    ['is as much lower as the range is below the least', { min: 6, max: 6.15 }, { top: 23, height: 18 }],
    ['has no height of a single value', { min: 6, max: 6 }, { top: 32, height: 0 }],
  ])('%s', (_, extent, { top, height: bandHeight }) => {
    const band = rangeBand(extent, height, padding, minRange);
    expect(band.top).toBeCloseTo(top, 9);
    expect(band.height).toBeCloseTo(bandHeight, 9);
  });

  it('has no height of a single value where there is no least range', () => {
    expect(rangeBand({ min: 6, max: 6 }, height, padding, 0)).toEqual({ top: 32, height: 0 });
    expect(rangeBand({ min: 6, max: 6.2 }, height, padding, 0)).toEqual({ top: 14, height: 36 });
  });

  it('lies in the middle of the drawing, within its padding, also without a least range', () => {
    const bar = fc.double({ min: 0, max: 16, noNaN: true });
    fc.assert(
      fc.property(bar, bar, fc.constantFrom(0, 0.3, 5), (min, range, least) => {
        const band = rangeBand({ min, max: min + range }, height, padding, least);
        expect(band.top).toBeGreaterThanOrEqual(padding - 1e-9);
        expect(band.top + band.height / 2).toBeCloseTo(height / 2, 9);
      }),
    );
  });
});
