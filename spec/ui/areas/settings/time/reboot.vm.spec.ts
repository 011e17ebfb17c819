import { describe, expect, it } from '@jest/globals';
import { RebootVm } from '../../../../../ui/areas/settings/time/reboot.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

async function openReboot() {
  const { station, session, plant } = await openSettings();
  return { station, plant, vm: new RebootVm({ commands: station.stationCommands, session, plant }) };
}

describe('the restart by hand', () => {
  it('is asked for, can be given up, and happens when it is confirmed', async () => {
    const { vm, station, plant } = await openReboot();
    vm.ask();
    expect(vm.isConfirming).toBe(true);
    vm.cancel();
    expect([vm.isConfirming, station.restarts()]).toEqual([false, 0]);
    vm.ask();
    await vm.confirm();
    expect([vm.isConfirming, vm.state === 'failed', station.restarts(), plant.restart.isUnderWay]).toEqual([false, false, 1, true]);
  });

  it('is sent once however often it is confirmed', async () => {
    const { vm, station } = await openReboot();
    await Promise.all([vm.confirm(), vm.confirm()]);
    expect(station.restarts()).toBe(1);
  });

  it('says that it failed until it is asked for again, and expects no restart', async () => {
    const { vm, station, plant } = await openReboot();
    station.fail('reboot', 'failed');
    await vm.confirm();
    expect([vm.state === 'failed', vm.state === 'asking', plant.restart.phase]).toEqual([true, false, 'none']);
    vm.ask();
    expect(vm.state === 'failed').toBe(false);
  });
});
