import { keysOf } from '../records/index.ts';
import type { Figure } from './figure.ts';

/** How much data a figure wants before it stands for what it is called. */
export interface DataNeed {
  /** Running time and length of the period in s, share of the period that is known 0..1. */
  readonly of: 'runS' | 'spanS' | 'coverage';
  readonly min: number;
  readonly source: 'decided';
}

/** A week as it is short: of the change to summer time. */
const weekS = (7 * 24 - 1) * 3600;

/** All of them: with less a figure is marked, never shown as if it were whole. */
export const dataNeeds = {
  /** A ratio of less running time says more about starting and settling than about the machine. */
  runningHour: { of: 'runS', min: 3600, source: 'decided' },
  /** A week has working days and days of rest: what is shorter stands for no year and no usual night. */
  wholeWeek: { of: 'spanS', min: weekS, source: 'decided' },
  /** A sum misses what is not known; below this the whole percents say so. */
  recorded: { of: 'coverage', min: 0.995, source: 'decided' },
} as const satisfies Readonly<Record<string, DataNeed>>;
/** The name of a need. */
export type DataNeedName = keyof typeof dataNeeds;
/** All of them. */
export const dataNeedNames = keysOf(dataNeeds);

/** What a figure rests on; what is not known is left out. */
export type DataBasis = Readonly<Partial<Record<DataNeed['of'], Figure>>>;

/** All that figures of this data fall short of. */
export const shortNeeds = (basis: DataBasis): readonly DataNeedName[] => dataNeedNames.filter((need) => isShortOf(need, basis));

/** There is less data than it takes; false where nobody knows how much there is. */
export function isShortOf(need: DataNeedName, basis: DataBasis): boolean {
  const { of, min } = dataNeeds[need];
  const is = basis[of];
  return is !== undefined && is < min;
}
