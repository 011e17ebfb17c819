import { describe, expect, it, test } from '@jest/globals';
import { emptySlot, slotCount } from '../../../../core/compressor/index.ts';
import {
  basisOf,
  counterDeviation,
  counterMinutes,
  hoursPerHour,
  pressureKeys,
  specificPower,
  stillValues,
  worstOf,
} from '../../../../core/field/checks/checkFigures.ts';
import type { FieldMachine, Observation, Serves } from '../../../../core/field/index.ts';

const rated = { flowM3min: 5, loadKW: 30, noLoadKW: 8, pressureBar: 7 };
const machines: readonly FieldMachine[] = [2, 3].map((slot) => ({ slot, name: `K${slot}`, technology: 1, rated }));
const meter: readonly Serves[] = [{ powerOf: [2] }];
const basis = (observations: readonly Observation[], serves = meter) => basisOf({ serves, machines, observations });
/** What a device said at these seconds. */
const said = (...values: readonly (readonly [atS: number, values: Observation['values']])[]): readonly Observation[] =>
  values.map(([atS, each]) => ({ atMs: atS * 1000, values: each }));

describe('the worst of several figures', () => {
  test.each<[readonly number[], { low?: number; high?: number }, number | undefined]>([
    [[0.1, 15.8, 9], { low: -0.2, high: 16 }, 15.8],
    [[0.1, 15.6, 9], { low: -0.2, high: 16 }, 0.1],
    [[-3, 17], { low: -2, high: 2 }, 17],
    [[4, 9, 1], { low: 0 }, 1],
    [[4, 9, 1], { high: 0 }, 9],
    [[], { low: 0, high: 1 }, undefined],
  ])('of %j with the limits %j is the nearest to one or furthest beyond it: %p', (values, limits, worst) => {
    expect(worstOf(values, limits)).toBe(worst);
  });
});

describe('pressures of the network', () => {
  it('are what stands for the system or at an input of a pressure, each once, and never a machine’s own', () => {
    const inputs = ['RECEIVER_PRESS', 'ADD_PRESS_1', 'ADD_PRESS_2', 'ADD_PRESS_3', 'ADD_PRESS_4', 'ADD_PRESS_5', 'DEW_POINT'];
    const serves: readonly Serves[] = [
      ...inputs.map((input, i) => ({ input, point: `in${i}` })),
      { systemPressure: 'in7' },
      { systemPressure: 'in1' },
      { systemPressure: 'linePressure' },
    ];
    expect(pressureKeys({ serves })).toEqual(['pressure', 'in0', 'in1', 'in2', 'in3', 'in4', 'in7']);
  });
});

describe('a counter beside the power', () => {
  const power = 36;

  it('is compared from its first to its last value: by how much it is off, less one step', () => {
    const counted = said(
      [0, { power: 900 }],
      [100, { power, energy: 50 }],
      [400, { power, energy: 52 }],
      [700, { power, energy: 57.5 }],
      [800, { power: 900 }],
    );
    // 6 kWh by the power, 7.5 by the counter, whose smallest step was 2
    expect(counterDeviation(basis(counted))).toBe(0);
    const finer = counted.map((each, i) => (i === 2 ? { ...each, values: { power, energy: 51 } } : each));
    expect(counterDeviation(basis(finer))).toBeCloseTo(0.5 / 6, 12);
    const behind = said([0, { power, energy: 50 }], [500, { power, energy: 50.5 }], [600, { power, energy: 53.5 }]);
    expect(counterDeviation(basis(behind))).toBeCloseTo(-2 / 6, 12);
  });

  it('that stands is off by all of it', () => {
    expect(counterDeviation(basis(said([0, { power, energy: 7 }], [600, { power, energy: 7 }])))).toBe(-1);
  });

  it('has each power until the next', () => {
    const uneven = said([0, { power: 12, energy: 0 }], [450, { power: 60, energy: 1 }], [650, { power: 5, energy: 5.5 }]);
    // 12 kW for 450 s and 60 kW for 200 s are 4.8333 kWh; the counter says 0.6667 more, which a step of 1 explains
    expect(counterDeviation(basis(uneven))).toBe(0);
    const more = said([0, { power: 12, energy: 0 }], [450, { power: 60, energy: 1 }], [650, { power: 5, energy: 7.5 }]);
    expect(counterDeviation(basis(more))).toBeCloseTo((7.5 - 29 / 6 - 1) / (29 / 6), 12);
  });

  it('is not compared below a tenth of a kilowatt-hour, or ten minutes', () => {
    const at = (kW: number, seconds: number) =>
      counterDeviation(basis(said([0, { power: kW, energy: 4 }], [seconds, { power: kW, energy: 4 }])));
    expect([at(0.6, 600), at(0.59, 600), at(6, 599.999)]).toEqual([-1, undefined, undefined]);
    expect(counterDeviation(basis([]))).toBeUndefined();
  });

  it('is fine enough after so many minutes at the rated power, else at the highest that was seen', () => {
    const stepped = (steps: readonly number[], serves: readonly Serves[], kW: readonly number[] = [18, 45, 9]) =>
      counterMinutes(
        basis(
          steps.map((step, i) => ({ atMs: i, values: { power: kW[i] }, steps: { energy: step } })),
          serves,
        ),
      );
    // 0.006 kWh are a thousandth of 6 kWh: 12 min at 30 kW, 8 min at 45 kW
    expect(stepped([0.1, 0.2, 0.006], meter)).toBeCloseTo(12, 9);
    expect(stepped([0.1, 0.2, 0.006], [{ powerOf: [9] }])).toBeCloseTo(8, 9);
    expect(stepped([0.006], [{ powerOf: [9] }], [0])).toBeUndefined();
    expect(stepped([], meter)).toBeUndefined();
  });
});

