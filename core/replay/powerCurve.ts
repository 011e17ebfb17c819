/** A power at a share of the full flow. */
export interface PowerPoint {
  readonly x: number;
  readonly y: number;
  /** How much it counts, above 0. */
  readonly weight: number;
}

const choices: readonly (readonly number[])[] = [[0, 1, 2], [0, 1], [0, 2], [1, 2], [0], [1], [2]];
const smallestPivot = 1e-12;
/** A fit with more terms has to be better by so much. */
const betterBy = 1e-9;

/** Least squares of y = c0 + c1 x + c2 x^2, no c below 0: of the fits with some of the terms that have none the best one; c1 x alone where there are no points. */
export function powerCurve(points: readonly PowerPoint[]): readonly [c0: number, c1: number, c2: number] {
  const solve = (terms: readonly number[]): readonly number[] | undefined => {
    const rows = terms.map((a) => [
      ...terms.map((b) => points.reduce((sum, { x, weight }) => sum + weight * x ** (a + b), 0)),
      points.reduce((sum, { x, y, weight }) => sum + weight * y * x ** a, 0),
    ]);
    for (let i = 0; i < rows.length; i++) {
      const pivot = rows[i]!;
      if (Math.abs(pivot[i]!) < smallestPivot) return undefined;
      for (let j = 0; j < rows.length; j++) {
        if (j === i) continue;
        const factor = rows[j]![i]! / pivot[i]!;
        rows[j] = rows[j]!.map((value, k) => value - factor * pivot[k]!);
      }
    }
    return rows.map((row, i) => row.at(-1)! / row[i]!);
  };
  let best: readonly [number, number, number] = [0, 1, 0];
  let least = Infinity;
  for (const terms of choices) {
    const found = solve(terms);
    if (found?.every((c) => c >= 0) !== true) continue;
    const c: [number, number, number] = [0, 0, 0];
    for (const [i, term] of terms.entries()) c[term] = found[i]!;
    const rest = points.reduce((sum, { x, y, weight }) => sum + weight * (y - c[0] - x * (c[1] + x * c[2])) ** 2, 0);
    if (rest < least * (1 - betterBy)) [best, least] = [c, rest];
  }
  return best;
}
