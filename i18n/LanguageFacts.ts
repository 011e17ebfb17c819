import type { RegionFacts } from './RegionFacts.ts';

/** What sets a language apart beside its texts. */
export interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  /** Of a calendar date that every reader of the language reads alike, in the letters of Unicode TS 35. */
  readonly sharedDatePattern: string;
  /** Where it is read, by BCP 47; the first is the default. */
  readonly regions: Readonly<Record<string, RegionFacts>>;
}