describe('hours that are counted in an hour', () => {
  it('are those of the faster counter, less one step of it', () => {
    const counted = said(
      [0, { runningTime: 100, loadedTime: 40 }],
      [900, { runningTime: 100.25, loadedTime: 40.5 }],
      [1800, { runningTime: 100.5, loadedTime: 41.2 }],
    );
    expect(hoursPerHour(basis(counted))).toBeCloseTo(1.4, 12);
    expect(hoursPerHour(basis(counted.map(({ atMs, values: { runningTime } }) => ({ atMs, values: { runningTime } }))))).toBeCloseTo(
      0.5,
      12,
    );
  });

  it('are none while the counter stands, and not known without one', () => {
    expect(hoursPerHour(basis(said([0, { loadedTime: 3 }], [600, { loadedTime: 3 }])))).toBe(0);
    expect(hoursPerHour(basis(said([0, { power: 3 }], [600, { power: 3 }])))).toBeUndefined();
  });
});

describe('the specific power that is seen', () => {
  /** K2 and K3 with their own figures, in a state. */
  const plant = (statuses: readonly [number, number], kW: readonly [number, number], m3min: readonly [number, number]) =>
    ({
      master: {} as NonNullable<Observation['plant']>['master'],
      compressors: Array.from({ length: slotCount }, (_, i) =>
        i === 1 || i === 2
          ? { ...emptySlot(i + 1), status: statuses[i - 1], electricalPowerKW: kW[i - 1], deliveryVolumeM3min: m3min[i - 1] }
          : { ...emptySlot(i + 1), status: 7, electricalPowerKW: 500, deliveryVolumeM3min: 1 },
      ),
    }) as const;

  it('is that of its machines while all of them are on load', () => {
    const of = (serves: readonly Serves[], statuses: readonly [number, number], values: Observation['values'] = {}) =>
      specificPower(basis([{ atMs: 0, values, plant: plant(statuses, [32, 48], [5, 6]) }], serves));
    expect(of([{ powerOf: [2] }], [7, 3])).toBe(6.4);
    expect(of([{ powerOf: [3] }], [3, 7])).toBe(8);
    expect(of([{ powerOf: [2, 3] }], [7, 7])).toBeCloseTo(80 / 11, 12);
    expect(of([{ powerOf: [2, 3] }], [7, 3])).toBeUndefined();
    expect(of([{ powerOf: [2, 3] }], [7, 7], { power: 66 })).toBe(6);
    expect(of([{ flowOf: [2] }], [7, 7], { flow: 4 })).toBe(8);
  });

  it('is the median of its moments', () => {
    const kWs = [30, 35, 90];
    const moments = kWs.map((kW, i) => ({ atMs: i, values: {}, plant: plant([7, 7], [kW, 1], [5, 1]) }));
    expect(specificPower(basis(moments))).toBe(7);
  });
});

describe('values that stand', () => {
  it('are counted after ten minutes, those that were never there are not', () => {
    const seen = (atS: number) =>
      said([0, { power: 5, temperature: 20 }], [300, { power: 6, temperature: undefined }], [atS, { power: 5, temperature: 20 }]);
    expect(stillValues(basis(seen(600)))).toBe(1);
    expect(stillValues(basis(seen(599.999)))).toBeUndefined();
    expect(stillValues(basis([]))).toBeUndefined();
  });

  it('are counted of a device without machines too', () => {
    const still = said([0, { dewPoint: 3, pressure: 7 }], [600, { dewPoint: 3, pressure: 7 }]);
    expect(stillValues(basis(still, [{ input: 'DEW_POINT', point: 'dewPoint' }]))).toBe(2);
  });
});
