import { type Figure, figureOf, ratioOf } from '../figures/index.ts';

/** A figure beside that of the period before. */
export interface Comparison {
  readonly now: Figure;
  readonly before: Figure;
  /** Now less before; undefined when either is missing. */
  readonly change: Figure;
  /** Of before; 0 where nothing changed, undefined where before is 0 or negative. */
  readonly changeRatio: Figure;
}

/** Sets a figure beside that of the period before; missing, NaN and infinite are no figures. */
export function compared(now: Figure, before: Figure): Comparison {
  const [current, previous] = [figureOf(now), figureOf(before)];
  const change = current === undefined || previous === undefined ? undefined : figureOf(current - previous);
  return { now: current, before: previous, change, changeRatio: change === 0 ? 0 : ratioOf(change, previous) };
}
