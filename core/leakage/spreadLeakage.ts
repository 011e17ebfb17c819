import type { Figure } from '../figures/index.ts';

/** A stretch of time that a leakage is spread over. */
export interface LeakageStep {
  /** Seconds that are known of it, >= 0. */
  readonly knownS: Figure;
  /** Air delivered in it, >= 0: no more of it can have leaked. */
  readonly volumeM3: Figure;
}

/**
 * Spreads a leaked volume evenly over the known time of steps; what does not fit into a step goes to the others. The parts add up to the whole,
 * as far as the steps have air. The part of a step whose time or volume is not known is undefined, and so are all where the whole is.
 */
export function spreadLeakage(leakedM3: Figure, steps: readonly LeakageStep[]): readonly Figure[] {
  const parts = new Array<Figure>(steps.length).fill(undefined);
  if (leakedM3 === undefined) return parts;
  const known = steps.flatMap(({ knownS, volumeM3 }, i) =>
    knownS === undefined || volumeM3 === undefined ? [] : [{ i, knownS, volumeM3 }],
  );
  const tightestFirst = known.toSorted((a, b) => a.volumeM3 * b.knownS - b.volumeM3 * a.knownS);
  const restS = tightestFirst.map(() => 0);
  for (let i = tightestFirst.length - 1; i >= 0; i--) restS[i] = tightestFirst[i]!.knownS + (restS[i + 1] ?? 0);
  let restM3 = leakedM3;
  tightestFirst.forEach(({ i, knownS, volumeM3 }, position) => {
    const part = knownS > 0 ? Math.min(volumeM3, restM3 * (knownS / restS[position]!)) : 0;
    parts[i] = part;
    restM3 -= part;
  });
  return parts;
}
