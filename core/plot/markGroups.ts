/** Marks that stand too near to each other to be seen apart. */
export interface MarkGroup<M> {
  /** Ascending in time. */
  readonly marks: readonly M[];
  /** Pixel of its middle. */
  readonly x: number;
}

/**
 * Puts marks, ascending in time, into groups whose middles are at least `pitchPx` apart and within `fromX` to `untilX`.
 * A group stands over the mean place of its marks, pushed inwards at the edges.
 */
export function markGroups<M>(
  marks: readonly M[],
  xOf: (mark: M) => number,
  pitchPx: number,
  { fromX, untilX }: { readonly fromX: number; readonly untilX: number },
): readonly MarkGroup<M>[] {
  const within = (x: number) => Math.min(untilX, Math.max(fromX, x));
  const groups: { marks: M[]; sum: number }[] = [];
  const middleOf = ({ marks: of, sum }: { readonly marks: readonly M[]; readonly sum: number }) => within(sum / of.length);
  for (const mark of marks) {
    groups.push({ marks: [mark], sum: xOf(mark) });
    // a group that grew may now touch the one before it
    while (groups.length > 1 && middleOf(groups.at(-1)!) - middleOf(groups.at(-2)!) < pitchPx) {
      const last = groups.pop()!;
      const before = groups.at(-1)!;
      before.marks.push(...last.marks);
      before.sum += last.sum;
    }
  }
  return groups.map((group) => ({ marks: group.marks, x: middleOf(group) }));
}
