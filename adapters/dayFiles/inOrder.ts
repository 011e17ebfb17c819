/** Does the same work on each item, some at a time, and gives the results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<readonly [Item, Result]> {
  const begun: Promise<Result>[] = [];
  const begin = () => {
    const item = items[begun.length];
    if (begun.length >= items.length) return;
    const result = work(item as Item);
    // who waits for it is notified; until then nobody is
    result.catch(() => undefined);
    begun.push(result);
  };
  for (let i = 0; i < atATime; i++) begin();
  for (const [i, item] of items.entries()) {
    const result = await begun[i]!;
    begin();
    yield [item, result];
  }
}
