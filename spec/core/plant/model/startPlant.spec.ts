import { describe, expect, it, test } from '@jest/globals';
import { type MachineConfig, type PlantConfig, startPlant } from '../../../../core/plant/index.ts';
import { machineOf, noonMs, plantOf } from './handmade.ts';

const start = (machines: readonly MachineConfig[], more: Partial<PlantConfig> = {}) =>
  startPlant(plantOf(machines, more), { seed: 5, atMs: noonMs });

describe('a plant that starts', () => {
  it('is in the middle of its band, with nothing counted', () => {
    expect(start([])).toEqual({
      seed: 5,
      atMs: noonMs,
      clock: { offsetMs: 0, validUntilMs: noonMs + 900_000 },
      schedule: { on: [], validUntilMs: noonMs + 43_200_000 },
      receiverPressureBar: 7.05,
      flowTrendM3min: 8,
      air: { deliveredM3: 0, usedM3: 0, leakedM3: 0, blownOffM3: 0, missedM3: 0 },
      energy: { inputKWh: 0, blowDownKWh: 0 },
      order: [],
      orderDay: 20_404,
      actedAtMs: noonMs,
      machines: [],
    });
  });

  it('has the counters that its machines are configured with, and elements that are as warm as they become', () => {
    const maintenance = [{ component: 'oilFilter', intervalH: 4000, leftH: 250 } as const];
    const { machines } = start([machineOf(1, 'fixedScrew', { maintenance }), machineOf(2)]);
    expect(machines[0]).toEqual({
      mode: 'load',
      modeS: 0,
      flowShare: 1,
      ventingShare: 0,
      startedAtMs: noonMs - 3_600_000,
      elementDegC: 80,
      hot: false,
      loadS: 360_000,
      noLoadS: 72_000,
      starts: 7,
      recentLoadS: 0,
      recentNoLoadS: 0,
      servicedAtS: [(120 - 3750) * 3600],
    });
    expect(machines[1]).toMatchObject({ mode: 'ready', flowShare: 0, elementDegC: 20 });
  });

  test.each<[string, readonly MachineConfig[], number, readonly number[]]>([
    ['one', [machineOf(1), machineOf(2), machineOf(3)], 20, [1, 0, 0]],
    ['one more', [machineOf(1), machineOf(2), machineOf(3)], 20.02, [1, 1, 0]],
    ['all', [machineOf(1), machineOf(2)], 90, [1, 1]],
    ['none', [machineOf(1), machineOf(2)], 0, [0, 0]],
    ['first the one of variable speed, at 60 %', [machineOf(1), machineOf(2, 'speedControlledScrew')], 11, [0, 0.6]],
    ['then others', [machineOf(1), machineOf(2, 'speedControlledScrew')], 13, [1, 0.6]],
  ])('has so many machines in load as cover the flow: %s', (_, machines, plateauM3min, shares) => {
    const { demand } = plantOf([]);
    const started = start(machines, { demand: { ...demand, plateauM3min } });
    expect(started.machines.map(({ flowShare }) => flowShare)).toEqual(shares);
    expect(started.machines.map(({ mode }) => mode)).toEqual(shares.map((share) => (share > 0 ? 'load' : 'ready')));
  });

  it('covers what leaks, too, and without the machines that are not able', () => {
    const events = [{ begins: { rule: 'once', atMs: noonMs }, durationS: 60, effect: { kind: 'switchedOff', slot: 1 } } as const];
    const { machines, flowTrendM3min } = start([machineOf(1), machineOf(2), machineOf(3)], {
      events,
      leakage: { flowM3min: 4, atBar: 7.05 },
    });
    expect(machines.map(({ mode }) => mode)).toEqual(['ready', 'load', 'load']);
    expect(flowTrendM3min).toBeCloseTo(12, 9);
  });
});
