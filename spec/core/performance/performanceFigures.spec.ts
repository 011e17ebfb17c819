import { describe, expect, it } from '@jest/globals';
import { type PerformanceDay, performanceOf, type PerformanceQuestion } from '../../../core/performance/index.ts';
import { energyModel } from '../../../core/performance/energyModel.ts';
import { levelT } from '../../../core/performance/savings.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { dayAfter, firstDay } from './performanceDay.ts';

const zone = 'Europe/Berlin';
const nth = (number: number) => shiftDay(firstDay, number - 1);
const baseline = { first: firstDay, last: nth(40) };
const report = { first: nth(41), last: nth(60) };
const volumeOf = (i: number) => 20_000 + 1000 * ((i * 7) % 20);
const off = (i: number) => 10 * [1, -1, -1, 1, 0][i % 5]!;

interface Plant {
  readonly days?: number;
  readonly more?: (i: number) => Partial<PerformanceDay>;
  readonly energy?: (volumeM3: number, i: number) => number;
}
const daysOf = ({ days = 60, more = () => ({}), energy = (volumeM3) => 500 + 0.09 * volumeM3 }: Plant = {}) =>
  Array.from({ length: days }, (_, i) => dayAfter(i, volumeOf(i), energy(volumeOf(i), i) + off(i), more(i)));
const asked = (days: readonly PerformanceDay[], more: Partial<PerformanceQuestion> = {}) =>
  performanceOf({ days, baseline, report, zone, ...more });
const rangeOf = ({ first, last }: { readonly first: string; readonly last: string }) => ({
  fromMs: plantDayRange(first, zone).fromMs,
  untilMs: plantDayRange(last, zone).untilMs,
});

describe('the checks of a baseline', () => {
  const checksOf = (days: readonly PerformanceDay[]) => asked(days).checks!;

  it('are kept by days that follow their volume, each with its limit', () => {
    expect(checksOf(daysOf())).toEqual({
      cvRmse: { value: expect.any(Number), limit: 0.15, isKept: true },
      slopeT: { value: expect.any(Number), limit: 2, isKept: true },
      nmbe: { value: expect.any(Number), limit: 0.005, isKept: true },
      inRange: { value: 1, limit: 0.95, isKept: true },
      autocorrelation: { value: expect.any(Number), limit: undefined, isKept: undefined },
      r2: { value: expect.any(Number), limit: undefined, isKept: undefined },
    });
  });

  it('say what the model is worth', () => {
    const { checks, model } = asked(daysOf());
    expect([checks!.cvRmse.value, checks!.nmbe.value, checks!.r2.value, checks!.autocorrelation.value]).toEqual([
      model!.cvRmse,
      model!.nmbe,
      model!.r2,
      model!.rho,
    ]);
    expect(checks!.slopeT.value).toBe(model!.coefficients[1]!.t);
    expect(model!.n).toBe(40);
  });

  it('are not kept by days that scatter', () => {
    const scattered = daysOf({ energy: (volumeM3, i) => 0.15 * volumeM3 + 100 * off(i) - off(i) });
    expect(checksOf(scattered).cvRmse.isKept).toBe(false);
  });

  it('are of the volumes of the report: 19 of 20 days have to be among those of the baseline', () => {
    const far = (count: number) => checksOf(daysOf().map((day, i) => (i >= 60 - count ? { ...day, volumeM3: 90_000 } : day))).inRange;
    expect([far(1), far(2)]).toEqual([
      { value: 0.95, limit: 0.95, isKept: true },
      { value: 0.9, limit: 0.95, isKept: false },
    ]);
  });

  it('know no volume outside where no day is compared', () => {
    const { checks, figures } = asked(daysOf({ days: 40 }));
    expect(checks!.inRange).toEqual({ value: 1, limit: 0.95, isKept: true });
    expect(figures.saving).toMatchObject({ reason: 'noReportDays', coverage: 0 });
  });

  it('are of the slope that the mean volume lies on, where it changes', () => {
    const bent = (changeM3: number) =>
      asked(daysOf({ energy: (volumeM3) => 500 + 0.05 * Math.min(volumeM3, changeM3) + 0.12 * Math.max(volumeM3 - changeM3, 0) }));
    // the mean volume is 29 500 m3
    const [below, above] = [bent(34_000), bent(25_000)];
    expect(below.checks!.slopeT.value).toBe(below.model!.coefficients[1]!.t);
    expect(above.checks!.slopeT.value).toBe(above.model!.coefficients[2]!.t);
    const marginalOf = ({ figures: { marginal } }: typeof below) => (marginal.kind === 'none' ? NaN : marginal.value);
    expect(marginalOf(below) / 60).toBeCloseTo(0.05, 2);
    expect(marginalOf(above) / 60).toBeCloseTo(0.12, 2);
  });
});

