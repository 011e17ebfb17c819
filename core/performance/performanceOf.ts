import type { Found } from '../estimate/index.ts';
import { recordOf } from '../records/index.ts';
import { daysFrom, plantDayRange, type TimeRange } from '../time/index.ts';
import { type EnergyAdjustment, shareOfDay } from './EnergyAdjustment.ts';
import { energyModel, type EnergyModel, fitsModel, minT, type ModelTerm } from './energyModel.ts';
import { expectedLine } from './expectedLine.ts';
import { fractionalUncertainty } from './savings.ts';
import {
  type DayRange,
  type FittedModel,
  type NoPerformanceReason,
  type Performance,
  type PerformanceCheck,
  type PerformanceCheckName,
  type PerformanceFigure,
  type PerformanceFinding,
  performanceFigures,
} from './Performance.ts';
import { performanceChange } from './performanceChange.ts';
import type { PerformanceDay } from './PerformanceDay.ts';
import { levelT, type SavingDay, savingDays, type SavingSum, savingSum } from './savings.ts';

/** A baseline, and what is compared with it. */
export interface PerformanceQuestion {
  /** Of both ranges, ascending. */
  readonly days: readonly PerformanceDay[];
  readonly baseline: DayRange;
  readonly report: DayRange;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly adjustments?: readonly EnergyAdjustment[] | undefined;
  /** What the model may use beside the volume. */
  readonly terms?: readonly ModelTerm[] | undefined;
  /** Power was calculated from states and rated powers, if only in part. */
  readonly isEstimated?: boolean | undefined;
}

/** Days with data that a baseline needs. */
export const minDays = 28;
const daysOfYear = 365;
const minutesPerHour = 60;
/** ASHRAE Guideline 14, its limits of months; and the share of days that lies within the volumes of the baseline. */
const limits = { cvRmse: 0.15, nmbe: 0.005, inRange: 0.95 } as const;

const within = (days: readonly PerformanceDay[], { first, last }: DayRange) => days.filter(({ day }) => day >= first && day <= last);
const lengthOf = ({ first, last }: DayRange) => daysFrom(first, last) + 1;
const sumBy = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);

const volumeOf = ({ coefficients, changeM3, fit }: EnergyModel) => {
  const [, upTo, above] = coefficients;
  const meanM3 = fit.means[0]! + (changeM3 === undefined ? 0 : fit.means[1]!);
  return { meanM3, slope: changeM3 !== undefined && above !== undefined && meanM3 > changeM3 ? above : upTo! };
};

function checksOf(model: EnergyModel, days: readonly SavingDay[]): Readonly<Record<PerformanceCheckName, PerformanceCheck>> {
  const { cv, nmbe, r2 } = model.fit;
  const inRange = days.length === 0 ? 1 : days.filter(({ isExtrapolated }) => !isExtrapolated).length / days.length;
  const { t } = volumeOf(model).slope;
  const only = (value: number): PerformanceCheck => ({ value, limit: undefined, isKept: undefined });
  return {
    cvRmse: { value: cv, limit: limits.cvRmse, isKept: Math.abs(cv) <= limits.cvRmse },
    slopeT: { value: t, limit: minT, isKept: t > minT },
    nmbe: { value: nmbe, limit: limits.nmbe, isKept: Math.abs(nmbe) <= limits.nmbe },
    inRange: { value: inRange, limit: limits.inRange, isKept: inRange >= limits.inRange },
    autocorrelation: only(model.rho),
    r2: only(r2),
  };
}

/** Why a baseline says nothing; undefined where it does. */
function whyNone(days: readonly PerformanceDay[], model: EnergyModel | undefined): NoPerformanceReason | undefined {
  if (days.length < minDays) return 'tooFewDays';
  if (model === undefined) return 'noSpread';
  return volumeOf(model).slope.t > minT ? undefined : 'noSlope';
}

