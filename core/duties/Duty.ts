import type { PlantDay } from '../time/index.ts';

/** Languages that the words of duties are in; a reader of another one gets the last. */
export const dutyLanguages = ['de', 'en'] as const;
/** One of them. */
export type DutyLanguage = (typeof dutyLanguages)[number];

/** Words of a duty; they are dated as the duty is, so they stand with it and not in the catalogues. */
export type DutyWords = Readonly<Record<DutyLanguage, string>>;

/** Where it can be read. */
export interface DutySource {
  readonly name: string;
  readonly url: string;
}

/** What companies with much energy have to do, or take upon themselves, and what of it the product has figures for. */
export interface Duty {
  readonly id: string;
  readonly country: 'EU' | 'DE' | 'any';
  /** The paragraph or the standard, as it is cited. */
  readonly law: DutyWords;
  readonly who: DutyWords;
  readonly what: DutyWords;
  /** Final energy of a year, GWh, from which on it holds; undefined where it has no such limit. */
  readonly aboveGWh?: number;
  /** What the product has for it. */
  readonly figures: DutyWords;
  /** Undefined where no source was read: it says so. */
  readonly source?: DutySource;
  /** The day on which that was so. */
  readonly asOf: PlantDay;
  /** What could change it. */
  readonly outlook?: DutyWords;
}
