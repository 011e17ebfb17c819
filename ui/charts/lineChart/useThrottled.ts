import { useEffect, useMemo } from 'react';
import { throttle } from './throttle.ts';

/** A call that runs at most every `pauseMs`; the last one always runs. */
export function useThrottled<A>(call: (argument: A) => void, pauseMs: number): (argument: A) => void {
  const throttled = useMemo(() => throttle(call, pauseMs), [call, pauseMs]);
  useEffect(() => throttled.cancel, [throttled]);
  return throttled.run;
}
