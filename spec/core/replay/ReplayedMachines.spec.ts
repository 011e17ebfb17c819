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

  it('that turn without load need more as long as they vent, and no more when it begins again', () => {
    const machines = machinesIn([1], [1]);
    machines.enter(0, modes.noLoad);
    // 60 kW above those without load, less by e each 12 s
    const meanOf = (fromS: number) => (60 * 12 * (Math.exp(-fromS / 12) - Math.exp(-(fromS + stepS) / 12))) / stepS;
    expect([machines.turn(), machines.turn()]).toEqual([0, stepS].map((fromS) => expect.closeTo(20 + meanOf(fromS), 9)));
    machines.begin(0, bit(1));
    machines.setOrder(Int32Array.of(0, 1, 2));
    expect(machines.turn()).toBe(20);
  });

  it('that vent at once need what they need without load', () => {
    const machines = new ReplayedMachines([{ ...screw, ventingS: 0 }], stepS);
    machines.at(0, 7, 0);
    machines.begin(bit(1), bit(1));
    machines.setOrder(Int32Array.of(0));
    machines.enter(0, modes.noLoad);
    expect([machines.turn(), machines.turn()]).toEqual([20, 20]);
    machines.end();
    expect(machines.results()).toEqual([{ slot: 1, energyKWh: expect.closeTo((40 * stepS) / 3600, 12), starts: 0, loadS: 0, noLoadS: 0 }]);
  });

  it('have what a step needs of all on load: of one speed their flow and power, of variable ones where their rows are, that which trims first', () => {
    const sloped = { ...screw, slopePerBar: 0.05, refBar: 6 };
    const machines = new ReplayedMachines([sloped, turbo, { ...screw, slot: 3 }, trimmer, { ...trimmer, slot: 4 }], stepS);
    machines.at(0, 7, 0);
    const bits = [1, 2, 3, 4, 5].reduce((some, slot) => some | bit(slot), 0);
    machines.begin(bits, bits);
    machines.setOrder(Int32Array.of(1, 0, 3, 2, 4));
    expect(machines).toMatchObject({
      fixedM3min: 2 * 12.6,
      fixedKW: expect.closeTo(80 + 80 * (1 - 0.05 * 6), 9),
      fixedKWPerBar: expect.closeTo(80 * 0.05, 9),
      middleM3min: expect.closeTo(2 * 12.6 + 16 + 2 * 0.75 * 12.6, 9),
      ...{ variables: 3, turnings: 0, starting: 0, isFirstIdle: false, switchesS: Infinity },
    });
    // places of the machine that trims, of that with guide vanes, and of another one that helps
    expect([...machines.variable.subarray(0, 3)]).toEqual([3, 1, 4].map((place) => place * 16));
    const sharesAt = (place: number) => [...machines.rows.subarray(place * 16 + 8, place * 16 + 10)];
    expect([3, 1, 4].map(sharesAt)).toEqual([
      [0.2, 0.75],
      [0.7, 1],
      [0.75, 0.75],
    ]);
  });

  it('are switched when the first of those that turn has started, or its run-on is over', () => {
    const machines = machinesIn([], [1]);
    expect(machines).toMatchObject({ turnings: 1, starting: 0, switchesS: 400, isFirstIdle: true });
    machines.at(104, 7, 0);
    machines.bringOn(1);
    expect(machines).toMatchObject({ turnings: 2, starting: 1, switchesS: 110 });
    machines.at(109, 7, 0);
    machines.turned();
    expect([...machines.mode]).toEqual([modes.noLoad, modes.starting, modes.standing]);
    machines.at(110, 7, 0);
    machines.turned();
    expect([...machines.mode]).toEqual([modes.noLoad, modes.load, modes.standing]);
    machines.at(399, 7, 0);
    machines.turned();
    expect(machines.mode[0]).toBe(modes.noLoad);
    machines.at(400, 7, 0);
    machines.turned();
    expect(machines).toMatchObject({ turnings: 0, switchesS: Infinity, isFirstIdle: true });
    expect(machines.results().map(({ starts, noLoadS }) => [starts, noLoadS])).toEqual([
      [0, 300],
      [1, 6],
      [0, 0],
    ]);
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
