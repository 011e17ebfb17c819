import { describe, expect, it } from '@jest/globals';
import { changedPlant, machineOfSheet, type PlantChange, type SheetMachine } from '../../../core/replay/changedPlant.ts';
import { machineRules } from '../../../core/replay/replayRules.ts';
import type { ReplayPlant } from '../../../core/replay/ReplayPlant.ts';
import { plantOf, screw, trimmer } from './replayedPlants.ts';

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
  ])('has %s and is else as it was', (_, change, expected) => {
    expect(changedPlant(plant, change)).toEqual({ ...plant, ...expected });
  });

  it('has another run-on for each machine that has one', () => {
    expect(changedPlant(plant, { runOnS: 120 }).machines.map(({ runOnS }) => runOnS)).toEqual([120, 120, 0]);
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
    expect(machine.slopePerBar).toBe(machineRules.slopePerBar.value);
  });

  it('has the rule for its times where there is none before', () => {
    const { startS, runOnS, ventingS, minLoadS, startsPerHour } = machineRules;
    expect(machineOfSheet(sheet, undefined)).toMatchObject({ startS, runOnS, ventingS, minLoadS, startsPerHour });
  });

  it('follows the demand over the range of its points, with their powers', () => {
    const powerAt = (x: number) => 7 + 76.5 * x + 16.5 * x * x;
    const points = [4, 8, 12, 16].map((flowM3min) => ({ flowM3min, powerKW: powerAt(flowM3min / 20) }));
    const { minShare, fullM3min, fullKW, powerShares } = machineOfSheet({ ...sheet, powerKW: powerAt(1), points }, undefined);
    expect([minShare, fullM3min]).toEqual([0.2, 20]);
    expect(fullKW).toBeCloseTo(100, 6);
    for (const [i, share] of powerShares.entries()) expect(share).toBeCloseTo([0.07, 0.765, 0.165][i]!, 6);
  });

  it('is of one speed where its only point is the full flow', () => {
    expect(machineOfSheet({ ...sheet, points: [{ flowM3min: 20, powerKW: 110 }] }, undefined).minShare).toBe(1);
  });
});
