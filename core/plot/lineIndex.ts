import type { ClosedTimeRange } from '../time/index.ts';
import type { Column } from '../samples/index.ts';
import { extremesPyramid, type ExtremesPyramid } from './extremesPyramid.ts';

/** What is found of a line once, so that no drawing of a part of it looks at every row. */
export interface LineIndex {
  readonly pyramid: ExtremesPyramid;
  /** How often the line is broken up to each row. */
  readonly breaks: Int32Array;
  /** Ascending; from one value to the next, if that is longer than the gap. From -Infinity to the first value and from the last one to Infinity. */
  readonly gaps: readonly ClosedTimeRange[];
}

interface IndexedRows {
  readonly timesMs: Float64Array;
  readonly column: Column;
  /** Rows that count. */
  readonly length: number;
  /** Rows further apart are not joined. */
  readonly maxGapMs: number;
}

type Breaks = Pick<LineIndex, 'breaks' | 'gaps'>;
type TimeRows = Omit<IndexedRows, 'column'>;

const known = new WeakMap<Column, IndexedRows & { readonly index: LineIndex }>();
const knownOfWhole = new WeakMap<Float64Array, TimeRows & { readonly found: Breaks }>();

/** The index of a column, which must not change later; made again only when rows or gap are others. */
export function lineIndex(rows: IndexedRows): LineIndex {
  const { timesMs, column, length, maxGapMs } = rows;
  const before = known.get(column);
  if (before?.timesMs === timesMs && before.length === length && before.maxGapMs === maxGapMs) return before.index;
  const pyramid = extremesPyramid(timesMs, column, length);
  const index = { pyramid, ...(pyramid.isWhole ? breaksOfWhole(rows) : breaksOf(rows, column)) };
  known.set(column, { ...rows, index });
  return index;
}

/** Columns of the same times without a missing value break alike. */
function breaksOfWhole({ timesMs, length, maxGapMs }: TimeRows): Breaks {
  const before = knownOfWhole.get(timesMs);
  if (before?.length === length && before.maxGapMs === maxGapMs) return before.found;
  const found = breaksOfTimes({ timesMs, length, maxGapMs });
  knownOfWhole.set(timesMs, { timesMs, length, maxGapMs, found });
  return found;
}

/** The first row from one on that is behind a gap; `length` where there is none. A first drawing looks at all rows in code that is not compiled well yet. */
function rowBehindGap({ timesMs, length, maxGapMs }: TimeRows, from: number): number {
  let beforeMs = timesMs[from - 1]!;
  for (let row = from; row < length; row++) {
    const atMs = timesMs[row]!;
    if (atMs - beforeMs > maxGapMs) return row;
    beforeMs = atMs;
  }
  return length;
}

/** Of times at which no value is missing. */
function breaksOfTimes(rows: TimeRows): Breaks {
  const { timesMs, length } = rows;
  const breaks = new Int32Array(length);
  const gaps: ClosedTimeRange[] = [];
  let fromMs = -Infinity;
  for (let row = 0, count = 0; row < length; count++) {
    gaps.push({ fromMs, toMs: timesMs[row]! });
    const end = rowBehindGap(rows, row + 1);
    if (count > 0) breaks.fill(count, row, end);
    fromMs = timesMs[end - 1]!;
    row = end;
  }
  gaps.push({ fromMs, toMs: Infinity });
  return { breaks, gaps };
}

/** Of a column that misses values. */
function breaksOf({ timesMs, length, maxGapMs }: TimeRows, column: Column): Breaks {
  const breaks = new Int32Array(length);
  const gaps: ClosedTimeRange[] = [];
  let count = 0;
  let knownMs = -Infinity;
  let beforeMs = -Infinity;
  let wasMissing = false;
  for (let row = 0; row < length; row++) {
    const atMs = timesMs[row]!;
    const isMissing = Number.isNaN(column[row]);
    if (isMissing || wasMissing || atMs - beforeMs > maxGapMs) {
      if (row > 0) count++;
      if (!isMissing && atMs - knownMs > maxGapMs) gaps.push({ fromMs: knownMs, toMs: atMs });
    }
    breaks[row] = count;
    beforeMs = atMs;
    wasMissing = isMissing;
    if (!isMissing) knownMs = atMs;
  }
  gaps.push({ fromMs: knownMs, toMs: Infinity });
  return { breaks, gaps };
}
