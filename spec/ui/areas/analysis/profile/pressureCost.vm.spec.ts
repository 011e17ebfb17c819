import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PressureCostVm } from '../../../../../ui/areas/analysis/profile/pressureCost.vm.ts';
import { machineTable, onLoad } from '../../../../core/statistics/machineTables.ts';
import { morningMs, storesOver } from '../../../stores/stationFixture.ts';

const samples = machineTable({
  fromMs: Date.parse('2026-11-16T00:00Z'),
  untilMs: morningMs,
  stepS: 600,
  machines: { 1: () => onLoad(50, 8) },
});

describe('what a step of the network pressure costs', () => {
  let stop: (() => void) | undefined;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop?.();
    jest.useRealTimers();
  });

  async function followed() {
    const stores = storesOver({ samples });
    await stores.session.login('read');
    const vm = new PressureCostVm({ ...stores, costs: stores.station.costs, clock: { nowMs: () => morningMs } });
    stop = vm.follow({ from: '2026-11-16', until: '2026-11-17' });
    return vm;
  }

  it('[GAIN-3] is awaited until it is answered, so that its row is there from the begin', async () => {
    const vm = await followed();
    expect([vm.isAwaited, vm.finding]).toEqual([true, undefined]);
    await jest.advanceTimersByTimeAsync(0);
    expect([vm.isAwaited, vm.finding?.kind]).toEqual([false, 'rule']);
  });
});
