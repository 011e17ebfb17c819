import { describe, expect, it } from '@jest/globals';
import { machineModes as modes, ReplayedMachines } from '../../../core/replay/ReplayedMachines.ts';
import { screw, trimmer, turbo } from './replayedPlants.ts';

const bit = (slot: number) => 1 << slot;
const stepS = 2;
const all = [screw, trimmer, turbo];
function machinesIn(onLoad: readonly number[], running: readonly number[]) {
  const machines = new ReplayedMachines(all, stepS);
  const bits = (slots: readonly number[]) => slots.reduce((some, slot) => some | bit(slot), 0);
  machines.at(100, 7, 690);
  machines.begin(bits(onLoad), bits(running));
  machines.setOrder(Int32Array.of(0, 1, 2));
  return machines;
}

describe('the machines of a replay', () => {
  it('do nothing and have done nothing until it begins', () => {
    const machines = new ReplayedMachines(all, stepS);
    expect(machines).toMatchObject({
      ...{ variables: 0, turnings: 0, starting: 0, fixedM3min: 0, fixedKW: 0, fixedKWPerBar: 0, middleM3min: 0 },
      ...{ isFirstIdle: false, switchesS: Infinity, loaded: 0, unloaded: 0, nowS: 0, receiverBar: 0, barS: 0 },
    });
    const nothing = { energyKWh: 0, starts: 0, loadS: 0, noLoadS: 0 };
    expect(machines.results()).toEqual([1, 2, 5].map((slot) => ({ slot, ...nothing })));
    expect(machines.order).toHaveLength(0);
  });

  it('may each start at once', () => {
    const machines = machinesIn([], []);
    expect([0, 1, 2].map((i) => machines.canStart(i))).toEqual([true, true, true]);
    machines.bringOn(1);
    machines.at(399.9, 7, 0);
    machines.enter(1, modes.standing);
    // twelve times an hour
    expect(machines.canStart(1)).toBe(false);
    machines.at(400, 7, 0);
    expect(machines.canStart(1)).toBe(true);
  });

  it.each([
    ['on load', [1], [1], bit(1), true],
    ['that runs without load', [2], [1, 2], bit(1), false],
    ['that stands', [2], [2], bit(1), false],
    ['that runs without load, and then one on load', [2], [1, 2], bit(1) | bit(2), true],
    ['on load, and then one that runs without load', [1], [1, 2], bit(1) | bit(2), true],
  ])('are lost on load or not: one %s', (_, onLoad, running, unavailable, isLost) => {
    const machines = machinesIn(onLoad, running);
    expect(machines.lose(unavailable)).toBe(isLost);
    expect(machines.mode[0]).toBe(modes.standing);
  });

  it('count as loaded and unloaded what is switched, since it was last counted', () => {
    const machines = machinesIn([1], [1]);
    machines.enter(0, modes.noLoad);
    machines.enter(0, modes.load);
    machines.enter(1, modes.load);
    expect([machines.loaded, machines.unloaded]).toEqual([2, 1]);
    machines.begin(0, 0);
    expect([machines.loaded, machines.unloaded]).toEqual([0, 0]);
  });
});
