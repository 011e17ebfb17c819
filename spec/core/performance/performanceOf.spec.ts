import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { hash01 } from '../../../core/estimate/index.ts';
import { type Performance, type PerformanceDay, performanceOf, type PerformanceQuestion } from '../../../core/performance/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { dayAfter, firstDay, normal } from './performanceDay.ts';

const zone = 'Europe/Berlin';
const baselineDays = 90;
const baseline = { first: firstDay, last: shiftDay(firstDay, baselineDays - 1) };
const reportOf = (days: number) => ({ first: shiftDay(firstDay, baselineDays), last: shiftDay(firstDay, baselineDays + days - 1) });

interface Plant {
  readonly seed: number;
  readonly days: number;
  /** How much of a residual goes on into the next day. */
  readonly rho?: number;
  readonly energy?: (volumeM3: number, i: number) => number;
  readonly more?: (i: number) => Partial<PerformanceDay>;
}

const deviationKWh = 60;
const volumeOf = (seed: number, i: number) => (i % 7 < 5 ? 40_000 : 15_000) + 8_000 * hash01(seed, 1, i);
const lineKWh = (volumeM3: number) => 580 + 0.09 * volumeM3;

/** Days of a plant whose energy follows its volume, each day's deviation going on into the next. */
function daysOf({ seed, days, rho = 0, energy = lineKWh, more = () => ({}) }: Plant): readonly PerformanceDay[] {
  let off = normal(hash01(seed, 2, -1), hash01(seed, 3, -1)) * deviationKWh;
  return Array.from({ length: days }, (_, i) => {
    off = rho * off + Math.sqrt(1 - rho * rho) * deviationKWh * normal(hash01(seed, 2, i), hash01(seed, 3, i));
    const volumeM3 = volumeOf(seed, i);
    return dayAfter(i, volumeM3, energy(volumeM3, i) + off, more(i));
  });
}

const asked = (days: readonly PerformanceDay[], more: Partial<PerformanceQuestion> = {}): Performance =>
  performanceOf({ days, baseline, report: reportOf(days.length - baselineDays), zone, ...more });
function savingOf({ figures: { saving } }: Performance) {
  if (saving.kind === 'none') throw new Error(saving.reason);
  return saving;
}

