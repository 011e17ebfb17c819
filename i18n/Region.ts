import { isOneOf, keysOf } from '../core/records/index.ts';
import type { folders } from './catalogues/index.ts';
import { type Language, languageFacts, languages } from './Language.ts';
import type { RegionFacts } from './RegionFacts.ts';

/** A language and the country whose numbers and dates are meant, by BCP 47: the keys of `regions` in the languages' facts. */
export type Region = { [L in Language]: keyof (typeof folders)[L]['facts']['regions'] }[Language];

const factsByRegion = Object.assign({}, ...languages.map((language) => languageFacts(language).regions)) as Readonly<
  Record<Region, RegionFacts>
>;

/** What is read in a region. */
export const languageOf = (region: Region): Language => languages.find((language) => isOneOf(regionsOf(language), region))!;

/** Of a language; the first is its default. */
export const regionsOf = (language: Language): readonly Region[] => keysOf(languageFacts(language).regions) as readonly Region[];

/** All of them, by language. */
export const regions: readonly Region[] = languages.flatMap(regionsOf);

export const defaultRegion = (language: Language): Region => regionsOf(language)[0]!;

/** The first of the wanted regions in which the language is read, else its default. */
export function regionFor(language: Language, wanted: readonly string[]): Region {
  const known = regionsOf(language);
  return wanted.find((tag): tag is Region => isOneOf(known, tag)) ?? defaultRegion(language);
}

/** How numbers, dates and tables are written in a region. */
export const regionFacts = (region: Region): RegionFacts => factsByRegion[region];
