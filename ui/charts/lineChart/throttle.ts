/** Calls that come too often are left out, but for the last one. */
export interface Throttled<A> {
  readonly run: (argument: A) => void;
  /** Forgets a call that still waits. */
  readonly cancel: () => void;
}

/** Calls at most every `pauseMs`; the last argument always arrives. */
export function throttle<A>(call: (argument: A) => void, pauseMs: number): Throttled<A> {
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
