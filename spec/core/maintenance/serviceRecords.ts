import fc from 'fast-check';
import { maintenanceComponents, type ServicePart, type ServiceRecord } from '../../../core/maintenance/index.ts';

/** A database knows no negative zero. */
const hours = fc.option(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  { nil: undefined },
);
const part: fc.Arbitrary<ServicePart> = fc.record({
  name: fc.string({ minLength: 1, unit: 'grapheme' }),
  number: fc.string(),
  count: fc.integer({ min: 1, max: 99 }),
});

/** Any record but for its id. */
export const anyServiceRecord: fc.Arbitrary<Omit<ServiceRecord, 'id'>> = fc.record({
  index: fc.integer({ min: 1, max: 10 }),
  component: fc.constantFrom(...maintenanceComponents),
  doneAtMs: fc.integer({ min: 0, max: 4e12 }),
  enteredAtMs: fc.integer({ min: 0, max: 4e12 }),
  by: fc.string({ unit: 'grapheme' }),
  note: fc.string({ unit: 'grapheme' }),
  parts: fc.array(part, { maxLength: 3 }),
  runningH: hours,
  intervalH: hours,
  remainingH: hours,
  isRestarted: fc.boolean(),
});

export const someService: ServiceRecord = {
  id: 1,
  index: 2,
  component: 'oilFilter',
  doneAtMs: Date.UTC(2026, 10, 20, 13, 10),
  enteredAtMs: Date.UTC(2026, 10, 20, 13, 32),
  by: 'T. Arslan, Fa. Drucktec',
  note: 'Öl dunkel, Probe genommen.',
  parts: [{ name: 'Ölfilter', number: '10 442 318', count: 1 }],
  runningH: 18_204,
  intervalH: 2000,
  remainingH: -38,
  isRestarted: false,
};
