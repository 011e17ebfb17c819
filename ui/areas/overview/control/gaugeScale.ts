/** A scale whose middle third is the range that was seen; places are shares of its length, 0..1. */
export interface GaugeScale {
  readonly lowBar: number;
  readonly highBar: number;
  placeOf(pressureBar: number): number;
}

/** A range smaller than this does not fill the middle third, so that mere noise looks calm. */
const leastRangeBar = 0.2;

export function gaugeScale(minBar: number, maxBar: number): GaugeScale {
  const middleBar = (minBar + maxBar) / 2;
  const lengthBar = 3 * Math.max(maxBar - minBar, leastRangeBar);
  const lowBar = middleBar - lengthBar / 2;
  return { lowBar, highBar: middleBar + lengthBar / 2, placeOf: (pressureBar) => (pressureBar - lowBar) / lengthBar };
}
