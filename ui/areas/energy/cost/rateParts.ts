import type { I18n } from '@lingui/core';
import { rateShades, type RateCost } from '../../../../core/cost/index.ts';
import { type Figure, sumOf } from '../../../../core/figures/index.ts';
import { type BarFill, barShades } from '../../../charts/barChart/index.ts';

/** Text ids, for a rate without a name. */
const rateWords: Readonly<Record<RateCost['kind'], string>> = {
  rate: /*i18n*/ 'Einheitspreis',
  series: /*i18n*/ 'Preisreihe',
  none: /*i18n*/ 'Ohne Preis',
};

/** A rate as its tariff calls it, or what it is. */
export const rateName = (i18n: I18n, { kind, name }: RateCost): string => (name === '' ? i18n._(rateWords[kind]) : name);

/** A part of a column of cost: a rate, or those that share a shade. */
export interface RatePart {
  readonly fill: BarFill;
  /** Where its rates stand among all. */
  readonly places: readonly number[];
}

/** The cheapest first; rates without a price have no part. */
export function rateParts(rates: readonly RateCost[]): readonly RatePart[] {
  const shades = rateShades(rates, barShades.length);
  return barShades
    .map((fill, shade) => ({ fill, places: shades.flatMap((of, place) => (of === shade ? [place] : [])) }))
    .filter(({ places }) => places.length > 0)
    .toReversed();
}

/** What of a period's cost is of a part. */
export const costOfPart = (costByRate: readonly Figure[], { places }: RatePart): Figure => sumOf(places.map((place) => costByRate[place]));