describe('the line of a baseline', () => {
  it('is drawn of 24 parts of even width over all volumes of 24 h, and of one point more where it changes', () => {
    const days = daysOf().map((day, i) => (i === 45 ? { ...day, hours: 12, volumeM3: 34_000, energyKWh: 3000 } : day));
    const { line } = asked(days).model!;
    expect(line.map(({ volumeM3 }) => volumeM3)).toEqual(Array.from({ length: 25 }, (_, i) => 20_000 + 2000 * i));
    const bent = asked(daysOf({ energy: (volumeM3) => 500 + 0.05 * volumeM3 + 0.07 * Math.max(volumeM3 - 30_000, 0) })).model!;
    const volumes = bent.line.map(({ volumeM3 }) => volumeM3);
    expect(volumes).toHaveLength(26);
    expect(volumes).toContain(bent.changeM3);
    expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
  });

  it('is as wide as a day of 24 h can be off', () => {
    const { line } = asked(daysOf()).model!;
    const model = energyModel(daysOf().slice(0, 40), [], [])!;
    const [base = NaN, perM3 = NaN] = model.coefficients.map(({ value }) => value);
    const spread = daysOf()
      .slice(0, 40)
      .reduce((sum, { volumeM3 }) => sum + (volumeM3 - 29_500) ** 2, 0);
    for (const { volumeM3, expectedKWh, low, high } of line) {
      const half = levelT(model) * model.fit.rmse * Math.sqrt(model.inflation * (1 + 1 / 40 + (volumeM3 - 29_500) ** 2 / spread));
      expect(expectedKWh).toBeCloseTo(base + perM3 * volumeM3, 6);
      expect([low, high]).toEqual([expect.closeTo(expectedKWh - half, 6), expect.closeTo(expectedKWh + half, 6)]);
    }
  });
});

