/** Moves positions apart to at least `distance`, keeping their order and staying within `low` and `high` as far as there is room. */
export function spread(positions: readonly number[], distance: number, low: number, high: number): readonly number[] {
  const order = positions.map((_, i) => i).sort((a, b) => positions[a]! - positions[b]!);
  const placed = [...positions];
  let next = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, next);
    next = placed[i] + distance;
  }
  let limit = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i] - distance;
  }
  return placed;
}
