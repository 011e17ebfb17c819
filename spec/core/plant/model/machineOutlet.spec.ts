import { describe, expect, it, test } from '@jest/globals';
import type { MachineKindName, MachineState, MaintenanceConfig, PlantState } from '../../../../core/plant/index.ts';
import { blowDownAtKW, innerPressureBar, linePressureBar, powerAtKW } from '../../../../core/plant/model/machineOutlet.ts';
import { firstServicedAtS } from '../../../../core/plant/model/service.ts';
import { machineOf, momentOf, noonMs, plantOf, stateOf, under } from './handmade.ts';

const load: Partial<MachineState> = { mode: 'load', flowShare: 1 };

describe('the pressure behind a machine at a receiver of 7 bar', () => {
  it('is that of the receiver, and in load what cooler and dryer take more', () => {
    expect(linePressureBar(stateOf(load), 7)).toBeCloseTo(7.15, 12);
    expect(linePressureBar(stateOf({ mode: 'load', flowShare: 0.5 }), 7)).toBeCloseTo(7.0375, 12);
    expect(linePressureBar(stateOf({ mode: 'noLoad', flowShare: 1 }), 7)).toBe(7);
  });

  const innerBar = (given: Partial<MachineState>, kind: MachineKindName = 'fixedScrew') =>
    innerPressureBar(plantOf([machineOf(1), machineOf(2, kind)]), momentOf([stateOf(), stateOf(given)]), 1);

  it('is in its element that of the outlet in load, and nothing while it stands or starts', () => {
    expect(innerBar(load)).toBeCloseTo(7.15, 12);
    expect([innerBar({ mode: 'ready' }), innerBar({ mode: 'starting' })]).toEqual([0, 0]);
  });

  test.each<[MachineKindName, number]>([
    ['fixedScrew', 2],
    ['speedControlledScrew', 2],
    ['turbo', 0.3],
    ['piston', 0],
  ])('falls after load to what drives its oil round: of a %s to %d bar', (kind, unloadedBar) => {
    const venting = (ventingShare: number) => innerBar({ mode: 'noLoad', flowShare: 1, ventingShare }, kind);
    expect([venting(0), venting(0.4), venting(1)]).toEqual([
      unloadedBar,
      expect.closeTo(unloadedBar + 0.4 * (7.15 - unloadedBar), 12),
      expect.closeTo(7.15, 12),
    ]);
  });
});

describe('a machine that vents at an empty receiver', () => {
  it('keeps what drives its oil round', () => {
    const config = plantOf([machineOf(1)]);
    const moment = momentOf([stateOf({ mode: 'noLoad', flowShare: 1, ventingShare: 0.4 })], { receiverPressureBar: 1 });
    expect(innerPressureBar(config, moment, 0)).toBe(2);
  });
});

describe('a worn part', () => {
  /** What parts with so many hours left of 1000 add in load. */
  const wornBar = (...parts: readonly (readonly [MaintenanceConfig['component'], number])[]) => {
    const config = machineOf(1, 'fixedScrew', { maintenance: parts.map(([component, leftH]) => ({ component, intervalH: 1000, leftH })) });
    const machine = stateOf({ ...load, servicedAtS: firstServicedAtS(config, stateOf(load), noonMs) });
    return innerPressureBar(plantOf([config]), momentOf([machine]), 0) - 7.15;
  };

  test.each<[MaintenanceConfig['component'], number]>([
    ['oilSeparator', 0.2],
    ['suctionFilter', 0.08],
    ['dryer', 0.05],
    ['oilFilter', 0],
  ])('%s takes %d bar at the end of its interval, by the square of its use', (component, fullBar) => {
    expect([1000, 500, 0, -250].map((leftH) => wornBar([component, leftH]))).toEqual(
      [0, 0.25, 1, 1.5625].map((share) => expect.closeTo(share * fullBar, 9)),
    );
  });

  it('takes no more from one and a half intervals on, and nothing before its first', () => {
    expect([-500, -900, 1200].map((leftH) => wornBar(['oilSeparator', leftH]))).toEqual(
      [0.45, 0.45, 0].map((bar) => expect.closeTo(bar, 9)),
    );
  });

  it('adds to another one', () => {
    expect(wornBar(['oilFilter', 0], ['oilSeparator', 0], ['dryer', 500])).toBeCloseTo(0.2125, 9);
  });
});

describe('the power of a machine in its plant', () => {
  const two = (given: Partial<MachineState>, more: Partial<PlantState> = {}) => momentOf([stateOf(), stateOf(given)], more);
  const machines = [machineOf(1), machineOf(2)];

  it('is that at the pressure in its element: 7 % a bar', () => {
    expect(powerAtKW(plantOf(machines), two(load), 1)).toBeCloseTo(60 * (1 + 0.07 * 0.15), 9);
    expect(powerAtKW(plantOf(machines), two(load, { receiverPressureBar: 6 }), 1)).toBeCloseTo(60 * (1 - 0.07 * 0.85), 9);
    expect(powerAtKW(plantOf(machines), two({ mode: 'noLoad', flowShare: 1 }), 1)).toBe(15);
  });

  it('is more with a fault of its own that takes pressure', () => {
    const { events, schedule } = under([
      { kind: 'machineFault', slot: 2, fault: 'separatorDifferentialPressure' },
      { kind: 'machineFault', slot: 2, fault: 'filterClogged' },
      { kind: 'machineFault', slot: 2, fault: 'oilLevel' },
    ]);
    const kW = (slots: typeof machines) => powerAtKW(plantOf(slots, { events }), two(load, { schedule }), 1);
    expect(kW(machines)).toBeCloseTo(60 * (1 + 0.07 * 0.75), 9);
    expect(kW([machineOf(2), machineOf(1)])).toBeCloseTo(60 * (1 + 0.07 * 0.15), 9);
  });

  it('has a part that is spent on venting, none in load', () => {
    const venting = { mode: 'noLoad', flowShare: 1, ventingShare: 0.5 } as const;
    const loadedKW = 60 * (1 + 0.07 * 0.15);
    expect(blowDownAtKW(plantOf(machines), two(venting), 1)).toBeCloseTo((loadedKW - 15) / 2, 9);
    expect(powerAtKW(plantOf(machines), two(venting), 1)).toBeCloseTo(15 + (loadedKW - 15) / 2, 9);
    expect([blowDownAtKW(plantOf(machines), two(load), 1), blowDownAtKW(plantOf(machines), two(venting), 0)]).toEqual([0, 0]);
  });
});
