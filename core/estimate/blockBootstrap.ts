import { hash01 } from './hash01.ts';
import { quantile } from './quantile.ts';

/** What an interval is drawn with. */
export interface BootstrapOptions {
  /** The same seed gives the same interval. */
  readonly seed: number;
  /** Values that stay together, as they depend on one another: a week of days. */
  readonly blockLength?: number;
  readonly draws?: number;
  /** The interval holds the truth with this probability, 0..1. */
  readonly level?: number;
}

/** Between which values a figure lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The percentile interval of a figure of `count` values in a row, by drawing circular blocks of them (Politis and Romano 1992).
 * `figureOf` is given positions 0..count-1 and gives the figure of the values there, or undefined where they have none; so does the whole
 * where most draws have none.
 */
export function blockBootstrap(
  count: number,
  figureOf: (positions: Int32Array) => number | undefined,
  { seed, blockLength = 7, draws = 1999, level = 0.9 }: BootstrapOptions,
): Interval | undefined {
  if (count === 0) return undefined;
  const positions = new Int32Array(count);
  const figures: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    for (let from = 0, block = 0; from < count; from += blockLength, block++) {
      const start = Math.floor(hash01(seed, draw, block) * count);
      const until = Math.min(from + blockLength, count);
      for (let i = from; i < until; i++) positions[i] = (start + i - from) % count;
    }
    const figure = figureOf(positions);
    if (figure !== undefined) figures.push(figure);
  }
  if (figures.length * 2 <= draws) return undefined;
  return { low: quantile(figures, (1 - level) / 2)!, high: quantile(figures, (1 + level) / 2)! };
}
