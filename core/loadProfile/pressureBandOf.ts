import { type LimitSettings, networkPressureId } from '../settings/index.ts';
import type { PressureBand } from './pressureQuality.ts';

/** The limits of the network pressure; the narrowest ones where it has several. */
export function pressureBandOf({ points }: LimitSettings): PressureBand {
  const of = points.filter(({ point }) => point === networkPressureId);
  const low = of.filter(({ hasLower }) => hasLower).map(({ lower }) => lower);
  const high = of.filter(({ hasUpper }) => hasUpper).map(({ upper }) => upper);
  return { low: low.length === 0 ? undefined : Math.max(...low), high: high.length === 0 ? undefined : Math.min(...high) };
}
