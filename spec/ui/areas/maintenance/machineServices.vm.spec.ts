import { expect, it } from '@jest/globals';
import { MachineServicesVm } from '../../../../ui/areas/maintenance/machineServices.vm.ts';
import { item, openMaintenance } from './maintenanceFixture.ts';

it('a machine shows its own services, soonest first, on the scale of its own intervals', async () => {
  const { services, runningHours, push } = await openMaintenance();
  push([item(1, 'motor', 900, 4000), item(2, 'motor', 10, 24_000), item(1, 'dryer', -5, 2000), item(1, 'oilFilter', undefined, 2000)]);
  const vm = new MachineServicesVm(services, 1);
  expect([vm.list, vm.headline]).toEqual([[], { kind: 'loading' }]);
  await runningHours.load();
  expect(vm.list.map(({ component }) => component)).toEqual(['dryer', 'motor', 'oilFilter']);
  expect([vm.chart.scaleH, vm.next?.component, vm.headline]).toEqual([
    4000,
    'dryer',
    { kind: 'counted', overdue: 1, soon: 0, soonHasDates: false },
  ]);
  expect(new MachineServicesVm(services, 2).chart.scaleH).toBe(8000);
});

it('a machine without services says so, and one that nothing is known of has none that is next', async () => {
  const { services, runningHours, push, station } = await openMaintenance();
  push([item(1, 'motor', 900)]);
  await runningHours.load();
  expect(new MachineServicesVm(services, 2).headline).toEqual({ kind: 'empty' });
  station.setConnection('webserverLost');
  const vm = new MachineServicesVm(services, 1);
  expect([vm.headline, vm.next, vm.list.length]).toEqual([{ kind: 'lost' }, undefined, 1]);
});
