import { describe, expect, it, test } from '@jest/globals';
import { advancePlant, type MachineMode, type MachineState, type PlantConfig, type PlantState } from '../../../../core/plant/index.ts';
import { advanceMachine, withMode } from '../../../../core/plant/model/advanceMachine.ts';
import { pressureAfter } from '../../../../core/plant/model/receiver.ts';
import { machineOf, momentOf, noonMs, plantOf, stateOf, under } from './handmade.ts';

const load = (more: Partial<MachineState> = {}) => stateOf({ mode: 'load', flowShare: 1, modeS: 500, elementDegC: 80, ...more });
const step = (config: PlantConfig, state: PlantState, stepS = 6) => advancePlant(config, state, stepS);

describe('the receiver', () => {
  it('rises by a bar with its volume of free air', () => {
    expect(pressureAfter(6, 7, 3)).toBe(7.5);
    expect(pressureAfter(6, 7, -1.5)).toBe(6.75);
  });
});

describe('a plant after one step of 6 s', () => {
  const config = plantOf([machineOf(1), machineOf(2)], { leakage: { flowM3min: 1, atBar: 7 } });
  const before = momentOf([load({ recentLoadS: 600 }), stateOf({ mode: 'noLoad', flowShare: 1, ventingShare: 0.5, modeS: 10 })], {
    flowTrendM3min: 12,
    air: { deliveredM3: 1, usedM3: 2, leakedM3: 3, blownOffM3: 4, missedM3: 5 },
    energy: { inputKWh: 6, blowDownKWh: 7 },
  });
  const after = step(config, before);

  it('has moved its air: 10 m3/min came, 8 were used, 1 leaked', () => {
    expect(after.atMs).toBe(noonMs + 6000);
    expect(after.receiverPressureBar).toBeCloseTo(7 + 0.1 / 6, 12);
    expect(after.air).toEqual({
      deliveredM3: 2,
      usedM3: expect.closeTo(2.8, 12),
      leakedM3: expect.closeTo(3.1, 12),
      blownOffM3: 4,
      missedM3: 5,
    });
    expect(after.flowTrendM3min).toBeCloseTo(9 + 3 * Math.exp(-6 / 40), 12);
  });

  it('has machines that vent with 12 s and forget how they ran with an hour', () => {
    expect(after.machines[1]!.ventingShare).toBeCloseTo(0.5 * Math.exp(-0.5), 12);
    expect(after.machines[0]!.recentLoadS).toBeCloseTo(600 * Math.exp(-1 / 600) + 6, 9);
    expect(after.machines[1]!.recentNoLoadS).toBe(6);
  });

  it('has counted its energy, and what was spent on venting', () => {
    const loadKW = 60 * (1 + 0.07 * 0.15);
    const ventingKW = (loadKW - 15) / 2;
    expect(after.energy.inputKWh).toBeCloseTo(6 + (loadKW + 15 + ventingKW) / 600, 9);
    expect(after.energy.blowDownKWh).toBeCloseTo(7 + ventingKW / 600, 9);
  });

  it('counts what a turbo blows off and what a machine misses', () => {
    const { events, schedule } = under([{ kind: 'deliversLess', slot: 1, share: 0.2 }]);
    const turbo = plantOf([machineOf(1, 'turbo')], { events });
    const { air, receiverPressureBar } = step(turbo, momentOf([load()], { schedule, receiverPressureBar: 7.35 }));
    expect(receiverPressureBar).toBeCloseTo(7.35 - 0.4 / 6, 12);
    expect([air.deliveredM3, air.blownOffM3, air.missedM3]).toEqual([0.8, 0.4, 0.2].map((m3) => expect.closeTo(m3, 9)));
  });

  it('brings on a machine for the pressure in 15 s', () => {
    const modes = (receiverPressureBar: number) =>
      step(plantOf([machineOf(1)]), momentOf([stateOf()], { receiverPressureBar })).machines[0]!.mode;
    // 8 m3/min take a third of a bar in 15 s: from 6.79 bar on it is too late to wait
    expect([modes(6.81), modes(6.79)]).toEqual(['ready', 'starting']);
    const inLoad = (receiverPressureBar: number) =>
      step(plantOf([machineOf(1)]), momentOf([load()], { receiverPressureBar })).machines[0]!.mode;
    // 2 m3/min give a twelfth of a bar in 15 s
    expect([inLoad(7.29), inLoad(7.31)]).toEqual(['load', 'noLoad']);
    const falling = plantOf([machineOf(1)], { demand: { ...plantOf([]).demand, plateauM3min: 36 } });
    const held = (receiverPressureBar: number) => step(falling, momentOf([load()], { receiverPressureBar })).machines[0]!.mode;
    expect([held(7.62), held(7.64)]).toEqual(['load', 'noLoad']);
  });

  it('makes a new order on a new day and when other machines are able', () => {
    const two = plantOf([machineOf(1), machineOf(2)]);
    const states = [load({ loadS: 900 }), load({ loadS: 100 })];
    expect(step(two, momentOf(states)).order).toEqual([0, 1]);
    expect(step(two, momentOf(states, { orderDay: 20_403 }))).toMatchObject({ order: [1, 0], orderDay: 20_404 });
    const { events } = under([{ kind: 'switchedOff', slot: 1 }]);
    const changing = (on: boolean, effects = events) =>
      step({ ...two, events: effects }, momentOf(states, { schedule: { on: [on], validUntilMs: noonMs } })).order;
    expect([changing(false), changing(true)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(changing(false, under([{ kind: 'leak', flowM3min: 1 }]).events)).toEqual([0, 1]);
  });

  it.each([10, 0.8])('replaces a machine of %d m3/min that is switched off in load, at once', (fullDeliveryM3min) => {
    const { events } = under([{ kind: 'switchedOff', slot: 1 }]);
    const two = plantOf([machineOf(1, 'fixedScrew', { fullDeliveryM3min }), machineOf(2)], { events });
    const machines = [load(), stateOf({ mode: 'noLoad', modeS: 10 })];
    const atPressure = (receiverPressureBar: number) => {
      const moment = { receiverPressureBar, actedAtMs: noonMs, schedule: { on: [false], validUntilMs: noonMs } };
      return step(two, momentOf(machines, moment)).machines.map(({ mode }) => mode);
    };
    // the 8 m3/min that are used take a third of a bar in 15 s
    expect(atPressure(7.12)).toEqual(['ready', 'load']);
    expect(atPressure(7.15)).toEqual(['ready', 'noLoad']);
  });
});

describe('a machine in one step', () => {
  const kept = { stepS: 5, ambientDegC: 20, thermal: { running: 0.5, standing: 0.25 }, recentKept: 0.9, ventingKept: 0.8 };
  const config = machineOf(1);
  const after = (given: Partial<MachineState>) => advanceMachine(config, stateOf({ elementDegC: 40, ...given }), kept);

  test.each<[MachineMode, number, number, number]>([
    ['load', 5, 0, 60],
    ['noLoad', 0, 5, 52.5],
    ['starting', 0, 5, 52.5],
    ['ready', 0, 0, 35],
  ])('that is in %s counts %d s of load and %d s without, and comes to %d degC', (mode, loadS, noLoadS, degC) => {
    const counted = { loadS: 100, noLoadS: 30, recentLoadS: 50, recentNoLoadS: 20, modeS: 1 };
    expect(after({ mode, flowShare: 1, ...counted })).toMatchObject({
      mode,
      modeS: 6,
      loadS: 100 + loadS,
      noLoadS: 30 + noLoadS,
      recentLoadS: 45 + loadS,
      recentNoLoadS: 18 + noLoadS,
      elementDegC: degC,
    });
  });

  test.each<[MachineMode, number, MachineMode]>([
    ['starting', 8, 'load'],
    ['noLoad', 60, 'runOn'],
    ['runOn', 240, 'ready'],
  ])('ends by itself in %s after %d s, with %s next', (mode, endsS, next) => {
    expect([endsS - 5.1, endsS - 5].map((modeS) => after({ mode, modeS }).mode)).toEqual([mode, next]);
  });

  it('stays in load, and stands, as long as nobody asks for more', () => {
    expect([after({ mode: 'load', modeS: 1e6 }).mode, after({ mode: 'ready', modeS: 1e6 }).mode]).toEqual(['load', 'ready']);
  });

  it('vents from all that it had in load, and begins to load at the least that it gives', () => {
    const variable = machineOf(2, 'speedControlledScrew');
    expect(withMode(variable, load({ flowShare: 0.9 }), 'noLoad')).toMatchObject({ modeS: 0, flowShare: 0.9, ventingShare: 1 });
    expect(withMode(variable, stateOf({ mode: 'noLoad', flowShare: 0.9, ventingShare: 0.3 }), 'runOn')).toMatchObject({
      modeS: 0,
      flowShare: 0.9,
      ventingShare: 0.3,
    });
    expect(withMode(variable, stateOf({ mode: 'runOn', flowShare: 0.9, ventingShare: 0.3 }), 'load')).toMatchObject({
      modeS: 0,
      flowShare: 0.2,
      ventingShare: 0,
    });
    expect(withMode(variable, load(), 'ready')).toMatchObject({ modeS: 0, flowShare: 0, ventingShare: 0 });
    expect(after({ mode: 'noLoad', ventingShare: 0.5 }).ventingShare).toBeCloseTo(0.4, 12);
  });

  it('is hot above 100 degC', () => {
    expect([100, 140].map((elementDegC) => after({ mode: 'load', flowShare: 1, elementDegC }).hot)).toEqual([false, true]);
  });
});
