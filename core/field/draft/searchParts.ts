/** A part of a range of numbers, both ends included. */
export interface SearchPart {
  readonly from: number;
  readonly to: number;
}

/** A range in parts of at most `size` numbers, in their order; none for a range that ends before it begins. */
export function searchParts({ from, to }: SearchPart, size: number): readonly SearchPart[] {
  const count = Math.max(0, Math.ceil((to - from + 1) / size));
  return Array.from({ length: count }, (_, i) => ({ from: from + i * size, to: Math.min(to, from + (i + 1) * size - 1) }));
}

/** How many numbers of the first parts there are. */
export function searchedCount(parts: readonly SearchPart[], done: number): number {
  return parts.slice(0, done).reduce((sum, { from, to }) => sum + to - from + 1, 0);
}
