import { describe, expect, it } from '@jest/globals';
import { energyModel, fitsModel } from '../../../core/performance/energyModel.ts';
import { expectedOf, fractionalUncertainty, levelT, savingDays, savingSum, volumesOf } from '../../../core/performance/savings.ts';
import { dayAfter } from './performanceDay.ts';

const entered = { note: '', author: '' };
/** Ten days whose residuals turn, so that they count as ten. */
const baseline = [12, 35, 48, 22, 70, 66, 15, 54, 80, 31].map((volume, i) =>
  dayAfter(i, volume * 1000, 500 + 90 * volume + [7, -13, 10, 3, -14, 13, -8, 9, 15, 0][i]!, {
    temperatureC: [3, 9, 1, 7, 4, 8, 2, 6, 9, 5][i]!,
  }),
);
const line = energyModel(baseline, [], [])!;
/** The same days, with energy that follows the temperature too. */
const warmed = baseline.map((day) => ({ ...day, energyKWh: day.energyKWh + 0.002 * (day.temperatureC! - 20) * day.volumeM3 }));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const volumes = baseline.map(({ volumeM3 }) => volumeM3);
const products = (a: readonly number[], b: readonly number[]) => a.reduce((sum, each, i) => sum + (each - mean(a)) * (b[i]! - mean(b)), 0);
/** Student's t of 90 % on both sides. */
const t90 = { 1: 6.313752, 3: 2.353363, 8: 1.859548 };

describe("Student's t of the level", () => {
  it.each([
    ['ten days and two coefficients leave eight', 1, t90[8]],
    ['of ten days that resemble each other five or fewer count', 2, t90[3]],
    ['there is one at least', 3.3334, t90[1]],
    ['there is one at least, however much they resemble each other', 50, t90[1]],
  ])('is that of the days that count less the coefficients: %s', (_which, inflation, t) => {
    expect(levelT({ ...line, inflation })).toBeCloseTo(t, 4);
  });
});

describe('a sum of savings', () => {
  const sxx = products(volumes, volumes);
  const { rmse } = line.fit;
  const of = (...days: readonly (readonly [volumeM3: number, savingKWh: number, factor?: number, hours?: number])[]) => {
    const running = savingSum(line);
    for (const [volumeM3, savingKWh, factor, hours = 24] of days)
      running.add({ ...dayAfter(50, volumeM3, 4000), hours }, savingKWh, factor);
    return running.sum;
  };
  const at = mean(volumes);
  const halfOf = (variance: number) => t90[8] * rmse * Math.sqrt(variance);

  it('is none, without a width, of no day', () => {
    expect(of()).toEqual({ value: 0, half: 0 });
  });

  it('of a day of the mean volume is off by its own scatter and that of the mean', () => {
    expect(of([at, 120])).toEqual({ value: 120, half: expect.closeTo(halfOf(1 + 1 / 10), 3) });
  });

  it('of a day far from the mean is off by the slope too, on either side alike', () => {
    const far = expect.closeTo(halfOf(1 + 1 / 10 + 30_000 ** 2 / sxx), 3);
    expect(of([at + 30_000, -80])).toEqual({ value: -80, half: far });
    expect(of([at - 30_000, 80])).toEqual({ value: 80, half: far });
  });

  it('of days is off by the scatter of each, and by the mean and the slope they share', () => {
    const sum = of([at + 10_000, 100], [at + 20_000, -30]);
    expect(sum).toEqual({ value: 70, half: expect.closeTo(halfOf(2 + 4 / 10 + 30_000 ** 2 / sxx), 3) });
    expect(of([at + 20_000, 1], [at - 20_000, 1]).half).toBeCloseTo(halfOf(2 + 4 / 10), 3);
  });

  it('counts each day with its factor, and half a day half', () => {
    expect(of([at, 100, 3])).toEqual({ value: 300, half: expect.closeTo(3 * halfOf(1 + 1 / 10), 3) });
    expect(of([at / 2, 100, 1, 12])).toEqual({ value: 100, half: expect.closeTo(halfOf(1 / 2 + 1 / 4 / 10), 3) });
    const both = of([at, 100, 2], [(at + 30_000) / 2, 40, 3, 12]);
    expect(both).toEqual({ value: 320, half: expect.closeTo(halfOf(4 + 9 / 2 + 3.5 ** 2 / 10 + (1.5 * 30_000) ** 2 / sxx), 3) });
  });

  it('is off by more where days resemble each other', () => {
    const running = savingSum({ ...line, inflation: 2 });
    running.add(dayAfter(50, at, 4000), 120);
    expect(running.sum.half).toBeCloseTo(t90[3] * rmse * Math.sqrt(2 * (1 + 1 / 10)), 3);
  });

  it('is nothing where it is less than a hundred thousand millionth of the energy', () => {
    expect(of([at, 3.9e-8]).value).toBe(0);
    expect(of([at, -3.9e-8]).value).toBe(0);
    expect(of([at, 4.1e-8]).value).toBe(4.1e-8);
    expect(of([at, -4.1e-8]).value).toBe(-4.1e-8);
    expect(of([at, 3.9e-8, -1], [at, 1e-8, -1]).value).toBe(0);
  });

  it('of a model with a temperature is off by the coefficients together', () => {
    const model = energyModel(warmed, ['temperature', 'production'], [])!;
    expect(model.coefficients.map(({ of: name }) => name)).toEqual(['day', 'volume', 'temperature']);
    const warm = warmed.map(({ temperatureC, volumeM3 }) => (temperatureC! - 20) * volumeM3);
    const [vv, vw, ww] = [sxx, products(volumes, warm), products(warm, warm)];
    const [dv, dw] = [7_000, -300_000];
    const ofSlopes = (ww * dv * dv - 2 * vw * dv * dw + vv * dw * dw) / (vv * ww - vw * vw);
    const volumeM3 = at + dv;
    const running = savingSum(model);
    running.add({ ...dayAfter(50, volumeM3, 4000), temperatureC: 20 + (mean(warm) + dw) / volumeM3 }, 10);
    // three coefficients leave seven days
    expect(running.sum.half / (1.894579 * model.fit.rmse * Math.sqrt(1 + 1 / 10 + ofSlopes))).toBeCloseTo(1, 5);
  });
});

