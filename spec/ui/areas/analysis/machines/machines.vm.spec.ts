import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { changedMachines, machinesOf } from '../../../../../core/machines/index.ts';
import type { MachineDay } from '../../../../../core/machines/machineDays.ts';
import { noLoads, onLoadSums } from '../../../../../core/machines/onLoadSums.ts';
import type { MachineReports, MachinesAnswer } from '../../../../../core/ports/index.ts';
import { plantDayRange, shiftDay, type TimeRange } from '../../../../../core/time/index.ts';
import { machinesVm } from '../../../../../ui/areas/analysis/machines/machines.vm.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

/** Answers, one after the other. */
const soon = async () => {
  for (let i = 0; i < 4; i++) await jest.advanceTimersByTimeAsync(0);
};

/** Two machines, of which the second needs a twentieth more from the 40th day on, and the first a fiftieth. */
const days: readonly MachineDay[] = [1, 2].flatMap((slot) =>
  Array.from({ length: 60 }, (_, i) => ({
    ...{
      slot,
      day: shiftDay('2026-05-01', i),
      noLoadS: 0,
      noLoadKWh: 0,
      onLoad: onLoadSums(noLoads()),
      deliveryM3min: { min: 12, max: 12 },
    },
    classes: [
      {
        ...{ step: 24, seconds: 36_000, volumeM3: 7200, pressureBar: 7 },
        energyKWh: 720 * (1 + ((i * 7) % 5) / 1000) * (i < 40 ? 1 : slot === 2 ? 1.05 : 1.02),
      },
    ],
  })),
);

async function openMachines() {
  const stores = storesOver();
  await stores.session.login('read');
  const log = keptLog();
  const asked: TimeRange[] = [];
  let evaluatedDays = 60;
  let outcome: 'succeeded' | 'unreachable' | 'notOffered' = 'succeeded';
  const machineReports: MachineReports = {
    read(range) {
      asked.push(range);
      if (outcome !== 'succeeded') return Promise.resolve({ outcome });
      const picture = machinesOf({ machines: days, air: [] }, { range, zone: 'UTC', plant: { dataSheets: [], eras: [] } });
      const value: MachinesAnswer = { picture, range, eras: [], pricePerKWh: 0.25, recordedDays: 60, evaluatedDays };
      return Promise.resolve({ outcome, value });
    },
  };
  const vm = machinesVm({ ...stores, machineReports, clock: { nowMs: () => morningMs }, log });
  return { vm, log, asked, evaluate: (count: number) => (evaluatedDays = count), answer: (how: typeof outcome) => (outcome = how) };
}

describe('the machines', () => {
  let stop = () => {};
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  async function followed() {
    const opened = await openMachines();
    stop = opened.vm.follow();
    await soon();
    return opened;
  }

  it('are those of the last year up to yesterday, until days are chosen', async () => {
    const { vm, asked } = await followed();
    const { from, until } = vm.days;
    expect([shiftDay(from, 365), shiftDay(until, 1)]).toEqual([until, vm.today]);
    expect(asked).toEqual([{ fromMs: plantDayRange(from, 'UTC').fromMs, untilMs: plantDayRange(until, 'UTC').untilMs }]);
    vm.choose({ from: '2026-05-01', until: '2026-06-29' });
    await soon();
    expect(asked.at(-1)).toEqual({ fromMs: Date.parse('2026-05-01T00:00Z'), untilMs: Date.parse('2026-06-30T00:00Z') });
  });

  it('that changed come first by what the change takes', async () => {
    const { vm } = await followed();
    expect(changedMachines(vm.answer!.picture.machines).map(({ slot, drift }) => [slot, drift.change?.since])).toEqual([
      [2, shiftDay('2026-05-01', 40)],
      [1, shiftDay('2026-05-01', 40)],
    ]);
  });

  it('are asked for again while days are evaluated, and no more when all are', async () => {
    const { vm, asked, evaluate } = await openMachines();
    evaluate(12);
    stop = vm.follow();
    await soon();
    expect(asked).toHaveLength(1);
    evaluate(60);
    await jest.runOnlyPendingTimersAsync();
    await jest.runOnlyPendingTimersAsync();
    expect(asked).toHaveLength(2);
  });

  it('that could not be fetched are logged and asked for by hand; where there is no such call it is no failure', async () => {
    const { vm, log, answer } = await followed();
    answer('unreachable');
    await vm.ask();
    expect([vm.state, log.warnings.length, vm.answer?.picture.machines.length]).toEqual(['failed', 1, 2]);
    answer('notOffered');
    await vm.ask();
    expect([vm.isNotOffered, log.warnings.length]).toEqual([true, 1]);
  });
});
