import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { frameThrottle } from './frameThrottle.ts';

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
