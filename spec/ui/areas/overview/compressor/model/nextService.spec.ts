import { expect, test } from '@jest/globals';
import type { MaintenanceItem } from '../../../../../../core/maintenance/index.ts';
import { nextService } from '../../../../../../ui/areas/overview/compressor/model/nextService.ts';

const item = (index: number, component: MaintenanceItem['component'], remainingH: number | undefined): MaintenanceItem => ({
  index,
  component,
  intervalH: 2000,
  remainingH,
});

test.each<[string, readonly MaintenanceItem[], MaintenanceItem['component'] | undefined]>([
  ['none of no items', [], undefined],
  ['none of other machines', [item(2, 'motor', 5)], undefined],
  ['none whose time is not known', [item(1, 'motor', undefined), item(1, 'dryer', NaN)], undefined],
  ['the one with the fewest hours', [item(1, 'motor', 500), item(1, 'dryer', 40), item(1, 'oilFilter', 41)], 'dryer'],
  ['the one that is overdue for longest', [item(1, 'motor', -1), item(1, 'dryer', -30), item(1, 'oilFilter', 0)], 'dryer'],
  ['the first of equals', [item(1, 'motor', 7), item(1, 'dryer', 7)], 'motor'],
])('is %s', (_, items, component) => {
  expect(nextService(items, 1)?.component).toBe(component);
});