describe('a figure of a report', () => {
  const saved = asked(daysOf({ energy: (volumeM3, i) => (500 + 0.09 * volumeM3) * (i >= 40 ? 0.8 : 1) }));
  const { saving, enpi, specific, baselineSpecific, marginal } = saved.figures;

  it('says of which days it is, and of how many of them something is known', () => {
    for (const finding of [saving, enpi, specific])
      expect(finding).toMatchObject({ kind: 'fitted', method: 'baseline', ...rangeOf(report), n: 20, coverage: 1, assumptions: [] });
    for (const finding of [baselineSpecific, marginal])
      expect(finding).toMatchObject({ kind: 'fitted', ...rangeOf(baseline), n: 40, coverage: 1 });
    const cut = asked(daysOf().filter((_, i) => i % 4 !== 0)).figures;
    expect(cut.saving).toMatchObject({ n: 15, coverage: 0.75 });
    expect(cut.marginal).toMatchObject({ n: 30, coverage: 0.75 });
  });

  it('has its unit', () => {
    expect([saving, enpi, specific, baselineSpecific, marginal]).toMatchObject(
      ['kWh', '1', 'kWh/m3', 'kWh/m3', 'kW per m3/min'].map((unit) => ({ unit })),
    );
  });

  it('is an estimate where power is one', () => {
    expect(asked(daysOf(), { isEstimated: true }).figures.saving.kind).toBe('rule');
    expect([asked(daysOf(), { isEstimated: true }).isEstimated, saved.isEstimated]).toEqual([true, false]);
  });

  it('is a share of what was expected: what was measured, with the more for the less expected', () => {
    if (saving.kind === 'none' || enpi.kind === 'none') throw new Error('no figure');
    const sumOf = (of: 'energyKWh' | 'expectedKWh') => saved.days.reduce((sum, day) => sum + day[of], 0);
    const [measured, expected, half] = [sumOf('energyKWh'), sumOf('expectedKWh'), saving.high - saving.value];
    expect(saving.value - saving.low).toBeCloseTo(half, 6);
    expect([enpi.value, enpi.low, enpi.high]).toEqual([
      expect.closeTo(measured / expected, 9),
      expect.closeTo(measured / (expected + half), 9),
      expect.closeTo(measured / (expected - half), 9),
    ]);
    expect(saved.savingShare).toBeCloseTo(1 - measured / expected, 9);
    expect(saved.isDistinct).toBe(true);
  });

  it('of a m3 is what the mean day of the baseline needs for one', () => {
    if (baselineSpecific.kind === 'none' || specific.kind === 'none' || enpi.kind === 'none') throw new Error('no figure');
    const days = daysOf().slice(0, 40);
    const sumOf = (of: 'energyKWh' | 'volumeM3') => days.reduce((sum, day) => sum + day[of], 0);
    expect(baselineSpecific.value).toBeCloseTo(sumOf('energyKWh') / sumOf('volumeM3'), 9);
    expect(specific.low).toBeCloseTo(baselineSpecific.value * enpi.low, 12);
    expect(specific.high).toBeCloseTo(baselineSpecific.value * enpi.high, 12);
    expect(specific.value).toBeCloseTo(baselineSpecific.value * enpi.value, 12);
  });

  it('of the baseline is off by more where its days resemble each other', () => {
    const energy = (volumeM3: number, i: number) => 500 + 0.09 * volumeM3 + 40 * Math.sin(i / 2);
    const { figures } = asked(daysOf({ energy }));
    const model = energyModel(daysOf({ energy }).slice(0, 40), [], [])!;
    if (figures.baselineSpecific.kind === 'none' || figures.marginal.kind === 'none') throw new Error('no figure');
    expect(model.inflation).toBeGreaterThan(2);
    const t = levelT(model) * Math.sqrt(model.inflation);
    const halfOf = ({ value, low, high }: { readonly value: number; readonly low: number; readonly high: number }) => {
      expect(high - value).toBeCloseTo(value - low, 9);
      return high - value;
    };
    expect(halfOf(figures.baselineSpecific)).toBeCloseTo((t * model.fit.rmse) / Math.sqrt(40) / 29_500, 9);
    expect(halfOf(figures.marginal)).toBeCloseTo(60 * t * model.coefficients[1]!.standardError, 9);
  });

  it('costs and emits for each kWh what its day did, and nothing on a day without energy', () => {
    const more = (i: number) => (i === 50 ? { energyKWh: 0, cost: 0, co2Kg: 0 } : { cost: 600, co2Kg: 900 });
    const { days, figures } = asked(daysOf({ more }));
    const truth = (perDay: number) =>
      days.reduce((sum, { savingKWh, energyKWh }) => sum + (energyKWh > 0 ? (savingKWh * perDay) / energyKWh : 0), 0);
    expect(figures.cost).toMatchObject({ value: expect.closeTo(truth(600), 6), unit: 'currency' });
    expect(figures.co2).toMatchObject({ value: expect.closeTo(truth(900), 6), unit: 'kg' });
  });

  it('is none where what is expected is less than how far it can be off', () => {
    const energy = (volumeM3: number, i: number) => 500 + 0.09 * volumeM3 + 100 * off(i) - off(i);
    const days = daysOf({ energy }).map((day, i) => (i >= 40 ? { ...day, volumeM3: 0, energyKWh: 400 } : day));
    const { figures } = asked(days, { report: { first: nth(41), last: nth(41) } });
    expect(figures.enpi).toMatchObject({ kind: 'none', reason: 'tooUncertain', coverage: 1 });
    expect(figures.specific).toMatchObject({ kind: 'none', reason: 'tooUncertain', coverage: 1 });
    expect(figures.saving.kind).toBe('fitted');
  });

  it('is of the days that have what the model asks for', () => {
    const warm = (i: number) => 5 + ((i * 11) % 23);
    const energy = (volumeM3: number, i: number) => 500 + 0.09 * volumeM3 + 0.001 * (warm(i) - 20) * volumeM3;
    const days = daysOf({ energy, more: (i) => (i === 45 ? {} : { temperatureC: warm(i) }) });
    const found = asked(days, { terms: ['temperature'] });
    expect(found.model!.coefficients).toHaveLength(3);
    expect(found.days.map(({ day }) => day)).not.toContain(nth(46));
    expect(found.figures.saving).toMatchObject({ n: 19, coverage: 0.95 });
  });
});

it('a baseline needs 28 days, and is of a whole year with 365', () => {
  const days = daysOf({ days: 420 });
  const of = (last: number) =>
    performanceOf({ days, baseline: { first: firstDay, last: nth(last) }, report: { first: nth(400), last: nth(420) }, zone });
  expect(of(27).figures.saving).toMatchObject({ kind: 'none', reason: 'tooFewDays' });
  expect(of(27)).toMatchObject({ model: undefined, checks: undefined });
  expect(of(28).figures.saving.kind).toBe('fitted');
  expect([of(364), of(365)].map(({ isProvisional }) => isProvisional)).toEqual([true, false]);
});
