import { describe, expect, it } from '@jest/globals';
import type { FleetReport } from '../../../../../core/ports/index.ts';
import { FleetVm } from '../../../../../ui/areas/settings/fleet/fleet.vm.ts';
import { noFleet } from '../../../../fakes/memoryFleet.ts';
import { until } from '../../../../station/until.ts';
import { openSettings } from '../settingsFixture.tsx';

const apart: FleetReport = { ...noFleet, state: 'apart' };
const connected: FleetReport = { ...noFleet, state: 'connected', station: 's1', exchangedMs: 5, finishedDays: 3, sentDays: 3 };

async function opened(report: () => FleetReport, level = 'write') {
  const parts = await openSettings({ fleet: report }, level);
  return { ...parts, vm: new FleetVm({ api: parts.station.fleet, session: parts.session }) };
}

describe('the page of the fleet', () => {
  it('shows how the station and its fleet are, and asks no more once it is left', async () => {
    const { vm, station } = await opened(() => connected);
    expect([vm.report, vm.canLeave]).toEqual([undefined, false]);
    const leave = vm.follow();
    await until('a report', () => vm.report !== undefined);
    leave();
    expect([vm.report, vm.canLeave]).toEqual([connected, true]);
    expect(station.called.filter(({ call }) => call === 'fleet').length).toBe(1);
  });

  it('joins with a code once an address is saved, and says why it did not', async () => {
    let now = noFleet;
    const { vm, station } = await opened(() => now);
    await vm.read();
    vm.setCode(' K7QX-M2PD-9R ');
    expect(vm.canJoin).toBe(false);
    now = apart;
    await vm.read();
    expect(vm.canJoin).toBe(true);
    await vm.join();
    expect(vm.result).toEqual({ outcome: 'succeeded', value: { hasJoined: false, problem: 'noSuchHost' } });
    expect([vm.code, station.called.some(({ sent }) => sent === 'K7QX-M2PD-9R')]).toEqual([' K7QX-M2PD-9R ', true]);
    now = connected;
    await vm.join();
    expect([vm.result?.outcome, vm.code]).toEqual(['succeeded', '']);
  });

  it('leaves after a person has confirmed', async () => {
    const { vm, station } = await opened(() => connected);
    await vm.read();
    vm.askToLeave(true);
    expect(vm.isLeaving).toBe(true);
    await vm.leave();
    expect([vm.isLeaving, vm.hasLeavingFailed, station.called.some(({ sent }) => sent === 'leave')]).toEqual([false, false, true]);
  });

  it('keeps what it knew while the station is not reached, and asks nothing for who may not write', async () => {
    const { vm, station } = await opened(() => connected);
    await vm.read();
    station.fail('fleet', 'unreachable');
    await vm.read();
    expect([vm.report, vm.hasFailed]).toEqual([connected, true]);
    const reader = await opened(() => connected, 'read');
    await reader.vm.read();
    expect(reader.vm.report).toBeUndefined();
  });
});
