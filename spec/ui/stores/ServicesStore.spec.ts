import { describe, expect, it, test } from '@jest/globals';
import { autorun } from 'mobx';
import type { Connection } from '../../../core/ports/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { msPerDay, msPerHour, msPerSecond } from '../../../core/time/index.ts';
import { hourOfRunning, item, openMaintenance } from '../areas/maintenance/maintenanceFixture.ts';
import { machine } from '../areas/overview/overviewFixture.ts';
import { morningMs } from './stationFixture.ts';

describe('the services of the station', () => {
  test.each([
    [63.9, 63, 'dueSoon'],
    [0.4, 0, 'dueSoon'],
    [-0.1, -1, 'overdue'],
    [-24, -24, 'overdue'],
    [100, 100, 'notDue'],
    [99.9, 99, 'dueSoon'],
    [undefined, undefined, undefined],
  ] as const)('count a begun hour as used up: %p h left is %p h, %s', async (remainingH, shown, due) => {
    const { services, push } = await openMaintenance();
    push([item(1, 'oilFilter', remainingH)]);
    expect(services.list.map((service) => [service.remainingH, service.due])).toEqual([[shown, due]]);
  });

  it('have their expected dates once the running hours are known', async () => {
    const { services, runningHours, push } = await openMaintenance({ samples: hourOfRunning() });
    push([item(1, 'oilFilter', 240), item(2, 'oilFilter', 240), item(3, 'oilFilter', 240)]);
    expect(services.list.map(({ expectedMs }) => expectedMs)).toEqual([undefined, undefined, undefined]);
    await runningHours.load();
    const days = services.list.map(({ index, expectedMs }) => [index, expectedMs && Math.round((expectedMs - morningMs) / msPerDay)]);
    expect(days).toEqual([
      [1, 10],
      [2, 20],
      [3, undefined],
    ]);
  });

  it('do not change with each push: only with an hour', async () => {
    const { services, runningHours, push } = await openMaintenance({ samples: hourOfRunning() });
    push([item(1, 'oilFilter', 240.6)]);
    await runningHours.load();
    let changes = 0;
    const stop = autorun(() => void (services.list, changes++));
    for (let s = 2; s < 60; s += 2) push([item(1, 'oilFilter', 240.6 - s / 1000)], undefined, morningMs + s * msPerSecond);
    expect(changes).toBe(1);
    push([item(1, 'oilFilter', 239.6)], undefined, morningMs + msPerHour);
    expect(changes).toBe(2);
    stop();
  });

  it('say the most urgent of each machine', async () => {
    const { services, push } = await openMaintenance();
    push([item(1, 'motor', 5000), item(1, 'oilFilter', 40), item(2, 'motor', -3), item(2, 'oilFilter', 40), item(3, 'motor', 5000)]);
    expect([1, 2, 3, 4].map((slot) => services.dueOf(slot))).toEqual(['dueSoon', 'overdue', 'notDue', undefined]);
    expect(services.ofMachine(2).map(({ component }) => component)).toEqual(['motor', 'oilFilter']);
  });

  test.each<[Connection, string]>([
    ['connecting', 'loading'],
    ['webserverLost', 'lost'],
    ['controlLost', 'lost'],
    ['noPlant', 'noPlant'],
    ['incompatible', 'incompatible'],
  ])('are without values when the connection is %s: %s', async (connection, state) => {
    const { services, station, push } = await openMaintenance();
    push([item(1, 'motor', -3), item(2, 'oilFilter', 40)]);
    station.setConnection(connection);
    expect(services.state).toBe(state);
    expect([services.asOfMs, services.dueOf(1)]).toEqual([undefined, undefined]);
    const nothing = { intervalH: undefined, remainingH: undefined, due: undefined, expectedMs: undefined };
    expect(services.list).toEqual([
      { index: 1, component: 'motor', ...nothing },
      { index: 2, component: 'oilFilter', ...nothing },
    ]);
  });

  it('are forgotten when somebody else logs in', async () => {
    const { services, session, push } = await openMaintenance();
    push([item(1, 'motor', 3)]);
    await session.logout();
    expect(services.list).toEqual([]);
  });

  it('are withheld from a session that may not see them, also when that changes', async () => {
    const { services, station, runningHours, push } = await openMaintenance();
    push([item(1, 'motor', 3)]);
    expect(services.state).toBe('loading');
    await runningHours.load();
    expect(services.state).toBe('known');
    const read = { overview: true, analytics: true, energyBalancing: true, maintenance: false, errors: true, settings: false };
    station.saveSettings('rights', { ...defaultSettings.rights, read });
    expect([services.state, services.list]).toEqual(['withheld', []]);
  });

  it('do not wait for running hours that are not asked for: without a time of the plant', async () => {
    const { services, push } = await openMaintenance();
    push([item(1, 'motor', 300)], [machine(1)], NaN);
    expect(services.state).toBe('known');
  });

  it('have no dates without a time of the plant', async () => {
    const { services, runningHours, push } = await openMaintenance({ samples: hourOfRunning() });
    push([item(1, 'motor', 300)]);
    await runningHours.load();
    push([item(1, 'motor', 300)], [machine(1)], NaN);
    expect(services.list.map(({ expectedMs, remainingH }) => [expectedMs, remainingH])).toEqual([[undefined, 300]]);
  });
});
