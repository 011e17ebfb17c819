/** Work that says how much of it is done, 0..1, as a part of more. */
export function* partOf<Result>(work: Generator<number, Result>, from: number, until: number): Generator<number, Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    yield from + (until - from) * value;
  }
}
