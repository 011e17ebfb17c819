import { keysOf } from '../records/index.ts';
import { type KnownAmount, knownTimes } from '../estimate/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import type { MeasureId } from '../plantData/index.ts';
import { msPerDay, type TimeRange, timeRangeMs } from '../time/index.ts';
import type {
  EvidenceLine,
  EvidencePage,
  MeasureAmount,
  MeasureFact,
  MeasureFactName,
  MeasureFound,
  MeasureInputs,
  MeasureNotFound,
  NoMeasureReason,
} from './Measure.ts';

const daysPerYear = 365;

/** The days of a range, a day with a clock change as one. */
export const daysIn = (range: TimeRange): number => Math.round(timeRangeMs(range) / msPerDay);

/** What an amount of a range with so many known days comes to in a year of 365 such days. */
export const perYear = (amount: number, knownDays: number): Figure => ratioOf(amount * daysPerYear, knownDays);

/** Facts by name, of the station; those that are not known are left out. */
export const factsOf = (values: Readonly<Partial<Record<MeasureFactName, Figure>>>): readonly MeasureFact[] =>
  keysOf(values).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });

/** A measure that nothing speaks for. */
export const notFound = (
  measure: MeasureId,
  reason: NoMeasureReason,
  values: Readonly<Partial<Record<MeasureFactName, Figure>>> = {},
): MeasureNotFound => ({ kind: 'none', measure, reason, facts: factsOf(values) });

interface Amounts {
  /** Currency/a */
  readonly money?: KnownAmount | undefined;
  /** kWh/a */
  readonly energy?: KnownAmount | undefined;
  /** kg/a */
  readonly co2?: KnownAmount | undefined;
}

interface Shown {
  readonly slots?: readonly number[];
  readonly facts: readonly MeasureFact[];
  readonly page: EvidencePage;
  readonly lines?: readonly EvidenceLine[];
  /** Of the evidence; by default that of the inputs. */
  readonly range?: TimeRange;
  /** Days, cycles or windows behind it; by default the days. */
  readonly n?: number;
}

/** Savings are not below 0: an interval that begins there says that it may save nothing. */
const notBelow0 = ({ kind, value, low, high }: KnownAmount): KnownAmount => ({
  kind,
  value: Math.max(0, value),
  low: Math.max(0, low),
  high: Math.max(0, high),
});

/** A measure with what it saves in a year; one that saves nothing is not found. */
export function found(
  measure: MeasureId,
  { range, days }: Pick<MeasureInputs, 'range' | 'days'>,
  { money, energy, co2 }: Amounts,
  { slots = [], facts, page, lines = [], range: of = range, n = days }: Shown,
): MeasureFound | MeasureNotFound {
  const amount = (known: KnownAmount | undefined, unit: string): MeasureAmount | undefined =>
    known && {
      ...notBelow0(known),
      unit,
      method: measure,
      ...{ fromMs: range.fromMs, untilMs: range.untilMs },
      coverage: Math.min(1, ratioOf(days, daysIn(range)) ?? 0),
      n,
      assumptions: [],
    };
  const highest = money ?? energy;
  if (highest !== undefined && !(highest.high > 0)) return { kind: 'none', measure, reason: 'noDifference', facts };
  return {
    kind: 'found',
    measure,
    slots,
    money: amount(money, 'currency/a'),
    energy: amount(energy, 'kWh/a'),
    co2: amount(co2, 'kg/a'),
    facts,
    evidence: { page, lines, fromMs: of.fromMs, untilMs: of.untilMs },
  };
}

/** Electricity of a year with its cost at a price per kWh and what it emits; the price is the mean one of the range's energy by default. */
export function electricity(
  energy: KnownAmount,
  { cost }: Pick<MeasureInputs, 'cost'>,
  pricePerKWh: Figure = cost.meanPrice.kind === 'none' ? undefined : cost.meanPrice.value,
): Amounts {
  const used = cost.energy.kind === 'none' ? undefined : cost.energy.value;
  const co2KgPerKWh = cost.co2.kind === 'none' ? undefined : ratioOf(cost.co2.value, used);
  return {
    energy,
    money: pricePerKWh === undefined ? undefined : knownTimes(energy, pricePerKWh),
    co2: co2KgPerKWh === undefined ? undefined : knownTimes(energy, co2KgPerKWh),
  };
}
