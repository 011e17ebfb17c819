import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { leakageShare, leakByLoadTimeM3min, leakByPressureDecayM3min, leakedVolumesM3 } from '../../../core/leakage/index.ts';
import { demoPlant, type PlantConfig } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';

describe('leak flow by load time', () => {
  it('is the share of load time of what the machine delivers', () => {
    expect(leakByLoadTimeM3min(90, 600, 12)).toBeCloseTo(1.8, 12);
    expect([leakByLoadTimeM3min(0, 600, 12), leakByLoadTimeM3min(600, 600, 12)]).toEqual([0, 12]);
  });

  test.each([
    ['no time', 0, 0, 12],
    ['more load than time', 601, 600, 12],
    ['negative load', -1, 600, 12],
    ['a missing delivery', 90, 600, undefined],
    ['an endless time', 90, Infinity, 12],
    ['a delivery that is no number', 90, 600, NaN],
  ])('is none from %s', (_case, loadS, totalS, deliveryM3min) => {
    expect(leakByLoadTimeM3min(loadS, totalS, deliveryM3min)).toBeUndefined();
  });
});

describe('leak flow by pressure decay', () => {
  const decay = { volumeM3: 12, startBar: 7, endBar: 6.5, durationS: 120 };

  it('is the free air that left the receiver per minute', () => {
    expect(leakByPressureDecayM3min(decay)).toBeCloseTo(3, 12);
    expect(leakByPressureDecayM3min({ ...decay, endBar: 7 })).toBe(0);
    expect(leakByPressureDecayM3min({ ...decay, startBar: 0.5, endBar: 0 })).toBeCloseTo(3, 12);
  });

  it('is what leaked from a simulated plant at rest', () => {
    const { demand } = demoPlant;
    const config: PlantConfig = { ...demoPlant, machines: [], events: [], demand: { ...demand, plateauM3min: 0 } };
    const states = [...plantStates({ config, seed: 1, fromMs: 0, untilMs: 120_000, stepS: 2 })];
    const [first, last] = [states[0]!, states.at(-1)!];
    const flowM3min = leakByPressureDecayM3min({
      volumeM3: config.receiverVolumeM3,
      startBar: first.receiverPressureBar,
      endBar: last.receiverPressureBar,
      durationS: 120,
    });
    expect(last.air.leakedM3).toBeGreaterThan(1);
    expect(flowM3min).toBeCloseTo(last.air.leakedM3 / 2, 9);
  });

  test.each([
    ['rising pressure', { endBar: 7.1 }],
    ['no time', { durationS: 0 }],
    ['a negative time', { durationS: -5 }],
    ['a negative volume', { volumeM3: -1 }],
    ['a pressure that is no number', { startBar: NaN }],
    ['a vacuum', { endBar: -0.5 }],
  ])('is none from %s', (_case, over) => {
    expect(leakByPressureDecayM3min({ ...decay, ...over })).toBeUndefined();
  });
});

const figure = fc.option(fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double()), { nil: undefined });

describe('leaked volumes', () => {
  it('are divided by what each machine delivered, and add up to what leaked', () => {
    expect(leakedVolumesM3(2, 600, [30, 10, undefined, 0])).toEqual([15, 5, undefined, 0]);
  });

  it('are never more than was delivered, whatever is given', () => {
    fc.assert(
      fc.property(figure, figure, fc.array(figure), (flowM3min, timeS, volumesM3) => {
        leakedVolumesM3(flowM3min, timeS, volumesM3).forEach((leakedM3, i) => {
          if (leakedM3 !== undefined) expect(leakedM3 >= 0 && leakedM3 <= volumesM3[i]!).toBe(true);
        });
      }),
    );
  });

  it('are unknown without a flow, and none where nothing was delivered', () => {
    expect(leakedVolumesM3(undefined, 600, [30])).toEqual([undefined]);
    expect(leakedVolumesM3(-1, 600, [30])).toEqual([undefined]);
    expect(leakedVolumesM3(2, 600, [0, 0])).toEqual([0, 0]);
  });
});

describe('the share of leakage', () => {
  it('of energy, cost and CO2 is that of the volume', () => {
    const share = leakageShare({ volumeM3: 1000, leakedM3: 250, energyKWh: 120, cost: 30, co2Kg: 48 });
    expect(share).toEqual({ leakedRatio: 0.25, leakedEnergyKWh: 30, leakageCost: 7.5, leakageCo2Kg: 12 });
  });

  it('may be the whole', () => {
    expect(leakageShare({ volumeM3: 9, leakedM3: 9, energyKWh: 120, cost: 30, co2Kg: 48 })).toMatchObject({
      leakedRatio: 1,
      leakageCost: 30,
    });
  });

  it('is between nothing and the whole, or none', () => {
    fc.assert(
      fc.property(figure, figure, figure, (volumeM3, leakedM3, cost) => {
        const { leakedRatio, leakageCost } = leakageShare({ volumeM3, leakedM3, energyKWh: undefined, cost, co2Kg: undefined });
        if (leakedRatio !== undefined) expect(leakedRatio >= 0 && leakedRatio <= 1).toBe(true);
        if (leakageCost !== undefined) expect(leakageCost >= 0 && leakageCost <= cost!).toBe(true);
      }),
    );
  });
});
