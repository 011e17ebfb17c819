import { msPerSecond } from '../../core/time/index.ts';

/** Calls once a second, after what has arrived by then is read; returns the call that stops it. */
export function everySecond(call: () => void): () => void {
  let due: NodeJS.Immediate | undefined;
  const timer = setInterval(() => {
    due = setImmediate(call);
  }, msPerSecond);
  return () => {
    clearInterval(timer);
    clearImmediate(due);
  };
}
