import type { Column } from '../samples/index.ts';
import type { LineFrame } from './lineShape.ts';
import type { Rows } from './rowsIn.ts';

/** From the least to the greatest value around a line, a row each, in the unit of its plot's columns. */
export interface Band {
  readonly low: Column;
  readonly high: Column;
}

/** The rows that a band is drawn of. */
export interface BandRows extends Rows {
  readonly timesMs: Float64Array;
  readonly band: Band;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
}

/** A row alone is drawn this far to both sides. */
const alonePx = 1;

/** The corners of one piece, whose columns of pixels ascend: along the top, and back along the bottom. */
function corners(across: readonly number[], top: readonly number[], bottom: readonly number[]): Float64Array {
  const count = across.length;
  if (count === 1) return corners([across[0]! - alonePx, across[0]! + alonePx], [top[0]!, top[0]!], [bottom[0]!, bottom[0]!]);
  const points = new Float64Array(4 * count);
  for (let i = 0; i < count; i++) {
    points[2 * i] = across[i]!;
    points[2 * i + 1] = top[i]!;
    const back = 2 * (2 * count - 1 - i);
    points[back] = across[i]!;
    points[back + 1] = bottom[i]!;
  }
  return points;
}

/**
 * The band in pixels of a frame: of each piece x and y of one corner after the other, along the top and back along the bottom.
 * Rows that share a column of pixels are one corner, at the first of them, from the least to the greatest of all: a browser fills years as fast as days.
 */
export function bandShape(
  { timesMs, band: { low, high }, fromIndex, untilIndex, maxGapMs }: BandRows,
  { frame, span, extent }: LineFrame,
): readonly Float64Array[] {
  const perMs = frame.width / (span.toMs - span.fromMs);
  const y = (value: number) => frame.y + ((extent.max - value) * frame.height) / (extent.max - extent.min);
  const pieces: Float64Array[] = [];

  const take = (first: number, behind: number) => {
    const across: number[] = [];
    const top: number[] = [];
    const bottom: number[] = [];
    let pixel = NaN;
    for (let row = first; row < behind; row++) {
      const x = frame.x + (timesMs[row]! - span.fromMs) * perMs;
      if (Math.floor(x) !== pixel) {
        pixel = Math.floor(x);
        across.push(x);
        top.push(y(high[row]!));
        bottom.push(y(low[row]!));
      } else {
        const last = across.length - 1;
        top[last] = Math.min(top[last]!, y(high[row]!));
        bottom[last] = Math.max(bottom[last]!, y(low[row]!));
      }
    }
    pieces.push(corners(across, top, bottom));
  };
  const isKnown = (row: number) => low[row]! <= high[row]!;
  for (let first = fromIndex; first < untilIndex; first++) {
    if (!isKnown(first)) continue;
    let behind = first + 1;
    while (behind < untilIndex && isKnown(behind) && timesMs[behind]! - timesMs[behind - 1]! <= maxGapMs) behind++;
    take(first, behind);
    first = behind - 1;
  }
  return pieces;
}
