import { networkPressureId, type PointLimits } from '../../../../core/settings/index.ts';
import type { LineLimits } from '../../../charts/lineChart/index.ts';

/** The line of the network pressure; those of analog inputs have the ids of their points. */
const networkLine = 'pressure';

/** The limits that are watched, by the line that they belong to. */
export function limitsOfLines(points: readonly PointLimits[]): ReadonlyMap<string, LineLimits> {
  const watched = points.filter(({ point, hasLower, hasUpper }) => point !== '' && (hasLower || hasUpper));
  return new Map(
    watched.map(({ point, hasLower, lower, hasUpper, upper }) => [
      point === networkPressureId ? networkLine : point,
      { lower: hasLower ? lower : undefined, upper: hasUpper ? upper : undefined },
    ]),
  );
}
