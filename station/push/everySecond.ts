import { msPerSecond } from '../../core/time/index.ts';

/** Half-way between whole seconds, at which plants are sampled: neither waits for the other. At least half a second from now. */
function untilNextMs(): number {
  const sinceHalfMs = (performance.timeOrigin + performance.now() + msPerSecond / 2) % msPerSecond;
  const nextMs = msPerSecond - sinceHalfMs;
  return nextMs < msPerSecond / 2 ? nextMs + msPerSecond : nextMs;
}

/** Calls once a second, after what has arrived by then is read; returns the call that stops it. */
export function everySecond(call: () => void): () => void {
  let due: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      due = setImmediate(call);
      wait();
    }, untilNextMs());
  };
  wait();
  return () => {
    clearTimeout(timer);
    clearImmediate(due);
  };
}
