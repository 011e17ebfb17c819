import { expect, it } from '@jest/globals';
import { knownUnits, unitScale } from '../../../../core/dayFile/text/unitScale.ts';

it.each([
  ['systemPressureBar', 'bar', 1, 0],
  ['linePressureBar', 'psi', 14.50377377, 0],
  ['systemPressureBar', 'MPa', 0.1, 0],
  ['volumeFlowM3min', 'm3/min', 1, 0],
  ['volumeFlowM3min', 'm3/h', 60, 0],
  ['deliveryVolumeM3min', 'cft/min', 35.31467, 0],
  ['deliveryVolumeM3min', 'm3/s', 1 / 60, 0],
  ['powerKW', 'kW', 1, 0],
  ['electricalPowerKW', 'kW', 1, 0],
  ['temperatureDegC', 'degC', 1, 0],
  ['temperatureDegC', 'degF', 1.8, 32],
  ['temperatureDegC', 'K', 1, 273.15],
  ['temperatureDegC', 'degK', 1, 273.15],
  ['loadRatio', 'percent', 100, 0],
  ['status', '', 1, 0],
  ['technology', undefined, 1, 0],
] as const)('%s in %p is the base unit times %d, and %d more', (quantity, unit, factor, offset) => {
  expect(unitScale(quantity, unit)).toEqual({ factor: expect.closeTo(factor, 12), offset });
  expect(knownUnits(quantity)).toContain(unit ?? '');
});

it.each([
  ['systemPressureBar', undefined],
  ['systemPressureBar', 'kW'],
  ['volumeFlowM3min', 'm3'],
  ['loadRatio', ''],
  ['status', 'percent'],
] as const)('%s is not in %p', (quantity, unit) => {
  expect(unitScale(quantity, unit)).toBeUndefined();
});
