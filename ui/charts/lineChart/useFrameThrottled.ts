import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A frame may come this much early. */
const slackMs = 4;

/**
 * A call that runs at most once a frame and every `pauseMs`, at the frame's start, and whose changes are on screen with it.
 * Of several within that time the last one runs.
 */
export function useFrameThrottled<A>(call: (argument: A) => void, pauseMs: number): (argument: A) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  const throttled = useMemo(() => frameThrottle(pauseMs), [pauseMs]);
  useEffect(() => throttled.cancel, [throttled]);
  return useMemo(
    () => (argument: A) => {
      throttled.run(() => {
        flushSync(() => {
          latest.current(argument);
        });
      });
    },
    [throttled],
  );
}

function frameThrottle(pauseMs: number) {
  let frame: number | undefined;
  let lastMs = -Infinity;
  let waiting: (() => void) | undefined;
  const onFrame = (atMs: number) => {
    if (atMs - lastMs < pauseMs - slackMs) {
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
    run: (call: () => void) => {
      waiting = call;
      frame ??= requestAnimationFrame(onFrame);
    },
    cancel: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = waiting = undefined;
    },
  };
}
