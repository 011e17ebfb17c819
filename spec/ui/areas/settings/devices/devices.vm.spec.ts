import { describe, expect, it, test } from '@jest/globals';
import { withDevice, withMachine, withoutDevice } from '../../../../../core/field/index.ts';
import { emptyField } from '../../../../fakes/index.ts';
import { knownConfig, knownProfile, knownReport } from '../../../../contract/knownField.ts';
import { DevicesVm } from '../../../../../ui/areas/settings/devices/devices.vm.ts';
import { openDevices } from './devicesFixture.ts';

const [k1, meter] = knownConfig.devices;

describe('the devices of the station', () => {
  it('are as the station reports them', async () => {
    const { vm } = await openDevices();
    expect(vm.reading).toBe('loading');
    await vm.refresh();
    expect(vm.reading).toBe('ready');
    expect(vm.answeringCount).toBe(5);
    expect(['k1', 'dew-point', 'k6'].map((id) => vm.stateOf(id))).toEqual(['fresh', 'stale', 'silent']);
  });

  it('grow older between two reports, and are not fresh once no report comes', async () => {
    const { vm, pass } = await openDevices();
    await vm.refresh();
    pass(5000);
    expect([vm.ageOf('k1'), vm.stateOf('k1')]).toEqual([5800, 'fresh']);
    pass(6000);
    expect([vm.ageOf('k1'), vm.stateOf('k1'), vm.isCurrent]).toEqual([11_800, 'unknown', false]);
    await vm.refresh();
    expect([vm.ageOf('k1'), vm.stateOf('k1')]).toEqual([800, 'fresh']);
  });

  test.each([
    ['unreachable', 'failed'],
    ['notOffered', 'notOffered'],
  ] as const)('are not there where the call is %s', async (failure, reading) => {
    const { vm, station } = await openDevices();
    station.fail('field', failure);
    await vm.refresh();
    expect(vm.reading).toBe(reading);
    station.mend('field');
    await vm.refresh();
    expect(vm.reading).toBe('ready');
  });

  it('are shown without their wiring to who may not write, and cannot be changed', async () => {
    const { vm } = await openDevices({}, 'read');
    await vm.refresh();
    expect([vm.reading, vm.config, vm.canWrite, vm.answeringCount]).toEqual(['ready', undefined, false, 5]);
    vm.edit(() => emptyField);
    expect(vm.isChanged).toBe(false);
  });

  it('of a file are shown and cannot be changed', async () => {
    const { vm } = await openDevices({ report: { ...knownReport, isReadOnly: true } });
    await vm.refresh();
    expect([vm.config, vm.canWrite, vm.canUndo]).toEqual([knownConfig, false, false]);
  });

  test.each([
    ['read', {}, 'level'],
    ['write', { isReadOnly: true }, 'file'],
    ['write', { isReadOnly: true, isSource: false }, 'source'],
    ['write', {}, undefined],
  ] as const)('cannot be wired with the level %s and %j because of %p', async (level, report, lockedBy) => {
    const { vm } = await openDevices({ report: { ...knownReport, ...report } }, level);
    await vm.refresh();
    expect([vm.lockedBy, vm.canWrite]).toEqual([lockedBy, lockedBy === undefined]);
  });
});

