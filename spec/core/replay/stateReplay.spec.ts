import { describe, expect, it } from '@jest/globals';
import type { Spread } from '../../../core/estimate/index.ts';
import { marginalRule } from '../../../core/leakCost/index.ts';
import { type StateLog, stateReplay } from '../../../core/replay/stateReplay.ts';
import { eventsOf } from './loggedMachine.ts';
import { screw } from './replayedPlants.ts';
import { fitted, logOf } from './stateLogs.ts';

const noFollowing: Spread = { low: 0, value: 0, high: 0 };
const lower = { pressureBar: -0.5, runOnS: undefined };

describe('logged states at another pressure', () => {
  it('[GAIN-8] cost 32 000 kWh less of 1 000 000 by 0.5 bar at 6.4 % a bar', () => {
    const { pressureKWh, flowKWh, savingKWh, runOnKWh, addedStarts } = stateReplay([logOf(1_000_000)], [fitted], noFollowing, lower);
    expect(pressureKWh.value).toBeCloseTo(32_000, 6);
    expect([pressureKWh.low, pressureKWh.high].map(Math.round)).toEqual([30_000, 35_000]);
    expect([flowKWh, runOnKWh, addedStarts]).toEqual([noFollowing, 0, 0]);
    expect(savingKWh).toEqual(pressureKWh);
  });

  it('cost the same of all days and, by days, in sum', () => {
    const [whole, parts] = [[logOf(1000)], [logOf(300), logOf(700)]].map(
      (days) => stateReplay(days, [fitted], noFollowing, lower).savingKWh.value,
    );
    expect(parts).toBeCloseTo(whole!, 9);
  });

  it('[GAIN-8] cost exactly the same where nothing changes', () => {
    const { savingKWh } = stateReplay(
      [logOf(1_000_000, 7.3)],
      [fitted],
      { low: 0.1, value: 0.2, high: 0.6 },
      { pressureBar: 0, runOnS: undefined },
    );
    expect([savingKWh.low, savingKWh.value, savingKWh.high]).toEqual([0, 0, 0]);
  });

  it('cost more at a higher one, with an interval around it', () => {
    const { savingKWh } = stateReplay([logOf(1_000_000)], [fitted], { low: 0.1, value: 0.2, high: 0.6 }, { ...lower, pressureBar: 0.5 });
    expect(savingKWh.value).toBeLessThan(-32_000);
    expect(savingKWh.low).toBeLessThan(savingKWh.value);
    expect(savingKWh.high).toBeGreaterThan(savingKWh.value);
  });

  it('cost less also for the flow that follows the pressure, by the energy of the last air', () => {
    const following = { low: 0.1, value: 0.2, high: 0.6 };
    const { flowKWh } = stateReplay([logOf(1_000_000)], [fitted], following, lower);
    // half a bar of 8 bar(a)
    for (const end of ['low', 'value', 'high'] as const) expect(flowKWh[end]).toBeCloseTo(62_500 * following[end] * marginalRule[end], 6);
  });

  it('count the first minute of each load with the rest of it', () => {
    const day = logOf(1_000_000);
    const onLoadS = Array.from({ length: 10 }, (_, i) => (i === 2 ? 7200 : 0));
    const twice: StateLog = { ...day, machines: { ...day.machines, air: { ...day.machines.air, onLoadS } } };
    expect(stateReplay([twice], [fitted], noFollowing, lower).savingKWh.value).toBeCloseTo(64_000, 6);
  });

  it('of a machine that is not known are left as they are', () => {
    expect(stateReplay([logOf(1_000_000)], [], noFollowing, lower).savingKWh.value).toBe(0);
  });
});

describe('logged states with a shorter run-on', () => {
  const events = eventsOf([
    [0, 3, 'load'],
    [600, 3, 'unload'],
    [700, 5, 'unload'],
    [710, 5, 'stop'],
    [900, 3, 'stop'],
    [1500, 3, 'start'],
    [1506, 3, 'load'],
    [2000, 3, 'unload'],
    [2250, 3, 'load'],
    [3000, 3, 'unload'],
    [3040, 3, 'load'],
  ]);
  const of = (runOnS: number, machine = fitted) => stateReplay([logOf(0, 7, events)], [machine], noFollowing, { pressureBar: 0, runOnS });

  it('[GAIN-8] cost nothing beyond it, and where a load came behind it a start more', () => {
    // 180 s before the stop and 130 s before the load
    const { runOnKWh, addedStarts, savingKWh } = of(120);
    expect(runOnKWh).toBeCloseTo((310 * screw.noLoadKW) / 3600, 9);
    expect(addedStarts).toBe(1);
    expect(savingKWh.value).toBeCloseTo(runOnKWh, 9);
  });

  it.each([
    ['as long as it is', 300],
    ['longer', 600],
  ])('cost the same with one %s', (_, runOnS) => {
    expect(of(runOnS)).toMatchObject({ runOnKWh: 0, addedStarts: 0 });
  });

  it('cost the same where the motor would start more often than it may', () => {
    expect(of(30, { ...fitted, machine: { ...fitted.machine, startsPerHour: 0.05 } })).toMatchObject({ runOnKWh: 0, addedStarts: 0 });
  });

  it('cost the same where the machine seldom runs on for longer, as few of its times do', () => {
    const machine = { ...fitted, machine: { ...fitted.machine, runOnS: 120 } };
    expect(of(120, machine)).toMatchObject({ runOnKWh: 0, addedStarts: 0 });
    expect(of(119, machine).runOnKWh).toBeGreaterThan(0);
  });

  it.each([
    ['once a day', 1 / 24, 1],
    ['less often than once a day', 0.0413, 0],
  ])('cost a start more where the motor may start %s', (_, startsPerHour, addedStarts) => {
    expect(of(120, { ...fitted, machine: { ...fitted.machine, startsPerHour } }).addedStarts).toBe(addedStarts);
  });
});
