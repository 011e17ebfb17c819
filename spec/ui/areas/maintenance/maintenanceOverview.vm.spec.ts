import { describe, expect, it } from '@jest/globals';
import { MaintenanceOverviewVm } from '../../../../ui/areas/maintenance/maintenanceOverview.vm.ts';
import { maintenanceComponents } from '../../../../core/maintenance/index.ts';
import { machine } from '../overview/overviewFixture.ts';
import { hourOfRunning, item, openMaintenance } from './maintenanceFixture.ts';

async function open() {
  const opened = await openMaintenance({ samples: hourOfRunning() });
  return { ...opened, vm: new MaintenanceOverviewVm(opened.services) };
}
const remaining = (services: MaintenanceOverviewVm['next']) => services.map((service) => service?.remainingH);

describe('the overview of services', () => {
  it('shows the three that come first as figures, also when nothing is due soon', async () => {
    const { vm, push } = await open();
    push([item(1, 'motor', 900), item(2, 'motor', 400), item(3, 'motor', 3000), item(1, 'dryer', 700)]);
    expect(remaining(vm.next)).toEqual([400, 700, 900]);
    expect(vm.headline).toMatchObject({ overdue: 0, soon: 0 });
    push([item(1, 'motor', -38)]);
    expect(remaining(vm.next)).toEqual([-38, undefined, undefined]);
  });

  it('orders by date once the running hours are known: 400 h at 12 h a day come after 700 h at 24 h', async () => {
    const { vm, push, runningHours } = await open();
    push([item(1, 'motor', 700), item(2, 'motor', 400)]);
    expect(remaining(vm.next).slice(0, 2)).toEqual([400, 700]);
    await runningHours.load();
    expect(remaining(vm.next).slice(0, 2)).toEqual([700, 400]);
  });

  it('lists what is urgent of ten machines with eleven parts, and the others when asked for', async () => {
    const { vm, push } = await open();
    const machines = Array.from({ length: 10 }, (_, i) => machine(i + 1));
    push(
      machines.flatMap(({ index }) =>
        maintenanceComponents.map((component, i) => item(index, component, i === 0 ? index * 30 - 60 : 1000 + i)),
      ),
      machines,
    );
    const rows = () => vm.groups.reduce((sum, { services }) => sum + services.length, 0);
    expect([rows(), vm.laterCount]).toEqual([8, 102]);
    vm.toggle();
    expect([rows(), vm.isOpen]).toEqual([110, true]);
    expect(vm.laterCount).toBe(102);
    vm.toggle();
    expect(rows()).toBe(8);
  });

  it('[LIVE-2] a lost connection clears figures and list', async () => {
    const { vm, push, station } = await open();
    push([item(1, 'motor', -38)]);
    station.setConnection('controlLost');
    expect([vm.headline, remaining(vm.next), vm.groups, vm.asOfMs]).toEqual([
      { kind: 'lost' },
      [undefined, undefined, undefined],
      [],
      undefined,
    ]);
    push([item(1, 'motor', -39)]);
    expect(remaining(vm.next)[0]).toBe(-39);
  });
});
