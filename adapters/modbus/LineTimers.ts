/** Time of a line: a clock that never jumps, and an alarm. */
export interface LineTimers {
  nowMs(): number;
  /** Calls back once; gives the call that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: LineTimers = {
  nowMs: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
