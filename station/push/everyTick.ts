/** Half-way between whole ticks, at which plants are sampled: neither waits for the other. At least half a tick from now. */
function untilNextMs(tickMs: number): number {
  const sinceHalfMs = (performance.timeOrigin + performance.now() + tickMs / 2) % tickMs;
  const nextMs = tickMs - sinceHalfMs;
  return nextMs < tickMs / 2 ? nextMs + tickMs : nextMs;
}

/** Calls once a tick, after what has arrived by then is read; returns the call that stops it. */
export function everyTick(tickMs: number, call: () => void): () => void {
  let due: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      due = setImmediate(call);
      wait();
    }, untilNextMs(tickMs));
  };
  wait();
  return () => {
    clearTimeout(timer);
    clearImmediate(due);
  };
}
