import { hash01 } from './hash01.ts';
import { quantile } from './quantile.ts';

const defaultBlockLength = 7;
/** How often values are drawn. */
export const defaultDraws = 1999;

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

/** The blocks of a draw, one behind the other: circular, `from` on, of so many values (Politis and Romano 1992). */
export function drawnBlocks(
  count: number,
  draw: number,
  { seed, blockLength = defaultBlockLength }: Pick<BootstrapOptions, 'seed' | 'blockLength'>,
  take: (from: number, length: number) => void,
): void {
  for (let taken = 0, block = 0; taken < count; taken += blockLength, block++)
    take(Math.floor(hash01(seed, draw, block) * count), Math.min(blockLength, count - taken));
}

/** Where so many of the draws have a figure; undefined where most have none. */
export function percentileInterval(
  figures: readonly number[],
  { draws = defaultDraws, level = 0.9 }: Pick<BootstrapOptions, 'draws' | 'level'>,
): Interval | undefined {
  if (figures.length * 2 <= draws) return undefined;
  return { low: quantile(figures, (1 - level) / 2)!, high: quantile(figures, (1 + level) / 2)! };
}

/**
 * The percentile interval of a figure of `count` values in a row, by drawing circular blocks of them.
 * `figureOf` is given positions 0..count-1 and gives the figure of the values there, or undefined where they have none; so does the whole
 * where most draws have none.
 */
export function blockBootstrap(
  count: number,
  figureOf: (positions: Int32Array) => number | undefined,
  options: BootstrapOptions,
): Interval | undefined {
  if (count === 0) return undefined;
  const positions = new Int32Array(count);
  const figures: number[] = [];
  for (let draw = 0; draw < (options.draws ?? defaultDraws); draw++) {
    let taken = 0;
    drawnBlocks(count, draw, options, (from, length) => {
      for (let i = 0; i < length; i++) positions[taken++] = (from + i) % count;
    });
    const figure = figureOf(positions);
    if (figure !== undefined) figures.push(figure);
  }
  return percentileInterval(figures, options);
}
