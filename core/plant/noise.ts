import { hash01 } from '../estimate/index.ts';

const { floor } = Math;

/** A smooth curve through random values, -1..1, with one value each period; depends on absolute time only. */
export function smoothNoise(seed: number, stream: number, atMs: number, periodMs: number): number {
  const place = atMs / periodMs;
  const slot = floor(place);
  const t = place - slot;
  const from = hash01(seed, stream, slot);
  const to = hash01(seed, stream, slot + 1);
  return 2 * (from + (to - from) * t * t * (3 - 2 * t)) - 1;
}

/** Independent streams of one seed. */
export const noiseStream = {
  slowDemand: 1,
  fastDemand: 2,
  peak: 3,
  peakStart: 4,
  peakLength: 5,
  peakHeight: 6,
  hotDay: 7,
  dewPoint: 8,
  /** One for each sensor from here on. */
  sensors: 100,
  /** Two for each event from here on. */
  events: 1000,
} as const;
