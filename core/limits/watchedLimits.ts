import type { PointLimits } from '../settings/index.ts';

/** Between what a value is to be, in bar, m3/min or degC; undefined where nothing is watched. */
export interface WatchedLimits {
  readonly lower: number | undefined;
  readonly upper: number | undefined;
}

/** The limits that are watched, by the id of their point. */
export function watchedLimits(points: readonly PointLimits[]): ReadonlyMap<string, WatchedLimits> {
  const watched = points.filter(({ point, hasLower, hasUpper }) => point !== '' && (hasLower || hasUpper));
  return new Map(
    watched.map(({ point, hasLower, lower, hasUpper, upper }) => [
      point,
      { lower: hasLower ? lower : undefined, upper: hasUpper ? upper : undefined },
    ]),
  );
}

/** All of them as numbers. */
export const limitValues = (limits: readonly (WatchedLimits | undefined)[]): readonly number[] =>
  limits.flatMap((each) => [each?.lower, each?.upper]).filter((limit) => limit !== undefined);
