import { msPerMinute, msPerSecond } from '../../time/index.ts';
import { hash01 } from '../../estimate/index.ts';
import { noiseStream, smoothNoise } from '../noise.ts';
import type { DemandConfig, DemandPoint } from './PlantConfig.ts';
import { isWeekend, localDay, localHour } from '../plantClock.ts';
import type { DayProfile } from '../events/PlantEvent.ts';
import type { PlantClock } from '../plantClock.ts';

const { floor, max, sqrt } = Math;

const slowPeriodMs = 6 * msPerMinute;
const fastPeriodMs = 20 * msPerSecond;

function shareAt(points: readonly DemandPoint[], hour: number): number {
  let i = 1;
  while (points[i]!.hour < hour) i++;
  const from = points[i - 1]!;
  const to = points[i]!;
  return from.share + ((to.share - from.share) * (hour - from.hour)) / (to.hour - from.hour);
}

const between = (low: number, high: number, at01: number) => low + (high - low) * at01;

/** A short peak as a share of the demand of the hour; 0 most of the time. */
function peakShare(peaks: DemandConfig['peaks'], seed: number, atMs: number): number {
  const everyMs = peaks.everyS * msPerSecond;
  const slot = floor(atMs / everyMs);
  if (hash01(seed, noiseStream.peak, slot) >= peaks.chance) return 0;
  const lengthMs = msPerSecond * between(peaks.minS, peaks.maxS, hash01(seed, noiseStream.peakLength, slot));
  const sinceMs = atMs - slot * everyMs - hash01(seed, noiseStream.peakStart, slot) * (everyMs - lengthMs);
  return sinceMs >= 0 && sinceMs < lengthMs ? between(peaks.minShare, peaks.maxShare, hash01(seed, noiseStream.peakHeight, slot)) : 0;
}

/** The profile that the calendar gives a day. */
export function profileAt(atMs: number, clock: PlantClock): DayProfile {
  return isWeekend(localDay(atMs, clock)) ? 'weekend' : 'weekday';
}

/** What the consumers take in m3/min of free air while the pressure suffices; depends on seed, time and profile only. */
export function demandM3min(
  config: DemandConfig,
  seed: number,
  atMs: number,
  clock: PlantClock,
  profile: DayProfile = profileAt(atMs, clock),
): number {
  const points = config[profile];
  const slow = config.noise.slowShare * smoothNoise(seed, noiseStream.slowDemand, atMs, slowPeriodMs);
  const fast = config.noise.fastShare * smoothNoise(seed, noiseStream.fastDemand, atMs, fastPeriodMs);
  const share = shareAt(points, localHour(atMs, clock));
  // few consumers at a time vary more in proportion
  const varied = share * (1 + peakShare(config.peaks, seed, atMs)) + sqrt(share) * (slow + fast);
  return config.plateauM3min * max(0, varied);
}
