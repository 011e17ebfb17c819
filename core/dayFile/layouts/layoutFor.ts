import type { DayFileLayout } from './DayFileLayout.ts';
import { dayFileLayouts } from './dayFileLayouts.ts';

/** Major, minor, release candidate; a release comes after its candidates. */
type Version = readonly [major: number, minor: number, candidate: number];

function parseVersion(text: string): Version | undefined {
  const parts = /^V(\d{1,6})\.(\d{1,6})(?:-RC(\d{1,6}))?$/.exec(text);
  return parts === null ? undefined : [Number(parts[1]), Number(parts[2]), parts[3] === undefined ? Infinity : Number(parts[3])];
}

const isBefore = (a: Version, b: Version): boolean => {
  const differing = a.findIndex((part, i) => part !== b[i]);
  return differing >= 0 && a[differing]! < b[differing]!;
};

/**
 * The layout that a software version (`V3.21-RC10`, or `V3.21` for the release) writes: the last one that began no later.
 * `tooOld` before the first of `layouts`, which are oldest first; `unknownVersion` for any other text.
 */
export function layoutFor(
  softwareVersion: string,
  layouts: readonly DayFileLayout[] = dayFileLayouts,
): DayFileLayout | 'tooOld' | 'unknownVersion' {
  const version = parseVersion(softwareVersion);
  if (version === undefined) return 'unknownVersion';
  return layouts.findLast((layout) => !isBefore(version, parseVersion(layout.version)!)) ?? 'tooOld';
}
