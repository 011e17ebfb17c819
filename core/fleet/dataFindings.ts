import { type LinkFinding, linkFindingNames } from './linkFindings.ts';

/** Why the figures of a station can't be believed as they are: what is wrong with its way to the fleet, and with what came. */
export const dataFindingNames = [...linkFindingNames, 'coverageLow', 'daysRefused', 'oldRelease'] as const;
/** One of them. */
export type DataFinding = LinkFinding | 'coverageLow' | 'daysRefused' | 'oldRelease';

/** A month with less data is not compared with others. */
const minCoverageShare = 0.95;

/** Whether there is enough data for figures that are compared with others. */
export const isWellCovered = (coverageShare: number): boolean => coverageShare >= minCoverageShare;

/** What findings follow from. */
export interface DataFacts {
  readonly link: readonly LinkFinding[];
  /** Of the last 30 days, 0..1. */
  readonly coverageShare: number;
  readonly refusedDays: number;
  readonly software: string;
  /** Newest release that any station of the fleet runs. */
  readonly newestSoftware: string;
}

const numbersOf = (software: string) => software.split(/[.-]/).map(Number);

/** Whether a release is behind another by its first or second number; a name that is no release is never behind. */
export function isOlderRelease(software: string, than: string): boolean {
  const [[major = NaN, minor = 0], [newMajor = NaN, newMinor = 0]] = [numbersOf(software), numbersOf(than)];
  return major < newMajor || (major === newMajor && minor < newMinor);
}

/** In the order of `dataFindingNames`. */
export const dataFindings = ({ link, coverageShare, refusedDays, software, newestSoftware }: DataFacts): readonly DataFinding[] => [
  ...link,
  ...(!isWellCovered(coverageShare) ? (['coverageLow'] as const) : []),
  ...(refusedDays > 0 ? (['daysRefused'] as const) : []),
  ...(isOlderRelease(software, newestSoftware) ? (['oldRelease'] as const) : []),
];
