import { describe, expect, it, test } from '@jest/globals';
import { sheetCurve, sheetSpecificPower } from '../../../core/machines/index.ts';
import { sheetPowerKW } from '../../../core/machines/sheetPower.ts';

const full = { flowM3min: 15, powerKW: 90 };

describe('the power that a sheet states', () => {
  test.each([
    [0, 0],
    [5, 30],
    [20, 120],
  ])('of a fixed speed has one specific power: at %d m3/min %d kW', (flowM3min, powerKW) => {
    expect(sheetPowerKW({ ...full, points: [] }, flowM3min)).toBe(powerKW);
  });

  const points = [
    { flowM3min: 10, powerKW: 56 },
    { flowM3min: 5, powerKW: 36 },
  ];
  test.each([
    [4.94, undefined],
    [4.96, 35.84],
    [5, 36],
    [7.5, 46],
    [10, 56],
    [10.5, 59.4],
    [13, 76.4],
    [15, 90],
    [15.1, 90.68],
    [15.16, undefined],
  ])('of a variable speed is linear between its points, and a hundredth beyond them: at %d m3/min %p kW', (flowM3min, powerKW) => {
    const found = sheetPowerKW({ ...full, points }, flowM3min);
    expect(found === undefined ? undefined : Math.round(found * 1e9) / 1e9).toBe(powerKW);
  });

  it('is known where two points have the same flow', () => {
    expect(sheetPowerKW({ ...full, points: [{ flowM3min: 15, powerKW: 80 }] }, 15)).toBe(80);
  });

  it('at its full flow has a specific power', () => {
    expect(sheetSpecificPower(full)).toBe(6);
  });
});

describe('the curve of a sheet', () => {
  it('has a twentieth of the greatest flow from one point to the next, with what is tolerated', () => {
    const curve = sheetCurve({ ...full, points: [] }, 30, 0.1);
    expect(curve.map(({ flowM3min }) => flowM3min)).toEqual(Array.from({ length: 21 }, (_, i) => i * 1.5));
    expect(curve[2]).toEqual({ flowM3min: 3, powerKW: 18, lowKW: expect.closeTo(16.2, 9), highKW: expect.closeTo(19.8, 9) });
  });

  it('of a variable speed is where it has points', () => {
    const curve = sheetCurve({ ...full, points: [{ flowM3min: 5, powerKW: 30 }] }, 20, 0.1);
    expect(curve.map(({ flowM3min, powerKW }) => [flowM3min, powerKW])).toEqual(Array.from({ length: 11 }, (_, i) => [5 + i, 30 + 6 * i]));
  });
});
