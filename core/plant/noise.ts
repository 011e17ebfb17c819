const { floor, imul } = Math;

/** A reproducible number from 0 to below 1 for a place in a stream of noise; all arguments are integers. */
export function hash01(seed: number, stream: number, slot: number): number {
  let h = imul(seed | 0, 0x9e3779b1) ^ imul(stream | 0, 0x85ebca6b);
  h = imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ (slot | 0);
  h = imul(h ^ (h >>> 16), 0x85ebca6b) ^ floor(slot / 0x1_0000_0000);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = imul(h ^ (h >>> 16), 0x27d4eb2f);
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000;
}

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
