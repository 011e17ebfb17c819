/** The result of work that is done step by step; `onShare` gets how much of it is done, 0..1. */
export function finished<Result>(work: Generator<number, Result>, onShare: (done: number) => void): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    onShare(value);
  }
}
