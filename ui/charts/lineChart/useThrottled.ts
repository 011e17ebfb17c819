import { useEffect, useMemo } from 'react';

/** A call that runs at most every `pauseMs`; the last one always runs. */
export function useThrottled<A>(call: (argument: A) => void, pauseMs: number): (argument: A) => void {
  const throttled = useMemo(() => throttle(call, pauseMs), [call, pauseMs]);
  useEffect(() => throttled.cancel, [throttled]);
  return throttled.run;
}

function throttle<A>(call: (argument: A) => void, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly argument: A } | undefined;
  const next = () => {
    timer = undefined;
    if (waiting !== undefined) {
      const { argument } = waiting;
      waiting = undefined;
      run(argument);
    }
  };
  const run = (argument: A) => {
    if (timer === undefined) {
      timer = setTimeout(next, pauseMs);
      call(argument);
    } else waiting = { argument };
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = waiting = undefined;
  };
  return { run, cancel };
}
