import type { StopSignal } from '../../core/ports/index.ts';

/** Ends a call that is wanted no more, or that is silent for too long. */
export interface CallTimeout {
  readonly signal: AbortSignal;
  /** Counts again. */
  waitFor(ms: number): void;
  end(): void;
}

/** `signal` is the caller's. */
export function callTimeoutFor(signal: StopSignal | undefined): CallTimeout {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = () => ending.abort(new Error('wanted no more'));
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  return {
    signal: ending.signal,
    waitFor(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(new Error(`nothing came for ${ms} ms`)), ms);
    },
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
