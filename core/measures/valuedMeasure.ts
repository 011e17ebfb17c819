import type { MeasureEntry, Valuation } from '../plantData/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { MeasureFound } from './Measure.ts';
import { firstPositiveYear, isEconomic, netPresentValue } from './netPresentValue.ts';

/** What a measure is worth over its life, at the low and at the high end of its saving. */
export interface MeasureWorth {
  /** Net present value, in the currency. */
  readonly low: number;
  readonly high: number;
  /** The first year with a positive net present value; undefined where none of its life has one. */
  readonly firstYearLow: number | undefined;
  readonly firstYearHigh: number | undefined;
  /** By section 9 of the German energy efficiency act, at the low end; undefined where the life is too long for it. */
  readonly isEconomic: boolean | undefined;
}

/** What holds where nobody entered it: 5 % interest, and energy that stays as dear. */
export const defaultValuation = { interest: 0.05, priceChange: 0 } as const;

/** What was entered and holds on a day; else the default. */
export function valuationOn(entries: readonly Valuation[], day: PlantDay): Pick<Valuation, 'interest' | 'priceChange'> {
  const held = entries
    .filter(({ since }) => since <= day)
    .reduce<Valuation | undefined>((latest, each) => (latest !== undefined && latest.since > each.since ? latest : each), undefined);
  return held === undefined ? defaultValuation : { interest: held.interest, priceChange: held.priceChange };
}

/** The entry of a measure that was made last, and that is about all of its machines. */
export function entryOf(
  entries: readonly MeasureEntry[],
  { measure, slots }: Pick<MeasureFound, 'measure' | 'slots'>,
): MeasureEntry | undefined {
  return entries
    .filter((entry) => entry.measure === measure && (entry.slots.length === 0 || slots.every((slot) => entry.slots.includes(slot))))
    .reduce<MeasureEntry | undefined>(
      (latest, each) => (latest !== undefined && latest.enteredMs > each.enteredMs ? latest : each),
      undefined,
    );
}

/** Undefined where nobody entered what it costs and how long it lives, or it has no saving in money. */
export function worthOf(
  { money }: Pick<MeasureFound, 'money'>,
  entry: Pick<MeasureEntry, 'investment' | 'lifeYears'> | undefined,
  valuation: Pick<Valuation, 'interest' | 'priceChange'>,
): MeasureWorth | undefined {
  const { investment, lifeYears } = entry ?? {};
  if (money === undefined || investment === undefined || lifeYears === undefined) return undefined;
  const [low, high] = ([money.low, money.high] as const).map((savingPerYear) => ({ investment, savingPerYear, ...valuation }));
  return {
    low: netPresentValue(low!, lifeYears),
    high: netPresentValue(high!, lifeYears),
    firstYearLow: firstPositiveYear(low!, lifeYears),
    firstYearHigh: firstPositiveYear(high!, lifeYears),
    isEconomic: isEconomic(low!, lifeYears),
  };
}
