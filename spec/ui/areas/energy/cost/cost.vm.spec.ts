import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { plantDayRange, shiftDay } from '../../../../../core/time/index.ts';
import { CostVm } from '../../../../../ui/areas/energy/cost/cost.vm.ts';
import { machineTable, onLoad } from '../../../../core/statistics/machineTables.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

/** Answers, one after the other. */
const soon = async () => {
  for (let i = 0; i < 4; i++) await jest.advanceTimersByTimeAsync(0);
};
const at = (day: string) => Date.parse(`${day}T00:00Z`);
const samples = machineTable({ fromMs: at('2026-11-18'), untilMs: morningMs, stepS: 600, machines: { 1: () => onLoad(50, 8) } });

async function openCost() {
  const stores = storesOver({ samples });
  await stores.session.login('read');
  const log = keptLog();
  const vm = new CostVm({ ...stores, costs: stores.station.costs, clock: { nowMs: () => morningMs }, log });
  const asked = () => stores.station.called.filter(({ call }) => call === 'energyCost').map(({ sent }) => sent);
  return { ...stores, log, vm, asked };
}

describe('what energy cost', () => {
  let stop = () => {};
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  async function followed() {
    const opened = await openCost();
    stop = opened.vm.follow();
    await soon();
    return opened;
  }

  it('is that of this month until days are chosen, beside the same time of the month and of the year before', async () => {
    const { vm, asked } = await followed();
    const from = '2026-11-01';
    expect(vm.days).toEqual({ from, until: vm.today });
    const { fromMs } = plantDayRange(from, 'UTC');
    expect(asked()).toHaveLength(4);
    expect(asked()[0]).toEqual({ range: { fromMs, untilMs: Math.floor(morningMs / 900_000) * 900_000 }, every: 'day' });
    expect(asked()[1]).toMatchObject({ range: { fromMs: at('2026-10-01') } });
    expect(asked()[2]).toMatchObject({ range: { fromMs: at('2025-11-01') } });
    expect(vm.answer?.cost.cost.kind).toBe('measured');
    expect(asked()[3]).toMatchObject({ range: { fromMs: at(shiftDay(vm.today, -6)) } });
    expect(vm.strip?.days.at(-1)?.[1]).toBe(vm.today);
    expect(vm.strip?.maxPrice).toBe(0.25);
    expect([vm.compared('before')?.cost.energy.kind, vm.compared('year')?.cost.energy.kind]).toEqual(['none', 'none']);
  });

  it('is asked for again when other days are chosen, by weeks or months where they are many', async () => {
    const { vm, asked } = await followed();
    for (const [from, every] of [
      ['2026-11-18', 'day'],
      ['2026-08-01', 'week'],
      ['2026-01-01', 'month'],
    ] as const) {
      const before = asked().length;
      vm.choose({ from, until: '2026-11-19' });
      await soon();
      expect(asked()[before]).toMatchObject({ range: { fromMs: at(from), untilMs: at('2026-11-20') }, every });
      expect(vm.answer?.cost.periods[0]?.firstDay).toBeDefined();
    }
  });

  it('that could not be fetched is logged, and asked for again by hand', async () => {
    const { vm, station, log } = await followed();
    station.fail('energyCost', 'unreachable');
    await vm.ask();
    expect([vm.state, vm.answer, log.warnings.length]).toEqual(['failed', undefined, 1]);
    station.mend('energyCost');
    await vm.ask();
    expect([vm.state, vm.answer?.cost.cost.kind]).toEqual(['answered', 'measured']);
  });

  it('is not asked for before the first quarter hour of the days is over', async () => {
    const { vm, asked } = await followed();
    const before = asked().length;
    vm.choose({ from: '2030-01-01', until: '2030-01-01' });
    await soon();
    expect([vm.isEmpty, vm.answer, asked().length]).toEqual([true, undefined, before]);
    vm.choose({ from: '2026-11-18', until: '2026-11-18' });
    await soon();
    expect([vm.isEmpty, vm.answer?.cost.cost.kind]).toEqual([false, 'measured']);
  });

  it('is no failure where the controller does not have it', async () => {
    const { vm, station, log } = await followed();
    station.fail('energyCost', 'notOffered');
    await vm.ask();
    expect([vm.isNotOffered, log.warnings.length]).toEqual([true, 0]);
  });
});
