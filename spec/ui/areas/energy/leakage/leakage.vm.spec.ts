import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leakageOf, type NightFlow } from '../../../../../core/leakage/index.ts';
import type { LeakageAnswer, Leakages } from '../../../../../core/ports/index.ts';
import { plantDayRange, shiftDay, type TimeRange } from '../../../../../core/time/index.ts';
import { LeakageVm } from '../../../../../ui/areas/energy/leakage/leakage.vm.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

/** Answers, one after the other. */
const soon = async () => {
  for (let i = 0; i < 4; i++) await jest.advanceTimersByTimeAsync(0);
};

const nights: readonly NightFlow[] = Array.from({ length: 40 }, (_, i) => ({
  day: shiftDay('2026-09-01', i),
  flowM3min: i < 30 ? 6 : 7,
  meanM3min: i < 30 ? 6 : 7,
  pressureBar: 7,
  coverage: 1,
}));

async function openLeakage() {
  const stores = storesOver();
  await stores.session.login('read');
  const log = keptLog();
  const asked: TimeRange[] = [];
  let evaluatedDays = 40;
  let outcome: 'succeeded' | 'unreachable' | 'notOffered' = 'succeeded';
  const leakages: Leakages = {
    read(range) {
      asked.push(range);
      if (outcome !== 'succeeded') return Promise.resolve({ outcome });
      const none = { decays: [], longEnough: 0, farEnough: 0 };
      const volume = { windows: 0, pp: 0, pq: 0, qq: 0, pn: 0, qn: 0, nn: 0 };
      const leakage = leakageOf({ nights, cycles: [], decays: none, volume, days: 40, range }, { nightUseM3min: 2 });
      const unknown = { alarm: undefined, seen: [], cost: undefined, consumers: [], estimated: [] };
      const value: LeakageAnswer = { leakage, ...unknown, recordedDays: 40, evaluatedDays };
      return Promise.resolve({ outcome, value });
    },
  };
  const vm = new LeakageVm({ ...stores, leakages, clock: { nowMs: () => morningMs }, log });
  return {
    ...stores,
    vm,
    log,
    asked,
    evaluate: (days: number) => (evaluatedDays = days),
    answer: (how: typeof outcome) => (outcome = how),
  };
}

describe('what leaks', () => {
  let stop = () => {};
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  async function followed() {
    const opened = await openLeakage();
    stop = opened.vm.follow();
    await soon();
    return opened;
  }

  it('is that of the last twelve weeks, until days are chosen', async () => {
    const { vm, asked } = await followed();
    const { from, until } = vm.days;
    expect(until).toBe(vm.today);
    expect(shiftDay(from, 84)).toBe(until);
    expect(asked).toEqual([{ fromMs: plantDayRange(from, 'UTC').fromMs, untilMs: plantDayRange(until, 'UTC').untilMs }]);
    vm.choose({ from: '2026-09-01', until: '2026-09-30' });
    await soon();
    expect(asked.at(-1)).toEqual({ fromMs: Date.parse('2026-09-01T00:00Z'), untilMs: Date.parse('2026-10-01T00:00Z') });
  });

  it('is the flow of the nights less what is used in them, with the levels before and since a change', async () => {
    const { vm } = await followed();
    expect(vm.leak).toMatchObject({ kind: 'fitted', method: 'baseFlow' });
    expect([vm.levels.before?.value, vm.levels.since?.value]).toEqual([6, 7]);
    expect(vm.answer?.leakage.trend.change?.since).toBe(shiftDay('2026-09-01', 30));
  });

  it('is asked for again while days are evaluated, and no more when all are', async () => {
    const { vm, asked, evaluate } = await openLeakage();
    evaluate(12);
    stop = vm.follow();
    await soon();
    expect(asked).toHaveLength(1);
    evaluate(40);
    await jest.runOnlyPendingTimersAsync();
    expect(asked).toHaveLength(2);
    await jest.runOnlyPendingTimersAsync();
    expect(asked).toHaveLength(2);
  });

  it('that could not be fetched is logged and asked for by hand; what is shown stays', async () => {
    const { vm, log, answer } = await followed();
    answer('unreachable');
    await vm.ask();
    expect([vm.state, log.warnings.length, vm.leak?.kind]).toEqual(['failed', 1, 'fitted']);
    answer('succeeded');
    await vm.ask();
    expect(vm.state).toBe('answered');
  });

  it('is no failure where the controller does not have it', async () => {
    const { vm, log, answer } = await openLeakage();
    answer('notOffered');
    stop = vm.follow();
    await soon();
    expect([vm.isNotOffered, vm.answer, log.warnings.length]).toEqual([true, undefined, 0]);
  });
});
