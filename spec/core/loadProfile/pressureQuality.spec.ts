import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pressureBandOf } from '../../../core/loadProfile/index.ts';
import { pressureQuality } from '../../../core/loadProfile/pressureQuality.ts';
import { defaultSettings, networkPressureId, type PointLimits } from '../../../core/settings/index.ts';
import { type ChannelSums, quarterHourMs } from '../../../core/totals/index.ts';
import { sumsOf } from './sums.ts';

const withExtremes = (rows: readonly (readonly [least: number, mean: number, greatest: number])[]): ChannelSums => ({
  ...sumsOf(
    0,
    rows.map(([, mean]) => mean),
  ),
  least: Float32Array.from(rows, ([least]) => least),
  greatest: Float32Array.from(rows, ([, , greatest]) => greatest),
});
const rows = [
  [7, 7.25, 7.5],
  [6.5, 7, 7.5],
  [6.25, 6.5, 6.75],
  [7, 7.5, 8],
] as const;
const band = { low: 6.875, high: 7.75 };

describe('how good the pressure was', () => {
  it('is bounded by what quarter hours are known to have: for how long, only where all of one lies on one side', () => {
    expect(pressureQuality(withExtremes(rows), band, new Map())).toMatchObject({
      hours: 1,
      p50: 7.25,
      least: 6.25,
      greatest: 8,
      below: { least: 0.25, most: 0.5 },
      above: { least: 0, most: 0.25 },
      inside: { least: 0.25, most: 0.75 },
    });
  });

  it('[GAIN-3] has the means of its quarter hours in classes, each for as long as it is known', () => {
    const sums = withExtremes(rows);
    const half = {
      ...sums,
      coveredMs: sums.coveredMs.map((ms, i) => (i === 3 ? ms / 2 : ms)),
      sums: sums.sums.map((sum, i) => (i === 3 ? sum / 2 : sum)),
    };
    const { fromBar, stepBar, shares } = pressureQuality(half, band, new Map())!.classes;
    expect([fromBar, stepBar, shares.length]).toEqual([6.5, 0.025, 41]);
    expect([0, 20, 30, 40].map((i) => shares[i])).toEqual([2 / 7, 2 / 7, 2 / 7, 1 / 7]);
  });

  it('has what followed below the limit as one, with the lowest value and the machines that were on load in it', () => {
    const loads = new Map([
      [1, sumsOf(0, [1, 0, 0, 1])],
      [2, sumsOf(0, [0, 0, 0.5, 0])],
      [4, sumsOf(0, [NaN, 0.5, 1, 0])],
    ]);
    expect(pressureQuality(withExtremes(rows), band, loads)!.low).toEqual([
      { fromMs: quarterHourMs, untilMs: 3 * quarterHourMs, least: 6.25, ran: [2, 4] },
    ]);
  });

  it('has each time below the limit by itself, with the machines on load in it, whatever quarter hours are missing', () => {
    const low = [1, 1, 0, 1, NaN, 1, 0, 0, 1, 1].map((isLow) => (Number.isNaN(isLow) ? NaN : 7 - isLow));
    const loads = new Map([
      [3, sumsOf(2 * quarterHourMs, [1, NaN, 0, 0.25, 1, 1, 0, 0.5, 1])],
      [8, sumsOf(0, [0, 0.5, 1, 1])],
    ]);
    const found = pressureQuality(sumsOf(0, low), { low: 6.5, high: undefined }, loads)!;
    expect(found.low.map(({ fromMs, untilMs, ran }) => [fromMs / quarterHourMs, untilMs / quarterHourMs, ran])).toEqual([
      [0, 2, [8]],
      [3, 4, [8]],
      [5, 6, [3]],
      [8, 10, [3]],
    ]);
  });

  it('has what 1, 50 and 99 % of the time stay below', () => {
    const means = Array.from({ length: 100 }, (_, i) => 1 + ((i * 37) % 100));
    const found = pressureQuality(sumsOf(0, means), band, new Map())!;
    expect([found.p1, found.p50, found.p99, found.hours]).toEqual([2, 51, 100, 25]);
  });

  it('counts what is at a limit as inside of it', () => {
    const found = pressureQuality(sumsOf(0, [6.875, 7, 7.75, 7.8]), band, new Map())!;
    expect([found.below, found.above, found.inside, found.low]).toEqual([
      { least: 0, most: 0 },
      { least: 0.25, most: 0.25 },
      { least: 0.75, most: 0.75 },
      [],
    ]);
    const only = (limits: Parameters<typeof pressureQuality>[1]) => pressureQuality(sumsOf(0, [6, 7, 7, 8]), limits, new Map())!.inside;
    expect([only({ low: 6.5, high: undefined }), only({ low: undefined, high: 7 })]).toEqual([
      { least: 0.75, most: 0.75 },
      { least: 0.75, most: 0.75 },
    ]);
  });

  it('is nothing of quarter hours of which no time is known', () => {
    const sums = sumsOf(0, [7, 7]);
    expect(pressureQuality({ ...sums, coveredMs: new Float64Array(2) }, band, new Map())).toBeUndefined();
  });

  it('has no share beyond a limit that there is not, and none at all without a value', () => {
    const { below, above, inside, low } = pressureQuality(withExtremes(rows), { low: undefined, high: undefined }, new Map())!;
    expect([below, above, inside, low]).toEqual([undefined, undefined, undefined, []]);
    expect(pressureQuality(sumsOf(0, []), band, new Map())).toBeUndefined();
  });

  it('holds the true share of any course within the quarter hours between its bounds', () => {
    const value = fc.double({ min: 6, max: 9, noNaN: true });
    const quarter = fc.array(value, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(quarter, { minLength: 1, maxLength: 12 }), (quarters) => {
        const course = quarters.map((each) => each.map(Math.fround));
        const sums = withExtremes(course.map((each) => [Math.min(...each), each.reduce((a, b) => a + b) / 4, Math.max(...each)]));
        const found = pressureQuality(sums, band, new Map())!;
        const share = (is: (of: number) => boolean) => course.flat().filter(is).length / course.flat().length;
        for (const [bounds, truth] of [
          [found.below, share((of) => of < band.low)],
          [found.above, share((of) => of > band.high)],
          [found.inside, share((of) => of >= band.low && of <= band.high)],
        ] as const) {
          expect(bounds!.least).toBeLessThanOrEqual(truth + 1e-9);
          expect(bounds!.most).toBeGreaterThanOrEqual(truth - 1e-9);
        }
      }),
    );
  });

  it('is that between the narrowest limits of the network pressure in the settings', () => {
    const [free, ...others] = defaultSettings.limits.points;
    const limit = (of: Partial<PointLimits>): PointLimits => ({ ...free!, point: networkPressureId, ...of });
    const settings = (...points: readonly PointLimits[]) => ({ ...defaultSettings.limits, points: [...points, ...others] });
    expect(pressureBandOf(defaultSettings.limits)).toEqual({ low: undefined, high: undefined });
    const two = settings(limit({ hasLower: true, lower: 6, hasUpper: true, upper: 9 }), limit({ hasLower: true, lower: 6.5 }));
    expect(pressureBandOf(two)).toEqual({ low: 6.5, high: 9 });
  });
});
