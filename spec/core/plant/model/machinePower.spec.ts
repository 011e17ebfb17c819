import { describe, expect, it, test } from '@jest/globals';
import type { MachineKindName, MachineMode, MachineState } from '../../../../core/plant/index.ts';
import { blowDownKW, machinePowerKW } from '../../../../core/plant/model/machinePower.ts';
import { machineOf, stateOf } from './handmade.ts';

const power = (kind: MachineKindName, given: Partial<MachineState>, loadedBar = 7) =>
  machinePowerKW(machineOf(1, kind), stateOf(given), loadedBar);

describe('the power of a machine of 60 kW', () => {
  test.each<[MachineKindName, number, number]>([
    ['fixedScrew', 1, 60],
    ['piston', 1, 60],
    ['turbo', 1, 60],
    ['turbo', 0.7, 45.6],
    ['speedControlledScrew', 1, 60],
    ['speedControlledScrew', 0.6, 35.304],
    ['speedControlledScrew', 0.2, 13.776],
  ])('in load, a %s at a flow share of %d, is %d kW', (kind, flowShare, kW) => {
    expect(power(kind, { mode: 'load', flowShare })).toBeCloseTo(kW, 9);
  });

  it('grows by 7 % a bar', () => {
    expect([6.5, 7, 8].map((bar) => power('fixedScrew', { mode: 'load', flowShare: 1 }, bar))).toEqual([
      expect.closeTo(57.9, 9),
      expect.closeTo(60, 9),
      expect.closeTo(64.2, 9),
    ]);
  });

  test.each<[MachineMode, number]>([
    ['ready', 0],
    ['starting', 19.5],
    ['noLoad', 15],
    ['runOn', 15],
  ])('without load, %s, is %d kW', (mode, kW) => {
    expect(power('fixedScrew', { mode, flowShare: 1 }, 0)).toBeCloseTo(kW, 9);
  });

  it('while it vents is above that by a share of what load would need more, and never below', () => {
    const venting = (given: Partial<MachineState>, kind: MachineKindName = 'fixedScrew') =>
      blowDownKW(machineOf(1, kind), stateOf({ mode: 'noLoad', flowShare: 1, ventingShare: 0.4, ...given }), 7);
    expect(venting({})).toBeCloseTo(18, 9);
    expect(venting({ ventingShare: 1 })).toBeCloseTo(45, 9);
    expect(venting({ mode: 'runOn', ventingShare: 0.1 })).toBeCloseTo(4.5, 9);
    expect([venting({ ventingShare: 0 }), venting({ mode: 'load' })]).toEqual([0, 0]);
    expect(venting({ flowShare: 0.2 }, 'speedControlledScrew')).toBe(0);
    expect(power('fixedScrew', { mode: 'noLoad', flowShare: 1, ventingShare: 0.4 })).toBeCloseTo(33, 9);
  });
});
