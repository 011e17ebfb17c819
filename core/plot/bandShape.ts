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

/** The band in pixels of a frame: of each piece x and y of one corner after the other, along the top and back along the bottom. */
export function bandShape(
  { timesMs, band: { low, high }, fromIndex, untilIndex, maxGapMs }: BandRows,
  { frame, span, extent }: LineFrame,
): readonly Float64Array[] {
  const x = (row: number) => frame.x + ((timesMs[row]! - span.fromMs) * frame.width) / (span.toMs - span.fromMs);
  const y = (value: number) => frame.y + ((extent.max - value) * frame.height) / (extent.max - extent.min);
  const pieces: Float64Array[] = [];

  const take = (first: number, behind: number) => {
    const isAlone = behind - first === 1;
    const rows = isAlone ? [first, first] : Array.from({ length: behind - first }, (_, i) => first + i);
    const across = rows.map((row, i) => x(row) + (isAlone ? (i === 0 ? -alonePx : alonePx) : 0));
    const top = rows.flatMap((row, i) => [across[i]!, y(high[row]!)]);
    const back = rows.flatMap((row, i) => [across[i]!, y(low[row]!)] as const);
    const bottom: number[] = [];
    for (let i = back.length - 2; i >= 0; i -= 2) bottom.push(back[i]!, back[i + 1]!);
    pieces.push(Float64Array.from([...top, ...bottom]));
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
