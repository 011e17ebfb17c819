import { describe, expect, it } from '@jest/globals';
import { autocorrelation, followingDays } from '../../../core/performance/autocorrelation.ts';
import { energyModel } from '../../../core/performance/energyModel.ts';
import type { PerformanceDay } from '../../../core/performance/index.ts';
import { dayAfter } from './performanceDay.ts';

/** Forty-one days, each of a thousand m3 more than another, so that a percentile of 2.5 is one of them; out of order, as days are. */
const volumeOf = (place: number) => 10_000 + 1000 * place;
const places = Array.from({ length: 41 }, (_, i) => (i * 17) % 41);
const off = (i: number) => [1, -1, -1, 1, 0][i % 5]!;
const daysOf = (energyOf: (volumeM3: number, i: number) => number, more: (i: number) => Partial<PerformanceDay> = () => ({})) =>
  places.map((place, i) => dayAfter(i, volumeOf(place), energyOf(volumeOf(place), i) + off(i), more(i)));
const namesOf = (model: ReturnType<typeof energyModel>) => model!.coefficients.map(({ of }) => of);

describe('a change of what a m3 needs', () => {
  const bentAt = (changeM3: number, [below, above] = [0.05, 0.12]) =>
    energyModel(
      daysOf((volumeM3) => 500 + below * Math.min(volumeM3, changeM3) + above * Math.max(volumeM3 - changeM3, 0)),
      [],
      [],
    );

  it.each([2, 3, 20, 37, 38])('is found where it is: at the volume of place %i of 0 to 40', (place) => {
    const model = bentAt(volumeOf(place))!;
    expect(model.changeM3).toBeCloseTo(volumeOf(place), 6);
    expect(namesOf(model)).toEqual(['day', 'volume', 'volumeAbove']);
    expect(model.coefficients.map(({ value }) => value)).toEqual([
      expect.closeTo(500, -1),
      expect.closeTo(0.05, 2),
      expect.closeTo(0.12, 2),
    ]);
  });

  it('is found where a m3 needs less above it', () => {
    expect(bentAt(volumeOf(20), [0.12, 0.05])!.changeM3).toBeCloseTo(volumeOf(20), 6);
  });

  it('is looked for from the 5th to the 95th percentile of the volumes', () => {
    expect(bentAt(volumeOf(1), [0.5, 0.05])!.changeM3).toBeCloseTo(volumeOf(2), 6);
    expect(bentAt(volumeOf(39), [0.05, 0.5])!.changeM3).toBeCloseTo(volumeOf(38), 6);
  });

  it('is none of a line', () => {
    const model = energyModel(
      daysOf((volumeM3) => 500 + 0.09 * volumeM3),
      [],
      [],
    )!;
    expect([model.changeM3, namesOf(model)]).toEqual([undefined, ['day', 'volume']]);
  });
});

describe('the model of the energy of days', () => {
  const temperatureC = (i: number) => 5 + ((i * 7) % 23);
  const production = (i: number) => 50 + ((i * 11) % 31);
  const pressureBar = (i: number) => 6.5 + ((i * 13) % 10) / 10;
  const explained = daysOf(
    (volumeM3, i) => 500 + 0.09 * volumeM3 + 0.0005 * (temperatureC(i) - 20) * volumeM3 + 4 * production(i) + 100 * (pressureBar(i) - 7),
    (i) => ({ temperatureC: temperatureC(i), production: production(i), pressureBar: pressureBar(i) }),
  );
  const all = ['temperature', 'pressure', 'production'] as const;

  it('has what each of its variables needs: a m3 at 20 °C and for each degree more, a bar more than usual, a piece', () => {
    const model = energyModel(explained, all, [])!;
    const values = Object.fromEntries(model.coefficients.map(({ of, value }) => [of, value]));
    const meanBar = explained.reduce((sum, day) => sum + day.pressureBar!, 0) / explained.length;
    expect(model.pressureRefBar).toBeCloseTo(meanBar, 9);
    expect(values).toEqual({
      day: expect.closeTo(500 + 100 * (meanBar - 7), -1),
      volume: expect.closeTo(0.09, 3),
      temperature: expect.closeTo(0.0005, 5),
      pressure: expect.closeTo(100, -1),
      production: expect.closeTo(4, 1),
    });
    for (const { value, standardError, t } of model.coefficients) expect(t).toBeCloseTo(value / standardError, 6);
  });

  it('is the same of half days', () => {
    const halves = explained.map((day) => ({
      ...day,
      hours: 12,
      energyKWh: day.energyKWh / 2,
      volumeM3: day.volumeM3 / 2,
      production: day.production! / 2,
    }));
    const [whole, half] = [explained, halves].map((days) => energyModel(days, all, [])!);
    expect(namesOf(half)).toEqual(namesOf(whole));
    half!.coefficients.forEach(({ value }, i) => expect(value).toBeCloseTo(whole!.coefficients[i]!.value, 6));
    expect(half!.fit.weight).toBeCloseTo(whole!.fit.weight / 2, 9);
  });

  it('has the mean pressure of the hours that are known', () => {
    const days = explained.map((day, i) => ({ ...day, hours: i === 0 ? 6 : 24, pressureBar: i === 0 ? 1 : 7 }));
    expect(energyModel(days, [], [])!.pressureRefBar).toBeCloseTo((6 * 1 + 24 * 40 * 7) / (6 + 24 * 40), 9);
  });

  it('leaves out what a single day lacks', () => {
    for (const lacking of ['temperatureC', 'production', 'pressureBar'] as const) {
      const days = explained.map((day, i) => (i === 40 ? { ...day, [lacking]: undefined } : day));
      expect(namesOf(energyModel(days, all, []))).toHaveLength(4);
    }
    expect(namesOf(energyModel(explained, [], []))).not.toContain('temperature');
  });

  it('counts so many days as one as they resemble each other', () => {
    const alike = (i: number) => 20 * Math.sin(i / 2);
    const model = energyModel(
      daysOf((volumeM3, i) => 500 + 0.09 * volumeM3 + alike(i)),
      [],
      [],
    )!;
    expect(model.rho).toBeCloseTo(autocorrelation(model.fit.residuals, followingDays(explained)), 12);
    expect(model.rho).toBeGreaterThan(0.5);
    expect(model.inflation).toBeCloseTo((1 + model.rho) / (1 - model.rho), 12);
    const turning = energyModel(
      daysOf((volumeM3, i) => 500 + 0.09 * volumeM3 + 20 * (-1) ** i),
      [],
      [],
    )!;
    expect(turning.rho).toBeLessThan(-0.5);
    expect(turning.inflation).toBe(1);
  });

  it('needs three days, of more than one volume', () => {
    const [a, b, c] = [dayAfter(0, 10_000, 1000), dayAfter(1, 20_000, 1900), dayAfter(2, 30_000, 2900)];
    expect(energyModel([], [], [])).toBeUndefined();
    expect(energyModel([a, b], [], [])).toBeUndefined();
    expect(namesOf(energyModel([a, b, c], [], []))).toEqual(['day', 'volume']);
    expect(energyModel([a, a, a, a], [], [])).toBeUndefined();
  });
});
