import { languageOf, type Region } from '../../../i18n/index.ts';

/** A region's country, in its language. */
export function regionName(region: Region): string {
  const country = new Intl.Locale(region).region ?? region;
  return new Intl.DisplayNames(languageOf(region), { type: 'region' }).of(country) ?? country;
}
