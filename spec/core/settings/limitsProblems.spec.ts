import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings, freeLimit, type PointLimits, settingsProblems } from '../../../core/settings/index.ts';

const band: PointLimits = { ...freeLimit, point: 'networkPressure', hasLower: true, lower: 6, hasUpper: true, upper: 8 };
const problemsOf = (...taken: readonly PointLimits[]) =>
  settingsProblems(
    'limits',
    { ...defaultSettings.limits, points: defaultSettings.limits.points.map((free, place) => taken[place] ?? free) },
    { zones: [], allowLocalGateway: false },
  ).map(({ field, message: { code } }) => `${field}: ${code}`);

describe('limits', () => {
  it('are right as a station begins, and with a band or one limit', () => {
    expect(problemsOf()).toEqual([]);
    expect(problemsOf(band, { ...band, point: '1-pressure-INTERNAL_PRESS', hasLower: false, lower: 9 })).toEqual([]);
  });

  test.each<[Partial<PointLimits>, string]>([
    [{ point: 'dew point' }, 'points.0.point: unknownPoint'],
    [{ lower: NaN }, 'points.0.lower: noNumber'],
    [{ upper: NaN }, 'points.0.upper: noNumber'],
    [{ upper: 6 }, 'points.0.upper: lowerNotBelowUpper'],
    [{ hysteresis: -0.1 }, 'points.0.hysteresis: negativeNumber'],
    [{ hysteresis: NaN }, 'points.0.hysteresis: noNumber'],
    [{ hysteresis: 2 }, 'points.0.hysteresis: hysteresisTooWide'],
    [{ delayS: 3601 }, 'points.0.delayS: outOfRange'],
    [{ delayS: -1 }, 'points.0.delayS: outOfRange'],
  ])('with %j are not', (change, problem) => {
    expect(problemsOf({ ...band, ...change })).toEqual([problem]);
  });

  test.each<Partial<PointLimits>>([
    { delayS: 0 },
    { delayS: 3600 },
    { hysteresis: 1.9 },
    { hysteresis: 0 },
    { hysteresis: 5, hasUpper: false },
    { hysteresis: 5, hasLower: false },
    { lower: NaN, hasLower: false },
    { upper: NaN, hasUpper: false },
    { lower: 9, hasLower: false },
    { upper: 5, hasUpper: false },
  ])('with %j are right', (change) => {
    expect(problemsOf({ ...band, ...change })).toEqual([]);
  });

  it('of a place that is free are none: no border, no hysteresis, ten seconds of delay, a warning that is sent', () => {
    const { limits } = defaultSettings;
    expect([limits.points.length, limits.recordsWarnings, new Set(limits.points)]).toEqual([24, false, new Set([freeLimit])]);
    expect(freeLimit).toEqual({
      ...{ point: '', hasLower: false, lower: 0, hasUpper: false, upper: 0, hysteresis: 0, delayS: 10, severity: 'warning', isSent: true },
    });
  });

  it('of one point are set once', () => {
    expect(problemsOf(band, { ...band })).toEqual(['points.1.point: pointTwice']);
  });
});
