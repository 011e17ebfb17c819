import { describe, expect, it, test } from '@jest/globals';
import type { EventEffect, PlantConfig, PlantState } from '../../../../core/plant/index.ts';
import { plantFlows } from '../../../../core/plant/model/plantFlows.ts';
import { machineOf, momentOf, plantOf, stateOf, under } from './handmade.ts';

const load = (flowShare = 1) => stateOf({ mode: 'load', flowShare });
const flows = (more: Partial<PlantConfig>, moment: Partial<PlantState> = {}) => plantFlows(plantOf([], more), momentOf([], moment));
const flowsUnder = (effects: readonly EventEffect[], on?: readonly boolean[], more: Partial<PlantConfig> = {}) => {
  const { events, schedule } = under(effects, on === undefined ? undefined : [...on]);
  return flows({ events, ...more }, { schedule });
};

describe('what is used', () => {
  test.each([
    [5, 8],
    [4, 8],
    [3, 4],
    [2.5, 2],
    [2, 0],
    [1, 0],
  ])('is less from 4 bar down, and nothing from 2 bar down: at %d bar %d m3/min', (receiverPressureBar, m3min) => {
    expect(flows({}, { receiverPressureBar }).usedM3min).toBeCloseTo(m3min, 9);
  });

  it('is more by every extra demand, less by a negative one, and never below nothing', () => {
    const extra = (flowM3min: number): EventEffect => ({ kind: 'extraDemand', flowM3min });
    expect(flowsUnder([extra(2), extra(3.5)]).usedM3min).toBeCloseTo(13.5, 9);
    expect(flowsUnder([extra(2), extra(3.5)], [false, true]).usedM3min).toBeCloseTo(11.5, 9);
    expect([flowsUnder([extra(-3)]).usedM3min, flowsUnder([extra(-9)]).usedM3min]).toEqual([5, 0]);
  });

  it('is nothing with the consumers off', () => {
    expect(flowsUnder([{ kind: 'consumersOff' }, { kind: 'extraDemand', flowM3min: 2 }]).usedM3min).toBe(0);
    expect(flowsUnder([{ kind: 'consumersOff' }], [false]).usedM3min).toBeCloseTo(8, 9);
  });

  it('follows the last profile that is on', () => {
    const { demand } = plantOf([]);
    const weekend = [0, 24].map((hour) => ({ hour, share: 0.25 }));
    const profile = (each: 'weekday' | 'weekend'): EventEffect => ({ kind: 'dayProfile', profile: each });
    const used = (...profiles: readonly EventEffect[]) => flowsUnder(profiles, undefined, { demand: { ...demand, weekend } }).usedM3min;
    expect([used(profile('weekend')), used(profile('weekend'), profile('weekday'))]).toEqual([4, 8]);
  });
});

describe('what leaks', () => {
  const leakage = { flowM3min: 4, atBar: 7 };

  it('goes by the absolute pressure of the network, and fades below 1 bar', () => {
    const leaked = (receiverPressureBar: number) => flows({ leakage }, { receiverPressureBar }).leakedM3min;
    expect([9, 7, 3, 1].map(leaked)).toEqual([5, 4, 2, 1]);
    expect(leaked(0.5)).toBeCloseTo(0.375, 12);
  });

  it('is more by every leak that opens, and never less than nothing', () => {
    const leak = (flowM3min: number): EventEffect => ({ kind: 'leak', flowM3min });
    expect(flowsUnder([leak(1), leak(0.5)], undefined, { leakage }).leakedM3min).toBe(5.5);
    expect(flowsUnder([leak(-9)], undefined, { leakage }).leakedM3min).toBe(0);
  });
});

describe('the pressure of the network', () => {
  it('is less by what the filter takes, by the square of what goes through it', () => {
    const filterDrop = { dropBar: 0.3, flowM3min: 20 };
    expect(flows({ filterDrop }).networkPressureBar).toBeCloseTo(7 - 0.3 * 0.16, 12);
    expect(flows({ filterDrop, leakage: { flowM3min: 2, atBar: 7 } }).networkPressureBar).toBeCloseTo(7 - 0.3 * 0.25, 12);
    expect(flows({ filterDrop: { dropBar: 99, flowM3min: 8 } }).networkPressureBar).toBe(0);
  });
});

describe('what machines deliver', () => {
  const three = [
    machineOf(2, 'turbo', { fullDeliveryM3min: 20 }),
    machineOf(4),
    machineOf(6, 'speedControlledScrew', { fullDeliveryM3min: 12 }),
  ];
  const states = [load(0.9), stateOf({ mode: 'noLoad', flowShare: 1 }), load(0.5)];
  const of = (receiverPressureBar: number, effects: readonly EventEffect[] = []) => {
    const { events, schedule } = under(effects);
    return plantFlows(plantOf(three, { events }), momentOf(states, { receiverPressureBar, schedule }));
  };

  it('is the share of each in load, of which a turbo blows off what the network can not take', () => {
    expect(of(7.3)).toMatchObject({ deliveredM3min: 24, blownOffM3min: 0, missedM3min: 0 });
    expect(of(7.325).blownOffM3min).toBeCloseTo(4.5, 9);
    expect(of(7.5)).toMatchObject({ deliveredM3min: 24, blownOffM3min: 18 });
  });

  it('is less than they count where an event says so, by the machine’s slot', () => {
    const less = (slot: number, share: number): EventEffect => ({ kind: 'deliversLess', slot, share });
    const { deliveredM3min, missedM3min } = of(7, [less(6, 0.2), less(6, 0.5), less(4, 0.9)]);
    expect([deliveredM3min, missedM3min]).toEqual([expect.closeTo(20.4, 9), expect.closeTo(3.6, 9)]);
    expect(of(7.5, [less(2, 0.5)])).toMatchObject({ deliveredM3min: 15, blownOffM3min: 9, missedM3min: 9 });
    expect(of(7, [less(2, 3)])).toMatchObject({ deliveredM3min: 6, missedM3min: 18 });
    expect(of(7, [less(2, -1)])).toMatchObject({ deliveredM3min: 24, missedM3min: 0 });
  });
});
