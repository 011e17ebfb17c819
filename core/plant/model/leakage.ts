import type { PlantConfig } from './PlantConfig.ts';

const { max, min } = Math;

const atmosphereBar = 1;
/** Flow through a hole is choked above about this gauge pressure. */
const chokedAboveBar = 1;

/** Free air through the leaks: grows with absolute pressure while choked, fades to nothing at ambient pressure. */
export function leakM3min({ flowM3min, atBar }: PlantConfig['leakage'], pressureBar: number): number {
  const openShare = min(1, max(0, pressureBar / chokedAboveBar));
  return (flowM3min * openShare * (pressureBar + atmosphereBar)) / (atBar + atmosphereBar);
}
