import { describe, expect, test } from '@jest/globals';
import type { MachineFaults } from '../../../../core/faults/index.ts';
import type { MaintenanceItem } from '../../../../core/maintenance/index.ts';
import { areaCount } from '../../../../ui/shell/header/areaCount.ts';

/** Compressors number their faults from 1: 1 maintenance, 17 a warning, 65 an error. */
const faults = (...numbers: readonly number[]): MachineFaults[] => [
  { source: 3, errors: Object.fromEntries(numbers.map((number) => [number, true])), indicators: {} },
];
const services = (...remainingH: readonly (number | undefined)[]): MaintenanceItem[] =>
  remainingH.map((each) => ({ index: 1, component: 'oilFilter', intervalH: 2000, remainingH: each }));

const shown = (found: ReturnType<typeof areaCount>) => found && [found.count, found.tone];

describe('the count beside an area', () => {
  test.each([
    ['overdue services', services(-1, -20, 50, 3000), [2, 's-warn']],
    ['services that are due soon when none is overdue', services(0, 50, 3000, undefined), [2, 's-maint']],
    ['nothing when none is due', services(3000, undefined), undefined],
    ['nothing when the station keeps them to itself', undefined, undefined],
  ])('is of %s', (_, maintenance, expected) => {
    expect(shown(areaCount('maintenance', { faults: faults(65), maintenance }))).toEqual(expected);
  });

  test.each([
    ['errors', faults(1, 17, 18, 65), [1, 's-error']],
    ['warnings when there is no error', faults(1, 17, 18), [2, 's-warn']],
    ['nothing for a due service', faults(1), undefined],
    ['nothing without faults', [], undefined],
  ])('is of %s', (_, found, expected) => {
    expect(shown(areaCount('errors', { faults: found, maintenance: services(-1) }))).toEqual(expected);
  });

  test('is none beside the other areas', () => {
    for (const area of ['overview', 'analytics', 'energyBalancing', 'settings'] as const)
      expect(areaCount(area, { faults: faults(65), maintenance: services(-1) })).toBeUndefined();
  });
});
