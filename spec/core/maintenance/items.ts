import fc from 'fast-check';
import { maintenanceComponents, type MaintenanceItem } from '../../../core/maintenance/index.ts';

const hours = fc.option(fc.oneof(fc.integer({ min: -10_000, max: 30_000 }), fc.double(), fc.constantFrom(0, 100, 2000, 4000, 8000)), {
  nil: undefined,
});

export const maintenanceItem: fc.Arbitrary<MaintenanceItem> = fc.record({
  index: fc.integer({ min: 1, max: 10 }),
  component: fc.constantFrom(...maintenanceComponents),
  intervalH: hours,
  remainingH: hours,
});

export const item = (over: Partial<MaintenanceItem> = {}): MaintenanceItem => ({
  index: 1,
  component: 'oilFilter',
  intervalH: 4000,
  remainingH: 1000,
  ...over,
});
