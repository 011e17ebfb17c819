import { afterEach, describe, expect, it } from '@jest/globals';
import { CareVm } from '../../../../ui/areas/maintenance/care/care.vm.ts';
import { CloseServiceVm } from '../../../../ui/areas/maintenance/care/closeService.vm.ts';
import { morningMs } from '../../stores/stationFixture.ts';
import { hourOfRunning, item, openMaintenance } from './maintenanceFixture.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function opened(level = 'write') {
  const parts = await openMaintenance({ samples: hourOfRunning(), nowMs: () => morningMs }, level);
  parts.push([item(1, 'oilFilter', -38), item(1, 'motor', 100), item(2, 'dryer', 50)]);
  await parts.runningHours.load();
  const care = new CareVm({ ...parts, listed: parts.services, services: parts.station.services });
  stops.push(care.follow());
  await care.load();
  const vm = new CloseServiceVm({
    ...parts,
    services: parts.station.services,
    item: { index: 1, component: 'oilFilter' },
    clock: { nowMs: () => morningMs },
    onChange: () => void care.load(),
  });
  return { ...parts, care, vm };
}

describe('closing a service', () => {
  it('[CARE-1] sends what was typed, and shows it in the history', async () => {
    const { vm, care, station } = await opened();
    vm.edit({ by: ' T. Arslan ', note: 'Öl dunkel', runningH: '18.204,5', doneAtMs: Date.parse('2026-11-20T07:10:00+01:00') });
    vm.addPart();
    vm.editPart(0, { name: 'Ölfilter', number: '10 442 318', count: '2' });
    vm.addPart();
    await vm.close();
    await care.load();
    const entry = {
      ...{ index: 1, component: 'oilFilter', by: 'T. Arslan', note: 'Öl dunkel', runningH: 18_204.5 },
      doneAtMs: Date.parse('2026-11-20T07:10:00+01:00'),
      parts: [{ name: 'Ölfilter', number: '10 442 318', count: 2 }],
    };
    expect(station.called.filter(({ call }) => call === 'closeService')).toEqual([{ call: 'closeService', sent: entry }]);
    expect(care.recordsOf(1, 'oilFilter')).toMatchObject([entry]);
    expect(care.recordsOf(2)).toEqual([]);
    expect(vm.typed).toMatchObject({ by: '', note: '', parts: [] });
  });

  it('[CARE-1] sends nothing that would be refused, and keeps what was typed', async () => {
    const { vm, station } = await opened();
    vm.edit({ note: 'Öl dunkel' });
    expect(vm.problem).toBeUndefined();
    await vm.close();
    expect(vm.problem).toBe('noName');
    vm.edit({ by: 'T. Arslan', doneAtMs: Date.UTC(2031, 0, 1) });
    expect(vm.problem).toBe('future');
    vm.edit({ doneAtMs: undefined });
    expect(vm.problem).toBe('badTime');
    expect(vm.typed.note).toBe('Öl dunkel');
    expect(station.called.some(({ call }) => call === 'closeService')).toBe(false);
  });

  it('keeps what was typed when the station cannot be reached', async () => {
    const { vm, station } = await opened();
    station.fail('closeService', 'unreachable');
    vm.edit({ by: 'T. Arslan', note: 'Öl dunkel' });
    await vm.close();
    expect(vm.result).toEqual({ outcome: 'unreachable' });
    expect(vm.typed).toMatchObject({ by: 'T. Arslan', note: 'Öl dunkel' });
  });

  it('[CARE-1] can be taken back', async () => {
    const { vm, care } = await opened();
    vm.edit({ by: 'T. Arslan' });
    await vm.close();
    await care.load();
    await vm.takeBack(care.lastOf({ index: 1, component: 'oilFilter' })!);
    await care.load();
    expect(care.recordsOf(1)).toEqual([]);
  });
});

describe('the closed services of a station', () => {
  it('are not there with a controller that keeps none', async () => {
    const { station, services, ...parts } = await openMaintenance();
    station.fail('services', 'notOffered');
    const care = new CareVm({ ...parts, listed: services, services: station.services });
    expect(care.state).toBe('loading');
    await care.load();
    expect(care.state).toBe('notOffered');
    station.mend('services');
    await care.load();
    expect(care.state).toBe('ready');
  });

  it('[CARE-2] come as visits of one machine, first date first', async () => {
    const { care } = await opened();
    expect(care.visits.map(({ index, services }) => [index, services.map(({ component }) => component)])).toEqual([
      [1, ['oilFilter', 'motor']],
      [2, ['dryer']],
    ]);
    expect(care.visitOf({ index: 2, component: 'dryer' })?.services).toHaveLength(1);
  });

  it('[CARE-2] have dates by the mean pace, without an interval, where fewer than four weeks are known', async () => {
    const { care } = await opened();
    expect(care.patternOf(1)).toBeUndefined();
    expect(care.dateOf(item(1, 'motor', 100))).toMatchObject({ kind: 'pace', interval: undefined });
  });
});