describe('a changed wiring', () => {
  it('is saved whole with its passwords, and taken back by one step', async () => {
    const { vm, station } = await openDevices();
    await vm.refresh();
    vm.edit((config) => withDevice(config, { ...meter!, unit: 13 }));
    vm.setPassword('mqtt-broker', 'new');
    expect(vm.changes).toEqual([{ part: 'device', id: 'meter-k2', how: 'changed' }]);
    await vm.save();
    expect([vm.outcome, vm.isSaved, vm.isChanged, vm.canUndo]).toEqual([{ outcome: 'succeeded' }, true, false, true]);
    expect(station.called).toContainEqual({
      call: 'changeField',
      sent: { config: withDevice(knownConfig, { ...meter!, unit: 13 }), passwords: { 'mqtt-broker': 'new' } },
    });
    await vm.undo();
    expect([vm.config, vm.canUndo]).toEqual([knownConfig, false]);
  });

  it('stays on the page with the reason where it is refused', async () => {
    const { vm } = await openDevices({ problemOf: () => 'devices[1].unit: 13' });
    await vm.refresh();
    vm.edit((config) => withDevice(config, { ...meter!, unit: 13 }));
    await vm.save();
    expect(vm.outcome).toEqual({ outcome: 'refused', text: 'devices[1].unit: 13' });
    expect(vm.isChanged).toBe(true);
    vm.dismiss();
    expect([vm.config, vm.isChanged, vm.outcome]).toEqual([knownConfig, false, undefined]);
  });

  it('is not sent while something is wrong with it', async () => {
    const { vm, station } = await openDevices();
    await vm.refresh();
    vm.edit((config) => withDevice(config, { ...meter!, unit: 300 }));
    expect([vm.canSave, vm.problems.map(({ field }) => field)]).toEqual([false, ['unit']]);
    await vm.save();
    expect(station.called.filter(({ call }) => call === 'changeField')).toEqual([]);
  });

  it('does not go over what somebody else has just saved, but with a second try', async () => {
    const { vm, field } = await openDevices();
    await vm.refresh();
    vm.edit((config) => withDevice(config, { ...meter!, unit: 13 }));
    field.say({ config: withMachine(knownConfig, { slot: 4, name: 'K4', technology: 1 }) });
    await vm.save();
    expect(vm.outcome).toEqual({ outcome: 'moved' });
    await vm.save();
    expect(vm.outcome).toEqual({ outcome: 'succeeded' });
  });

  it('is compared with what is saved now, also while a report is on its way that is older', async () => {
    const { parts, field } = await openDevices();
    let isStuck = false;
    const { fieldApi } = parts;
    const stuck = new Promise<never>(() => undefined);
    const vm = new DevicesVm({
      ...parts,
      fieldApi: { ...fieldApi, report: (...args) => (isStuck ? stuck : fieldApi.report(...args)) },
    });
    await vm.refresh();
    vm.edit((config) => withDevice(config, { ...meter!, unit: 13 }));
    isStuck = true;
    void vm.refresh();
    isStuck = false;
    field.say({ config: withMachine(knownConfig, { slot: 4, name: 'K4', technology: 1 }) });
    await vm.save();
    expect(vm.outcome).toEqual({ outcome: 'moved' });
  });

  it('with the first device, or without the last one, starts the web server again', async () => {
    const { vm, restarts } = await openDevices({ report: { ...knownReport, config: { ...knownConfig, devices: [k1!] } } });
    await vm.refresh();
    vm.edit((config) => withDevice(config, { ...k1!, unit: 2 }));
    await vm.save();
    expect(restarts()).toBe(0);
    vm.edit((config) => withoutDevice(config, 'k1'));
    await vm.save();
    expect(restarts()).toBe(1);
    await vm.undo();
    expect(restarts()).toBe(2);
  });

  it('comes from a file as well, where it is one', async () => {
    const { vm } = await openDevices({ report: { ...knownReport, config: emptyField } });
    await vm.refresh();
    for (const text of ['', '{}', '[]', '{"format":2}']) expect(vm.importText(text)).toBe(false);
    expect(vm.isChanged).toBe(false);
    expect(vm.importText(JSON.stringify(knownConfig))).toBe(true);
    expect(vm.config).toEqual(knownConfig);
  });

  it('can use a profile of the station that was just added', async () => {
    const { vm } = await openDevices();
    await vm.refresh();
    await vm.addProfile(knownProfile);
    expect(vm.report?.models.some(({ id, isOwn }) => id === 'own-meter' && isOwn)).toBe(true);
  });
});