describe('energy against a baseline', () => {
  const seeds = fc.integer({ min: 1, max: 100_000 });
  const noise = { numRuns: 40 };

  it('saves exactly nothing where the report is the baseline', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 0.9, noNaN: true }), (seed, rho) => {
        const days = daysOf({ seed, days: baselineDays, rho }).map((day, i) => ({ ...day, hours: i === 20 ? 23 : i === 60 ? 25 : 24 }));
        const { figures, isDistinct } = performanceOf({ days, baseline, report: baseline, zone });
        expect(figures.saving).toMatchObject({ value: 0 });
        expect(figures.enpi.kind !== 'none' && figures.enpi.value).toBeCloseTo(1, 12);
        expect(isDistinct).toBe(false);
      }),
      noise,
    );
  });

  it('does not depend on the unit of the volume', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0.01, max: 100, noNaN: true }), (seed, factor) => {
        const days = daysOf({ seed, days: 120 });
        const [here, there] = [asked(days), asked(days.map((day) => ({ ...day, volumeM3: day.volumeM3 * factor })))];
        const [a, b] = [savingOf(here), savingOf(there)];
        expect([b.value, b.high - b.low]).toEqual([expect.closeTo(a.value, 5), expect.closeTo(a.high - a.low, 5)]);
        expect(there.model!.coefficients[0]!.value).toBeCloseTo(here.model!.coefficients[0]!.value, 5);
        expect(there.model!.coefficients[1]!.value * factor).toBeCloseTo(here.model!.coefficients[1]!.value, 9);
      }),
      noise,
    );
  });

  it('saves what its days save together', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const performance = asked(daysOf({ seed, days: 130, rho: 0.3 }));
        const { value, low, high } = savingOf(performance);
        const sum = performance.days.reduce((all, { savingKWh }) => all + savingKWh, 0);
        expect(performance.days.at(-1)).toMatchObject({ sumKWh: value, low, high });
        expect(sum).toBeCloseTo(value, 6);
      }),
      noise,
    );
  });

  it('saves the same with one more day that needs what is expected', () => {
    const days = daysOf({ seed: 11, days: 110 });
    const before = asked(days);
    const [base = 0, slope = 0] = before.model!.coefficients.map(({ value }) => value);
    const more = asked([...days, dayAfter(110, 42_000, base + slope * 42_000)]);
    expect(savingOf(more).value).toBeCloseTo(savingOf(before).value, 6);
  });

  it('falls by 24 h of a load that is there from a day on, and finds that day', () => {
    const loadKW = 20;
    const from = 120;
    const plain = asked(daysOf({ seed: 5, days: 160 }));
    const { days, change } = asked(daysOf({ seed: 5, days: 160, energy: (volume, i) => lineKWh(volume) + (i >= from ? 24 * loadKW : 0) }));
    for (const [i, { savingKWh }] of days.entries())
      expect(savingKWh - plain.days[i]!.savingKWh).toBeCloseTo(i >= from - baselineDays ? -24 * loadKW : 0, 6);
    expect(plain.change).toBeUndefined();
    expect(change).toMatchObject({ since: shiftDay(firstDay, from), perDay: { unit: 'kWh', n: 70 } });
    const { perDay } = change!;
    expect(perDay.kind !== 'none' && [perDay.low < 480, perDay.high > 480]).toEqual([true, true]);
  });

  it('finds no change in 90 days of 20 plants without one', () => {
    for (let seed = 1; seed <= 20; seed++) expect([seed, asked(daysOf({ seed, days: 180, rho: 0.3 })).change]).toEqual([seed, undefined]);
  });

  test.each([0, 0.3])('holds what is truly saved in 85 to 95 %% of 400 plants whose days resemble each other by %d', (rho) => {
    const truthKWh = 25 * 60;
    const held = Array.from({ length: 400 }, (_, i) => {
      const plant = { seed: 1000 + i, days: 150, rho };
      const { low, high } = savingOf(
        asked(daysOf({ ...plant, energy: (volume, day) => lineKWh(volume) - (day >= baselineDays ? 25 : 0) })),
      );
      return low <= truthKWh && truthKWh <= high;
    }).filter(Boolean).length;
    expect(held).toBeGreaterThanOrEqual(340);
    expect(held).toBeLessThanOrEqual(380);
  });

  it('is no narrower with fewer days of the baseline, on average', () => {
    const days = daysOf({ seed: 3, days: 150, rho: 0.3 });
    const width = (of: readonly PerformanceDay[]) => {
      const { low, high } = savingOf(asked(of, { report: reportOf(60) }));
      return high - low;
    };
    const all = width(days);
    const halves = Array.from({ length: 50 }, (_, draw) => width(days.filter((_, i) => i >= baselineDays || hash01(draw, 9, i) < 0.5)));
    expect(halves.reduce((sum, each) => sum + each, 0) / halves.length).toBeGreaterThan(all);
  });

  it('is distinct only where it is larger than its own uncertainty', () => {
    const days = (kWh: number) => daysOf({ seed: 8, days: 150, energy: (volume, i) => lineKWh(volume) - (i >= baselineDays ? kWh : 0) });
    const [clear, lost] = [asked(days(200)), asked(days(0))];
    expect([clear.isDistinct, lost.isDistinct]).toEqual([true, false]);
    expect([clear.fractionalUncertainty === undefined, lost.fractionalUncertainty]).toEqual([false, undefined]);
    expect(savingOf(lost)).toMatchObject({ low: expect.any(Number) });
    expect(savingOf(lost).low).toBeLessThan(0);
    expect(savingOf(clear).low).toBeGreaterThan(0);
  });

  it('costs what each day cost for a kWh, and nothing is said where a day has no rate', () => {
    const priced = (rate: (i: number) => number | undefined) =>
      asked(
        daysOf({ seed: 4, days: 120 }).map((day, i) => {
          const perKWh = rate(i);
          return { ...day, cost: perKWh && day.energyKWh * perKWh };
        }),
      );
    const { days, figures } = priced((i) => (i % 2 === 0 ? 0.3 : 0.1));
    const truth = days.reduce((sum, { savingKWh }, i) => sum + savingKWh * (i % 2 === 0 ? 0.3 : 0.1), 0);
    expect(figures.cost).toMatchObject({ kind: 'fitted', value: expect.closeTo(truth, 6) });
    expect(priced((i) => (i === 100 ? undefined : 0.2)).figures.cost).toMatchObject({ kind: 'none', reason: 'noRate' });
  });

  it('counts an adjustment in the baseline and in the report', () => {
    const from = 40;
    const energy = (volume: number, i: number) => lineKWh(volume) + (i >= from ? 300 : 0);
    const days = daysOf({ seed: 6, days: 150, energy });
    const adjustments = [{ from: shiftDay(firstDay, from), kWhPerDay: 300, note: 'new press line', author: 'energy manager' }];
    const [plain, adjusted] = [savingOf(asked(daysOf({ seed: 6, days: 150 }))), savingOf(asked(days, { adjustments }))];
    expect(adjusted.value).toBeCloseTo(plain.value, 6);
    expect(adjusted.assumptions).toEqual([{ key: 'adjustment', value: 300, source: 'entered' }]);
    expect(savingOf(asked(days)).value).not.toBeCloseTo(plain.value, 0);
  });

  it('says what a m3/min more needs, and what a m3 of the mean day needed and needs', () => {
    const { figures } = asked(daysOf({ seed: 7, days: 150, energy: (volume, i) => lineKWh(volume) * (i >= baselineDays ? 0.9 : 1) }));
    const { marginal, specific, baselineSpecific, enpi } = figures;
    if (marginal.kind === 'none' || specific.kind === 'none' || baselineSpecific.kind === 'none' || enpi.kind === 'none')
      throw new Error('no figure');
    expect([marginal.low < 5.4, marginal.high > 5.4, marginal.unit]).toEqual([true, true, 'kW per m3/min']);
    expect([enpi.low < 0.9, enpi.high > 0.9]).toEqual([true, true]);
    expect(specific.value / baselineSpecific.value).toBeCloseTo(enpi.value, 12);
  });
});

