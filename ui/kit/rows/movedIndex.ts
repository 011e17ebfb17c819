/** By key: where it leads from a row, in a list of `count` rows that shows `page` of them. */
const moves: Readonly<Record<string, (index: number, count: number, page: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  PageUp: (index, _, page) => index - page,
  PageDown: (index, _, page) => index + page,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row that a key leads to, from above the first where none is selected; undefined for another key, and where there are no rows. */
export function movedIndex(key: string, index: number | undefined, count: number, page: number): number | undefined {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move === undefined || count === 0) return undefined;
  return Math.min(Math.max(move(index ?? -1, count, page), 0), count - 1);
}
