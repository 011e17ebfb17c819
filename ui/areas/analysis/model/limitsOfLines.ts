import { type WatchedLimits, watchedLimits } from '../../../../core/limits/index.ts';
import { networkPressureId, type PointLimits } from '../../../../core/settings/index.ts';

/** The line of the network pressure; those of analog inputs have the ids of their points. */
const networkLine = 'pressure';

/** The limits that are watched, by the line that they belong to. */
export const limitsOfLines = (points: readonly PointLimits[]): ReadonlyMap<string, WatchedLimits> =>
  new Map(Array.from(watchedLimits(points), ([point, limits]) => [point === networkPressureId ? networkLine : point, limits]));
