/** Runs one piece of work after the other, in the order in which they came. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = before.then(work);
    before = result.catch(() => undefined);
    return result;
  };
}
