import { describe, expect, it, test } from '@jest/globals';
import { ThinkGreenResetVm } from '../../../../../ui/areas/energy/thinkGreen/thinkGreenReset.vm.ts';
import { airOf, openEnergy, statisticsOf } from '../energyFixture.tsx';

async function open(level = 'write') {
  const opened = await openEnergy({}, level);
  opened.push(statisticsOf([airOf(1)]));
  const vm = new ThinkGreenResetVm({ commands: opened.station.stationCommands, session: opened.session });
  const asked = () => opened.station.called.filter(({ call }) => call === 'resetThinkGreen').length;
  return { ...opened, vm, asked };
}

/** What a person is asked, else how the order stands. */
const standOf = ({ isConfirming, state }: ThinkGreenResetVm) => (isConfirming ? 'confirming' : state);

describe('the reset of the think-green figures', () => {
  it('is asked of a person first, and then of the station; the figures begin again', async () => {
    const { vm, asked, plant } = await open();
    vm.ask();
    expect([standOf(vm), asked()]).toEqual(['confirming', 0]);
    const over = vm.confirm();
    expect(standOf(vm)).toBe('asking');
    await over;
    expect([standOf(vm), vm.failure, asked()]).toEqual(['answered', undefined, 1]);
    expect(plant.snapshot?.thinkGreen?.machines).toEqual([]);
  });

  it('is not done when it is cancelled, or was not asked for', async () => {
    const { vm, asked, plant } = await open();
    await vm.confirm();
    vm.ask();
    vm.cancel();
    await vm.confirm();
    expect([standOf(vm), asked(), plant.snapshot?.thinkGreen?.machines.length]).toEqual(['idle', 0, 1]);
  });

  it('is sent once, however often it is confirmed', async () => {
    const { vm, asked, station } = await open();
    const release = station.hold('resetThinkGreen');
    vm.ask();
    const over = vm.confirm();
    await vm.confirm();
    vm.ask();
    vm.cancel();
    expect(standOf(vm)).toBe('asking');
    release();
    await over;
    expect(asked()).toBe(1);
  });

  test.each(['unreachable', 'failed'] as const)('that is %s says so, keeps the figures and can be tried again', async (failure) => {
    const { vm, station, plant } = await open();
    station.fail('resetThinkGreen', failure);
    vm.ask();
    await vm.confirm();
    expect([standOf(vm), vm.failure, plant.snapshot?.thinkGreen?.machines.length]).toEqual(['failed', failure, 1]);
    station.mend('resetThinkGreen');
    vm.ask();
    expect(vm.failure).toBeUndefined();
    await vm.confirm();
    expect([standOf(vm), vm.failure]).toEqual(['answered', undefined]);
  });

  test.each(['demo', 'read'])('is not for the %s user', async (level) => {
    const { vm, asked } = await open(level);
    expect(vm.canReset).toBe(false);
    vm.ask();
    await vm.confirm();
    expect([standOf(vm), asked()]).toEqual(['idle', 0]);
  });
});