describe('what is expected of a day', () => {
  const [base = NaN, perM3 = NaN] = line.coefficients.map(({ value }) => value);

  it('is the line at its volume, of the hours that are known', () => {
    expect(expectedOf(line, dayAfter(20, 40_000, 1), [])).toBeCloseTo(base + perM3 * 40_000, 9);
    expect(expectedOf(line, { ...dayAfter(20, 20_000, 1), hours: 12 }, [])).toBeCloseTo((base + perM3 * 40_000) / 2, 9);
    expect(expectedOf(line, { ...dayAfter(20, 50_000, 1), hours: 25 }, [])).toBeCloseTo((base * 25) / 24 + perM3 * 50_000, 9);
  });

  it('is more by its adjustments', () => {
    const adjustments = [{ from: dayAfter(20, 0, 0).day, kWhPerDay: 240, ...entered }];
    expect(expectedOf(line, dayAfter(20, 40_000, 1), adjustments)).toBeCloseTo(base + perM3 * 40_000 + 240, 9);
    expect(expectedOf(line, dayAfter(19, 40_000, 1), adjustments)).toBeCloseTo(base + perM3 * 40_000, 9);
    expect(expectedOf(line, { ...dayAfter(21, 20_000, 1), hours: 12 }, adjustments)).toBeCloseTo((base + perM3 * 40_000 + 240) / 2, 9);
  });
});

describe('the volumes that a baseline stands for', () => {
  it('are those of its days of 24 h, and a tenth on both sides', () => {
    expect(volumesOf(baseline)).toEqual({ least: expect.closeTo(10_800, 6), greatest: expect.closeTo(88_000, 6) });
    const cut = [dayAfter(0, 30_000, 1), { ...dayAfter(1, 10_000, 1), hours: 12 }, { ...dayAfter(2, 20_000, 1), hours: 8 }];
    expect(volumesOf(cut)).toEqual({ least: expect.closeTo(18_000, 6), greatest: expect.closeTo(66_000, 6) });
  });

  it('are left by a day of less or of more, of 24 h', () => {
    const cases = [
      [10_801, 24],
      [10_799, 24],
      [87_999, 24],
      [88_001, 24],
      [43_999, 12],
      [44_001, 12],
      [5_401, 12],
      [5_399, 12],
    ] as const;
    const days = cases.map(([volumeM3, hours], i) => ({ ...dayAfter(20 + i, volumeM3, 3000), hours }));
    const found = savingDays(line, days, { baseline, adjustments: [] }).map(({ isExtrapolated }) => isExtrapolated);
    expect(found).toEqual([false, true, false, true, false, true, false, true]);
  });
});

describe('the share that a saving can be off by as ASHRAE has it', () => {
  it('is 1.26 t CV √(n/n′ (1 + 2/n′) / m) / F', () => {
    const { cv } = line.fit;
    expect(fractionalUncertainty(line, 5, 0.1) / cv).toBeCloseTo((t90[8] * 1.26 * Math.sqrt(1.2 / 5)) / 0.1, 4);
    expect(fractionalUncertainty({ ...line, inflation: 2 }, 20, 0.05) / cv).toBeCloseTo(
      (t90[3] * 1.26 * Math.sqrt((2 * 1.4) / 20)) / 0.05,
      4,
    );
  });

  it('is as large for an excess as for a saving', () => {
    expect(fractionalUncertainty(line, 5, -0.1)).toBe(fractionalUncertainty(line, 5, 0.1));
  });
});

it('a day fits a model when it has all that the model asks for', () => {
  const model = energyModel(warmed, ['temperature', 'production'], [])!;
  expect(fitsModel(model, dayAfter(30, 1, 1, { temperatureC: 0 }))).toBe(true);
  expect(fitsModel(model, dayAfter(30, 1, 1, { production: 5 }))).toBe(false);
  expect(fitsModel(line, dayAfter(30, 1, 1))).toBe(true);
});
