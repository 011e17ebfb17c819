import type { Clock } from '../../core/ports/index.ts';

/** The plant's time: its clock, and how many of its seconds pass in a second. */
export interface Pace {
  readonly clock: Clock;
  readonly speed: number;
}

/** The plant's time from now on. */
export function paceOf(clock: Clock, speed: number): Pace {
  if (speed === 1) return { clock, speed };
  const startMs = clock.nowMs();
  return { clock: { nowMs: () => startMs + (clock.nowMs() - startMs) * speed }, speed };
}
