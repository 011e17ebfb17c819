/** Two groups that became one. */
export interface Merge {
  /** Positions of the points first, then of the merges before it: point count + position of the merge. */
  readonly parts: readonly [number, number];
  /** How much further apart they are than their points, in the unit of the points. */
  readonly distance: number;
  /** Points in it. */
  readonly size: number;
}

interface Group {
  readonly id: number;
  readonly size: number;
}

const squaredDistance = (a: readonly number[], b: readonly number[]) => a.reduce((all, value, i) => all + (value - b[i]!) ** 2, 0);

/**
 * Groups points by Ward's criterion, the two first that add least variance, by the formula of Lance and Williams on squared distances; of
 * equal ones those with the lowest positions. The merges are in their order, one less than there are points.
 */
export function ward(points: readonly (readonly number[])[]): readonly Merge[] {
  const groups: Group[] = points.map((_, id) => ({ id, size: 1 }));
  const squares = points.map((point) => points.map((other) => squaredDistance(point, other)));
  const merges: Merge[] = [];
  while (groups.length > 1) {
    let [first, second, least] = [0, 1, Infinity];
    for (let i = 0; i < groups.length; i++) {
      for (let j = i + 1; j < groups.length; j++) {
        if (squares[i]![j]! >= least) continue;
        [first, second, least] = [i, j, squares[i]![j]!];
      }
    }
    const [a, b] = [groups[first]!, groups[second]!];
    const size = a.size + b.size;
    const joined = groups.map(({ size: other }, k) => {
      const toBoth = (a.size + other) * squares[first]![k]! + (b.size + other) * squares[second]![k]!;
      return k === first ? 0 : (toBoth - other * least) / (size + other);
    });
    groups[first] = { id: points.length + merges.length, size };
    for (const [k, square] of joined.entries()) squares[first]![k] = squares[k]![first] = square;
    groups.splice(second, 1);
    squares.splice(second, 1);
    for (const row of squares) row.splice(second, 1);
    merges.push({ parts: a.id < b.id ? [a.id, b.id] : [b.id, a.id], distance: Math.sqrt(least), size });
  }
  return merges;
}

/** Which of `count` groups each point is in; groups are numbered by their first point. */
export function groupsOf(merges: readonly Merge[], count: number): readonly number[] {
  const points = merges.length + 1;
  const parent = Array.from({ length: points + merges.length }, (_, id) => id);
  merges.slice(0, points - count).forEach(({ parts }, i) => {
    for (const part of parts) parent[part] = points + i;
  });
  const rootOf = (id: number): number => (parent[id] === id ? id : rootOf(parent[id]!));
  const roots = Array.from({ length: points }, (_, id) => rootOf(id));
  const numbers = new Map([...new Set(roots)].map((root, i) => [root, i]));
  return roots.map((root) => numbers.get(root)!);
}
