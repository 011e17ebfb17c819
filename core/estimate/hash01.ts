const { floor, imul } = Math;

/** A reproducible number from 0 to below 1 for a place in a stream of random numbers; all arguments are integers. */
export function hash01(seed: number, stream: number, slot: number): number {
  let h = imul(seed | 0, 0x9e3779b1) ^ imul(stream | 0, 0x85ebca6b);
  h = imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ (slot | 0);
  h = imul(h ^ (h >>> 16), 0x85ebca6b) ^ floor(slot / 0x1_0000_0000);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = imul(h ^ (h >>> 16), 0x27d4eb2f);
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000;
}
