import type { Finding } from '../../../../core/estimate/index.ts';

export type AnyFinding = Finding<string, string>;

/** A ratio as it is shown, and the sums that it is of. */
export interface ShownRatio {
  readonly ratio: number;
  readonly over: number;
  readonly per: number;
}

/** What a feature of insight is held to: a row for each. What a feature does not have, it leaves out. */
export interface HonestFeature {
  readonly name: string;
  /** Days of data with which there are figures, and with which there are none. */
  readonly days: { readonly enough: number; readonly tooFew: number };
  /** The figures of so many days, drawn by a seed. */
  readonly figures: (days: number, seed: number) => readonly AnyFinding[];
  /** Of these, what is money. */
  readonly money?: (days: number, seed: number) => readonly AnyFinding[];
  /** How wide intervals are: absolute, or as a share of their value where that is a sum over the days. */
  readonly widths: (days: number, seed: number) => readonly number[];
  /** Changes that are shown where nothing changed. */
  readonly nothingChanged: () => readonly number[];
  /** Of parts of unequal weight, so that a mean of ratios is another figure. */
  readonly ratios: () => readonly ShownRatio[];
  /** Whether it says that it knows less, within its data and beyond them. */
  readonly saysSo: { readonly within: () => boolean; readonly beyond: () => boolean };
  /** Figures that come from a rule of thumb. */
  readonly rules?: () => readonly AnyFinding[];
  /** A figure of the past, before and after a later tariff is entered. */
  readonly repriced?: () => readonly [before: unknown, after: unknown];
  /** Figures that are savings: of one unit there is one, so that none are added up. */
  readonly savings: () => readonly AnyFinding[];
}
