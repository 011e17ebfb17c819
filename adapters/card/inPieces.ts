const atATime = 64;

/** What `make` gives for each item, in their order; a few dozen at a time, so that others get their turn. */
export async function inPieces<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let first = 0; first < items.length; first += atATime)
    made.push(...(await Promise.all(items.slice(first, first + atATime).map(make))));
  return made;
}
