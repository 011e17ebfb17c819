/** What a call gives that can't be broken off, or a rejection with the signal's reason when that comes first. */
export function unlessAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void call.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
