import type { Adjustment } from '../FieldConfig.ts';
import type { Change } from './editConfig.ts';

/** A live-zero loop, and the currents that only a broken or a shorted one has (NAMUR NE 43). */
export const currentLoop = { zeroMA: 4, fullMA: 20, brokenBelowMA: 3.6, brokenAboveMA: 21 } as const;

/** What the currents of a loop stand for. */
export interface LoopRange {
  readonly atZero: number;
  readonly atFull: number;
}

/** Decimals of numbers that people enter, without what floating point adds. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** Scale, offset and limits for an input that reports mA; undefined for a range that is none. */
export function loopAdjustment({ atZero, atFull }: LoopRange): Change<Adjustment> | undefined {
  const { zeroMA, fullMA, brokenBelowMA, brokenAboveMA } = currentLoop;
  const scale = (atFull - atZero) / (fullMA - zeroMA);
  if (!Number.isFinite(scale) || scale === 0) return undefined;
  const at = (mA: number) => tidy(atZero + scale * (mA - zeroMA));
  const ends = [at(brokenBelowMA), at(brokenAboveMA)];
  return { scale: tidy(scale), offset: at(0), min: Math.min(...ends), max: Math.max(...ends) };
}
