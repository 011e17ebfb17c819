import { describe, expect, it } from '@jest/globals';
import { freeAirFactor } from '../../../../core/field/index.ts';

describe('a cubic metre of a reference', () => {
  it('of DIN 1343 is 1.0874 m3 of free air, of ISO 2533 1.0308, of ISO 1217 itself', () => {
    expect(freeAirFactor('din1343')).toBeCloseTo(1.0874, 4);
    expect(freeAirFactor('iso2533')).toBeCloseTo(1.0308, 4);
    expect(freeAirFactor('iso1217')).toBe(1);
  });

  it('holds as much air as the ideal gas law says: 1.01325 bar at 273.15 K against 1 bar at 293.15 K', () => {
    expect(freeAirFactor('din1343')).toBeCloseTo((1.01325 * 293.15) / 273.15, 12);
    expect(freeAirFactor('iso2533')).toBeCloseTo((1.01325 * 293.15) / 288.15, 12);
  });
});
