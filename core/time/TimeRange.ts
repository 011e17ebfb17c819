/** A range of time, its end not included; whole milliseconds since 1970-01-01T00:00Z. */
export interface TimeRange {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
}

/** From one moment to another, both included. Its end has a name of its own, so that it is never taken for one that is not included. */
export interface ClosedTimeRange {
  readonly fromMs: number;
  /** Included. */
  readonly toMs: number;
}

/** 0 for a reversed range and for one without a start or an end. */
export function timeRangeMs({ fromMs, untilMs }: TimeRange): number {
  const ms = untilMs - fromMs;
  return ms > 0 && ms < Infinity ? ms : 0;
}
