import { closeTimes } from './device/closeTimes.ts';

/** npm passes on the terminal's Ctrl-C, so that one key press arrives twice. */
const sameSignalMs = 500;

/** Given with the first SIGINT or SIGTERM; a stop that takes too long ends the process, another signal does so at once. */
export function endOnSignal(longestMs: number = closeTimes.longestMs): AbortSignal {
  const stop = new AbortController();
  let firstMs: number | undefined;
  const onSignal = () => {
    firstMs ??= performance.now();
    if (stop.signal.aborted && performance.now() - firstMs > sameSignalMs) process.exit(1);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  stop.signal.addEventListener('abort', () => setTimeout(() => process.exit(), longestMs).unref(), { once: true });
  return stop.signal;
}
