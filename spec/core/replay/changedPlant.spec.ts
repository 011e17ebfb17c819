import { describe, expect, it } from '@jest/globals';
import {
  changedPlant,
  demandWithLess,
  followingWithLess,
  machineOfSheet,
  type PlantChange,
  type SheetMachine,
} from '../../../core/replay/changedPlant.ts';
import { powerCurve } from '../../../core/replay/powerCurve.ts';
import { machineRules } from '../../../core/replay/replayRules.ts';
import type { ReplayPlant } from '../../../core/replay/ReplayPlant.ts';
import { demandOfFlows, plantOf, screw, trimmer } from './replayedPlants.ts';

const piston = { ...screw, slot: 4, runOnS: 0 };
const plant = plantOf([screw, trimmer, piston], { order: undefined });
const sheet: SheetMachine = { slot: 2, pressureBar: 7.5, flowM3min: 20, powerKW: 110, noLoadPowerKW: 28, points: [] };
const slotsOf = ({ machines }: ReplayPlant) => machines.map(({ slot }) => slot);

describe('a plant with a change', () => {
  it('[GAIN-8] is itself without one', () => {
    expect(changedPlant(plant, {})).toEqual(plant);
  });

  it.each<[string, PlantChange, Partial<ReplayPlant>]>([
    ['another band', { band: { lowBar: 6.3, highBar: 6.8 } }, { band: { lowBar: 6.3, highBar: 6.8 } }],
    ['another order', { order: [4, 1] }, { order: [4, 1] }],
    ['another receiver', { volumeM3: 17 }, { volumeM3: 17 }],
    ['parts that are not given', { band: undefined, order: undefined, runOnS: undefined, volumeM3: undefined }, {}],
  ])('has %s and is else as it was', (_, change, expected) => {
    expect(changedPlant(plant, change)).toEqual({ ...plant, ...expected });
  });

  it('has another run-on for each machine that has one', () => {
    expect(changedPlant(plant, { runOnS: 120 }).machines.map(({ runOnS }) => runOnS)).toEqual([120, 120, 0]);
  });

  it('has another run-on for single machines, and else that of all', () => {
    const runOnsOf = (change: PlantChange) => changedPlant(plant, change).machines.map(({ runOnS }) => runOnS);
    const runOnsS = [
      { slot: 2, runOnS: 45 },
      { slot: 4, runOnS: 50 },
    ];
    expect(runOnsOf({ runOnsS })).toEqual([300, 45, 0]);
    expect(runOnsOf({ runOnsS, runOnS: 120 })).toEqual([120, 45, 0]);
  });

  it.each<[string, PlantChange, readonly number[]]>([
    ['a machine in the place of another one', { machines: [sheet] }, [1, 2, 4]],
    ['one more', { machines: [{ ...sheet, slot: 3 }] }, [1, 2, 3, 4]],
    ['one less', { without: [2] }, [1, 4]],
    ['none that is taken away and put there', { machines: [sheet], without: [2] }, [1, 4]],
  ])('has %s, by their numbers', (_, change, expected) => {
    expect(slotsOf(changedPlant(plant, change))).toEqual(expected);
  });

  it('is made without a change of the plant that it is of', () => {
    const before = structuredClone(plant);
    changedPlant(plant, { machines: [sheet], without: [1], runOnS: 60, volumeM3: 3, order: [2], band: { lowBar: 5, highBar: 6 } });
    expect(plant).toEqual(before);
  });
});

describe('a machine of a data sheet', () => {
  it('runs at one speed where the sheet has no points, at the sheet’s pressure and with the times of the one before', () => {
    const before = { ...screw, startS: 9, runOnS: 77, ventingS: 5, startsPerHour: 20 };
    const { startS, runOnS, ventingS, startsPerHour, ...machine } = machineOfSheet(sheet, before);
    expect({ startS, runOnS, ventingS, startsPerHour }).toEqual({ startS: 9, runOnS: 77, ventingS: 5, startsPerHour: 20 });
    expect(machine).toMatchObject({ fullM3min: 20, fullKW: 110, minShare: 1, refBar: 7.5, noLoadKW: 28, powerShares: [0, 1, 0] });
    expect(machine.slopePerBar).toBe(0.07);
  });

  it('has the rule for its times where there is none before', () => {
    const rules = { startS: 6, runOnS: 300, ventingS: 12, minLoadS: 30, startsPerHour: 12 };
    expect(machineOfSheet(sheet, undefined)).toMatchObject(rules);
    expect(machineRules).toEqual({ ...rules, slopePerBar: { value: 0.07, low: 0.06, high: 0.084 } });
  });

  it('follows the demand over the range of its points, with their powers', () => {
    const powerAt = (x: number) => 7 + 76.5 * x + 16.5 * x * x;
    const points = [4, 8, 12, 16].map((flowM3min) => ({ flowM3min, powerKW: powerAt(flowM3min / 20) }));
    const { minShare, fullM3min, fullKW, powerShares } = machineOfSheet({ ...sheet, powerKW: powerAt(1), points }, undefined);
    expect([minShare, fullM3min]).toEqual([0.2, 20]);
    expect(fullKW).toBeCloseTo(100, 6);
    for (const [i, share] of powerShares.entries()) expect(share).toBeCloseTo([0.07, 0.765, 0.165][i]!, 6);
  });

  it('has the sum of its curve for its full power, of which the parts are shares', () => {
    const points = [
      { flowM3min: 16, powerKW: 90 },
      { flowM3min: 10, powerKW: 58 },
    ];
    const { fullKW, powerShares, minShare } = machineOfSheet({ ...sheet, points }, undefined);
    const curve = powerCurve([...points, sheet].map(({ flowM3min, powerKW }) => ({ x: flowM3min / 20, y: powerKW, weight: 1 })));
    expect(fullKW).toBeCloseTo(curve[0] + curve[1] + curve[2], 9);
    for (const [i, share] of powerShares.entries()) expect(share * fullKW).toBeCloseTo(curve[i]!, 9);
    expect(minShare).toBe(0.5);
  });

  it('is of one speed where its only point is the full flow', () => {
    const machine = machineOfSheet({ ...sheet, points: [{ flowM3min: 20, powerKW: 110 }] }, undefined);
    expect(machine).toMatchObject({ minShare: 1, powerShares: [0, 1, 0], fullKW: 110 });
  });
});

describe('smaller leaks', () => {
  const demand = demandOfFlows([5, 0.5, NaN, 0]);

  it('take as much less of a demand as it has', () => {
    const { flowM3min, ...rest } = demandWithLess(demand, 0.75);
    expect([...flowM3min]).toEqual([4.25, 0, NaN, 0]);
    expect(rest).toEqual({ ...demand, flowM3min: undefined });
    expect(demandWithLess(demand, 0)).toBe(demand);
    expect([...demand.flowM3min]).toEqual([5, 0.5, NaN, 0]);
  });

  it.each([
    // 4 of 20 followed; of the 18.5 that are left 2.5 do
    [0.2, 1.5, 20, 2.5 / 18.5],
    [0.2, 0, 20, 0.2],
    [0.2, 4, 20, 0],
    [0.2, 6, 20, 0],
    // leaks grow
    [0.2, -2, 20, 6 / 22],
    // hardly more is used than is saved
    [0.9, 6, 10, 3 / 6],
  ])('leave of a share of %p that follows the pressure, with %p less of %p m3/min, a share of %p', (share, less, mean, expected) => {
    expect(followingWithLess(share, less, mean)).toBeCloseTo(expected, 12);
  });
});
