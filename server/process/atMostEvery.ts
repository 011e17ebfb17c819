/** Calls at once, but at most once per interval: a call that comes too early is made later, several as one. */
export function atMostEvery(intervalMs: number, call: () => void): { request(): void; cancel(): void } {
  let lastMs = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    lastMs = performance.now();
    call();
  };
  return {
    request() {
      if (timer !== undefined) return;
      const waitMs = lastMs + intervalMs - performance.now();
      if (waitMs <= 0) run();
      else timer = setTimeout(run, waitMs);
    },
    cancel() {
      clearTimeout(timer);
    },
  };
}
