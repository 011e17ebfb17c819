import { trendPath } from '../../core/plot/index.ts';
import type { Column } from '../../core/samples/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { classNames } from './classNames.ts';
import './sparkline.css';

const width = 120;
const height = 32;
/** Half of the line and a bit, so that 0 lies on the floor. */
const padding = 1;
/** The log holds a sample every 10 s; rows further apart than this are not joined. */
const maxGapMs = 30_000;

export interface SparklineProps {
  readonly span: TimeRange;
  readonly timesMs: Float64Array;
  /** NaN where missing; undefined draws nothing. */
  readonly column: Column | undefined;
  /** The height stands for at least this much, in the column's unit, so that mere noise looks calm. */
  readonly minRange: number;
  /** The bottom stands for this value; without it the line lies in the middle. */
  readonly floor?: number | undefined;
  /** No longer fed. */
  readonly isStale?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A small line without axes; decoration, so its figures stand beside it. */
export function Sparkline({ span, timesMs, column, minRange, floor, isStale = false, className }: SparklineProps) {
  const { fromMs, untilMs } = span;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={classNames('spark', isStale && 'spark-stale', className)}
    >
      {column !== undefined && (
        <path
          d={trendPath({
            timesMs,
            column,
            length: timesMs.length,
            span: { fromMs, toMs: untilMs + 1 },
            width,
            height,
            padding,
            maxGapMs,
            minRange,
            floor,
          })}
        />
      )}
    </svg>
  );
}