interface Spread {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
const around = ({ value, half }: SavingSum): Spread => ({ value, low: value - half, high: value + half });

/** What was measured per what was expected; the more was expected, the smaller it is. */
function enpiOf(days: readonly SavingDay[], { half }: SavingSum): Spread {
  const [measured, expected] = [sumBy(days, ({ energyKWh }) => energyKWh), sumBy(days, ({ expectedKWh }) => expectedKWh)];
  return { value: measured / expected, low: measured / (expected + half), high: expected > half ? measured / (expected - half) : Infinity };
}

const fittedModel = (model: EnergyModel, baseline: readonly PerformanceDay[], days: readonly PerformanceDay[]): FittedModel => ({
  coefficients: model.coefficients,
  changeM3: model.changeM3,
  r2: model.fit.r2,
  cvRmse: model.fit.cv,
  nmbe: model.fit.nmbe,
  n: model.fit.count,
  rho: model.rho,
  line: expectedLine(model, baseline, days),
});

/** Compares the days of a report with what their baseline expects of them. */
export function performanceOf(question: PerformanceQuestion): Performance {
  const { zone, adjustments = [], terms = [], isEstimated = false } = question;
  const baseline = within(question.days, question.baseline);
  const enough = baseline.length >= minDays;
  const model = enough ? energyModel(baseline, terms, adjustments) : undefined;
  const reason = whyNone(baseline, model);
  const reported = within(question.days, question.report).filter((day) => model !== undefined && fitsModel(model, day));
  const days = model === undefined ? [] : savingDays(model, reported, { baseline, adjustments });

  const rangeOf = ({ first, last }: DayRange): TimeRange => ({
    fromMs: plantDayRange(first, zone).fromMs,
    untilMs: plantDayRange(last, zone).untilMs,
  });
  const none = (why: NoPerformanceReason, coverage: number): PerformanceFinding => ({
    kind: 'none',
    method: 'baseline',
    reason: why,
    coverage,
  });
  const found = (spread: Spread, unit: string, of: readonly PerformanceDay[], range: DayRange): Found<'baseline'> => ({
    kind: isEstimated ? 'rule' : 'fitted',
    ...spread,
    unit,
    method: 'baseline',
    ...rangeOf(range),
    coverage: of.length / lengthOf(range),
    n: of.length,
    assumptions: adjustments.map(({ kWhPerDay }) => ({ key: 'adjustment', value: kWhPerDay, source: 'entered' as const })),
  });
  const shared = {
    baseline,
    model: model && fittedModel(model, baseline, days),
    isEstimated,
    isProvisional: lengthOf(question.baseline) < daysOfYear,
    days,
  };
  const failed = reason ?? (days.length === 0 ? 'noReportDays' : undefined);
  const ofReport = days.length / lengthOf(question.report);
  if (model === undefined || failed !== undefined) {
    return {
      ...shared,
      checks: model && checksOf(model, days),
      figures: recordOf(performanceFigures, () => none(failed ?? 'noSpread', ofReport)),
      savingShare: undefined,
      isDistinct: false,
      fractionalUncertainty: undefined,
      change: undefined,
    };
  }

  const savingOf = (factorOf: (day: SavingDay) => number | undefined) => {
    const running = savingSum(model);
    for (const day of days) running.add(day, day.savingKWh, factorOf(day) ?? NaN);
    return running.sum;
  };
  const perEnergy = (figure: 'cost' | 'co2Kg', unit: string) => {
    const spread = around(savingOf((day) => (day[figure] === undefined ? undefined : day.energyKWh > 0 ? day[figure] / day.energyKWh : 0)));
    return Number.isNaN(spread.value) ? none('noRate', ofReport) : found(spread, unit, days, question.report);
  };
  const saved = savingOf(() => 1);
  const [t, inflation] = [levelT(model), Math.sqrt(model.inflation)];
  const { meanM3, slope } = volumeOf(model);
  const { fit } = model;
  const specificOf = around({ value: fit.rmse / fit.cv / meanM3, half: (t * inflation * fit.rmse) / Math.sqrt(fit.weight) / meanM3 });
  const scaled = ({ value, low, high }: Spread, factor: number): Spread => ({
    value: value * factor,
    low: low * factor,
    high: high * factor,
  });
  const enpi = enpiOf(days, saved);
  const isBounded = Number.isFinite(enpi.high);
  const savingShare = saved.value / sumBy(days, ({ expectedKWh }) => expectedKWh);
  const changed = performanceChange(model, days);
  const inReport = (spread: Spread, unit: string) => found(spread, unit, days, question.report);
  const inBaseline = (spread: Spread, unit: string) => found(spread, unit, baseline, question.baseline);
  const figures: Readonly<Record<PerformanceFigure, PerformanceFinding>> = {
    saving: inReport(around(saved), 'kWh'),
    cost: perEnergy('cost', 'currency'),
    co2: perEnergy('co2Kg', 'kg'),
    enpi: isBounded ? inReport(enpi, '1') : none('tooUncertain', ofReport),
    baselineSpecific: inBaseline(specificOf, 'kWh/m3'),
    specific: isBounded ? inReport(scaled(enpi, specificOf.value), 'kWh/m3') : none('tooUncertain', ofReport),
    marginal: inBaseline(
      scaled(around({ value: slope.value, half: t * inflation * slope.standardError }), minutesPerHour),
      'kW per m3/min',
    ),
  };
  const isDistinct = Math.abs(saved.value) > saved.half;
  return {
    ...shared,
    checks: checksOf(model, days),
    figures,
    savingShare,
    isDistinct,
    fractionalUncertainty: isDistinct ? fractionalUncertainty(model, sumBy(days, shareOfDay), savingShare) : undefined,
    change: changed && {
      since: changed.since.day,
      foundOn: changed.foundOn.day,
      perDay: inReport(changed.perDay, 'kWh'),
    },
  };
}
