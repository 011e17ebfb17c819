import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MaintenanceOverviewVm } from '../../../../ui/areas/maintenance/maintenanceOverview.vm.ts';
import { maintenanceComponents } from '../../../../core/maintenance/index.ts';
import { machine } from '../overview/overviewFixture.ts';
import { hourOfRunning, item, openMaintenance } from './maintenanceFixture.ts';

async function open(options: Parameters<typeof openMaintenance>[0] = {}) {
  const opened = await openMaintenance(options);
  return { ...opened, vm: new MaintenanceOverviewVm(opened.services) };
}
/** With the running hours, by which no machine runs. */
async function openSettled() {
  const opened = await open();
  opened.push([]);
  await opened.runningHours.load();
  return opened;
}
const remaining = (services: MaintenanceOverviewVm['next']) => services.map((service) => service?.remainingH);

describe('the overview of services', () => {
  afterEach(() => void jest.useRealTimers());

  it('shows the three that come first as figures, also when nothing is due soon', async () => {
    const { vm, push } = await openSettled();
    push([item(1, 'motor', 900), item(2, 'motor', 400), item(3, 'motor', 3000), item(1, 'dryer', 700)]);
    expect(remaining(vm.next)).toEqual([400, 700, 900]);
    expect(vm.headline).toMatchObject({ overdue: 0, soon: 0 });
    push([item(1, 'motor', -38)]);
    expect(remaining(vm.next)).toEqual([-38, undefined, undefined]);
  });

  it('waits for the running hours, and orders by date: 400 h at 12 h a day come after 700 h at 24 h', async () => {
    const { vm, push, runningHours } = await open({ samples: hourOfRunning() });
    push([item(1, 'motor', 700), item(2, 'motor', 400)]);
    expect([vm.headline, remaining(vm.next)[0], vm.groups]).toEqual([{ kind: 'loading' }, undefined, []]);
    await runningHours.load();
    expect(remaining(vm.next).slice(0, 2)).toEqual([700, 400]);
  });

  it('orders by the hours left when the running hours could not be fetched, or are late', async () => {
    const { vm, push, runningHours, station } = await open({ samples: hourOfRunning() });
    push([item(1, 'motor', 700), item(2, 'motor', 400)]);
    station.fail('dailyStatistics', 'failed');
    await runningHours.load();
    expect(remaining(vm.next).slice(0, 2)).toEqual([400, 700]);

    station.mend('dailyStatistics');
    const release = station.hold('dailyStatistics');
    jest.useFakeTimers();
    const retried = runningHours.retry();
    expect(vm.headline).toEqual({ kind: 'loading' });
    jest.advanceTimersByTime(3000);
    expect([runningHours.state, remaining(vm.next).slice(0, 2)]).toEqual(['late', [400, 700]]);
    jest.useRealTimers();
    release();
    await retried;
    expect(remaining(vm.next).slice(0, 2)).toEqual([700, 400]);
  });

  it('lists what is urgent of ten machines with eleven parts, and the others when asked for', async () => {
    const { vm, push } = await openSettled();
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
    const { vm, push, station } = await openSettled();
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
