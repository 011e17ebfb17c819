/** What a net present value is made of. */
export interface Investment {
  /** Spent once, now. */
  readonly investment: number;
  /** Of the first year. */
  readonly savingPerYear: number;
  /** Of a year, as a share. */
  readonly interest: number;
  /** By which a year's saving is worth more than that of the year before, as a share. */
  readonly priceChange: number;
}

/**
 * Net present value of the first `years` years (EN 17463): -I + sum of S (1 + g)^(t - 1) / (1 + i)^t, in the unit of the investment. Years that are
 * not whole count the whole ones; without a year it is -I.
 */
export function netPresentValue({ investment, savingPerYear, interest, priceChange }: Investment, years: number): number {
  let [value, saving] = [0 - investment, savingPerYear];
  for (let year = 1; year <= years; year++) {
    value += saving / (1 + interest) ** year;
    saving *= 1 + priceChange;
  }
  return value;
}

/** The first year after which the net present value is above 0; undefined where none of the years is. */
export function firstPositiveYear(of: Investment, years: number): number | undefined {
  for (let year = 0; year <= years; year++) if (netPresentValue(of, year) > 0) return year;
  return undefined;
}

/** Longer lives are outside of section 9 of the German energy efficiency act (EnEfG). */
const longestDutyLifeYears = 15;

/**
 * Whether a measure is economic by section 9 of the German energy efficiency act (EnEfG): its net present value is above 0 after at most half of
 * its life. Undefined where its life is longer than 15 years, of which the act says nothing.
 */
export function isEconomic(of: Investment, lifeYears: number): boolean | undefined {
  return lifeYears > longestDutyLifeYears ? undefined : firstPositiveYear(of, Math.floor(lifeYears / 2)) !== undefined;
}
