import { describe, expect, it } from '@jest/globals';
import { sitePeakOf } from '../../../core/cost/sitePeak.ts';

const quarterMs = 900_000;
const site = new Map([
  [10, 500],
  [11, 800],
  [13, 800],
  [14, 790],
]);
const known = (...quarters: readonly number[]) =>
  quarters.map((quarter) => ({ fromMs: quarter * quarterMs, powerKW: 10 * quarter, noLoadKW: 0 }));

describe('the highest quarter hour of a site', () => {
  it('is the first one of those that are as high, with what the station took in it', () => {
    expect(sitePeakOf(site, 10, 14, known(10, 11, 13))).toEqual({ fromMs: 11 * quarterMs, siteKW: 800, stationKW: 110, coverage: 0.8 });
  });

  it('is of the quarter hours from the first to the last one, both included', () => {
    expect(sitePeakOf(site, 12, 13, known(13))).toEqual({ fromMs: 13 * quarterMs, siteKW: 800, stationKW: 130, coverage: 0.5 });
    expect(sitePeakOf(site, 14, 20, known(13))).toEqual({ fromMs: 14 * quarterMs, siteKW: 790, stationKW: undefined, coverage: 1 / 7 });
    expect(sitePeakOf(site, 10, 10, [])).toMatchObject({ siteKW: 500, coverage: 1 });
    expect([sitePeakOf(site, 12, 12, []), sitePeakOf(site, 15, 20, []), sitePeakOf(site, 11, 10, [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may be below 0 where the site gives power back', () => {
    expect(sitePeakOf(new Map([[1, -50], [2, -20]]), 1, 2, [])).toMatchObject({ siteKW: -20, coverage: 1 }); // prettier-ignore
  });
});