describe('the model of the baseline', () => {
  const used = (performance: Performance) => performance.model!.coefficients.map(({ of }) => of);
  const warm = (i: number) => 15 + 12 * hash01(77, 4, i);
  const days = (more: Partial<Plant> = {}) =>
    daysOf({ seed: 21, days: 150, more: (i) => ({ temperatureC: warm(i), pressureBar: 7 }), ...more });

  it('has the temperature where the energy follows it, and not where it does not', () => {
    const following = days({ energy: (volume, i) => lineKWh(volume) + 0.0006 * (warm(i) - 20) * volume });
    const terms = ['temperature'] as const;
    expect(used(asked(following, { terms }))).toEqual(['day', 'volume', 'temperature']);
    expect(used(asked(days(), { terms }))).toEqual(['day', 'volume']);
    expect(used(asked(following))).toEqual(['day', 'volume']);
  });

  it('has a line from the least to the greatest volume of all days, at the mean temperature of the baseline', () => {
    const following = days({ energy: (volume, i) => lineKWh(volume) + 0.0006 * (warm(i) - 20) * volume });
    const { model } = asked(following, { terms: ['temperature'] });
    const { line, coefficients } = model!;
    const volumes = following.map(({ volumeM3 }) => volumeM3);
    expect([line[0]!.volumeM3, line.at(-1)!.volumeM3]).toEqual([Math.min(...volumes), Math.max(...volumes)]);
    const ofBaseline = following.filter(({ day }) => day >= baseline.first && day <= baseline.last);
    const meanC = ofBaseline.reduce((sum, { temperatureC }) => sum + temperatureC!, 0) / ofBaseline.length;
    const [base = NaN, perM3 = NaN, perM3AndK = NaN] = coefficients.map(({ value }) => value);
    for (const { volumeM3, expectedKWh, low, high } of line) {
      expect(expectedKWh).toBeCloseTo(base + (perM3 + perM3AndK * (meanC - 20)) * volumeM3, 6);
      expect(high - expectedKWh).toBeCloseTo(expectedKWh - low, 6);
      expect(high).toBeGreaterThan(expectedKWh);
    }
  });

  it('leaves out a temperature that would make warm air cheaper', () => {
    const odd = days({ energy: (volume, i) => lineKWh(volume) - 0.0006 * (warm(i) - 20) * volume });
    expect(used(asked(odd, { terms: ['temperature'] }))).toEqual(['day', 'volume']);
  });

  it('has production, and the pressure where it is asked for', () => {
    const made = (i: number) => 100 * hash01(78, 5, i);
    const bar = (i: number) => 6.5 + hash01(79, 6, i);
    const both = days({
      more: (i) => ({ production: made(i), pressureBar: bar(i) }),
      energy: (volume, i) => lineKWh(volume) + 8 * made(i) + 400 * (bar(i) - 7),
    });
    expect(used(asked(both, { terms: ['pressure', 'production'] }))).toEqual(['day', 'volume', 'pressure', 'production']);
  });

  it('bends where a m3 costs more above a volume', () => {
    const bent = days({ energy: (volume) => 580 + 0.08 * Math.min(volume, 30_000) + 0.14 * Math.max(volume - 30_000, 0) });
    const { model } = asked(bent);
    expect(model!.coefficients.map(({ of }) => of)).toEqual(['day', 'volume', 'volumeAbove']);
    expect(Math.abs(model!.changeM3! - 30_000)).toBeLessThan(10_000);
  });

  it('is provisional under a year, and says which volumes it does not know', () => {
    const year = daysOf({ seed: 2, days: 400 });
    const whole = performanceOf({
      days: year,
      baseline: { first: firstDay, last: shiftDay(firstDay, 364) },
      report: { first: shiftDay(firstDay, 365), last: shiftDay(firstDay, 399) },
      zone,
    });
    expect([whole.isProvisional, asked(year).isProvisional]).toEqual([false, true]);
    expect(whole.checks).toMatchObject({
      cvRmse: { isKept: true },
      slopeT: { isKept: true },
      nmbe: { isKept: true },
      inRange: { value: 1 },
    });
    const beyond = asked([...year.slice(0, 93), dayAfter(93, 90_000, lineKWh(90_000))]);
    expect(beyond.checks!.inRange).toEqual({ value: 0.75, limit: 0.95, isKept: false });
    expect(beyond.days.map(({ isExtrapolated }) => isExtrapolated)).toEqual([false, false, false, true]);
  });

  test.each([
    ['tooFewDays', daysOf({ seed: 1, days: 150 }).filter((_, i) => i < 27 || i >= baselineDays)],
    ['noSpread', Array.from({ length: 120 }, (_, i) => dayAfter(i, 30_000, 3000 + (i % 3)))],
    ['noSlope', daysOf({ seed: 1, days: 150, energy: () => 3000 })],
    ['noReportDays', daysOf({ seed: 1, days: baselineDays })],
  ] as const)('is no ground for a figure: %s', (reason, of) => {
    const { figures, isDistinct, savingShare } = performanceOf({ days: of, baseline, report: reportOf(60), zone });
    for (const finding of Object.values(figures)) expect(finding).toMatchObject({ kind: 'none', method: 'baseline', reason });
    expect([isDistinct, savingShare]).toEqual([false, undefined]);
  });
});
