/** Whole milliseconds since 1970-01-01T00:00Z. */
export interface TimeSpan {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
}

/** 0 for a reversed span and for one without a start or an end. */
export function spanMs({ fromMs, untilMs }: TimeSpan): number {
  const ms = untilMs - fromMs;
  return ms > 0 && ms < Infinity ? ms : 0;
}
