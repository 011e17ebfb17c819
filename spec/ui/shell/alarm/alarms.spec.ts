import { expect, it } from '@jest/globals';
import { alarmsOf } from '../../../../ui/shell/alarm/alarms.ts';
import { faultsOf, motorTrip, oilFilter, tooHot } from '../../areas/errors/errorLogFixture.ts';

it('the worst of what is up comes first, and a due service is no alarm', () => {
  const alarms = alarmsOf([faultsOf('master', tooHot), faultsOf(1, oilFilter), faultsOf(2, tooHot, motorTrip)], []);
  expect(alarms).toEqual([
    { source: 2, severity: 'error', bitIndex: motorTrip },
    { source: 'master', severity: 'warning', bitIndex: tooHot },
    { source: 2, severity: 'warning', bitIndex: tooHot },
  ]);
});

it('a machine in error or without connection is an alarm where no fault of it says so', () => {
  const alarms = alarmsOf(
    [faultsOf(1, motorTrip), faultsOf(2, tooHot)],
    [
      { slot: 1, state: 'error' },
      { slot: 2, state: 'error' },
      { slot: 3, state: 'communicationError' },
      { slot: 4, state: 'warning' },
      { slot: 5, state: undefined },
    ],
  );
  expect(alarms).toEqual([
    { source: 1, severity: 'error', bitIndex: motorTrip },
    { source: 2, severity: 'error', bitIndex: undefined, state: 'error' },
    { source: 3, severity: 'error', bitIndex: undefined, state: 'communicationError' },
    { source: 2, severity: 'warning', bitIndex: tooHot },
  ]);
});
