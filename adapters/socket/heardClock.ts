/** The controller's clock between what it says of it. */
export interface HeardClock {
  set(controllerMs: number): void;
  /** As it was last heard, and gone on since; by this machine's clock before. */
  nowMs(): number;
}

/** `steadyMs` only goes on, `wallMs` is this machine's time of day. */
export function heardClock(steadyMs: () => number, wallMs: () => number): HeardClock {
  let aheadMs: number | undefined;
  return {
    set(controllerMs) {
      aheadMs = controllerMs - steadyMs();
    },
    nowMs: () => (aheadMs === undefined ? wallMs() : steadyMs() + aheadMs),
  };
}
