import type { Throttled } from './throttle.ts';

/** Calls at most once a frame and every `pauseMs`, at the frame's start; of several within that time the last one runs. */
export function frameThrottle(pauseMs: number): Throttled<() => void> {
  let frame: number | undefined;
  let lastMs = -Infinity;
  let waiting: (() => void) | undefined;
  const onFrame = (atMs: number) => {
    if (atMs - lastMs < pauseMs) {
      frame = requestAnimationFrame(onFrame);
      return;
    }
    frame = undefined;
    lastMs = atMs;
    const call = waiting;
    waiting = undefined;
    call?.();
  };
  return {
    run: (call) => {
      waiting = call;
      frame ??= requestAnimationFrame(onFrame);
    },
    cancel: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = waiting = undefined;
    },
  };
}
