import type { Clock } from '../../../core/ports/index.ts';

/** The station's clock, and one that never jumps; both stand still until reported. */
export interface ManualClocks {
  readonly clock: Clock;
  readonly steady: Clock;
  /** Time passes. */
  pass(ms: number): void;
  /** The station's clock is set: forward, or back with a negative number. */
  jump(ms: number): void;
  /** A new process begins: its steady clock starts again. */
  restart(): void;
}

export function manualClocks(startMs = Date.parse('2026-01-01T00:00:00Z')): ManualClocks {
  let wallMs = startMs;
  let steadyMs = 12_345;
  return {
    clock: { nowMs: () => wallMs },
    steady: { nowMs: () => steadyMs },
    pass(ms) {
      wallMs += ms;
      steadyMs += ms;
    },
    jump(ms) {
      wallMs += ms;
    },
    restart() {
      steadyMs = 0;
    },
  };
}
