import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Extent } from './extentOf.ts';
import type { ValueLimits } from './valueLimits.ts';

/** From display units to pixels, y downwards; `invert` goes back. */
export type ValueScale = ScaleLinear<number, number>;

/** Where the value axis has labels. */
export interface ValueTicks {
  /** Ascending values inside the domain. */
  readonly values: readonly number[];
  /** Decimals that distinguish neighbours; of a label alone those that it has. */
  readonly digits: number;
}

/** Shown when there is no value, in steps of the limits. */
const emptySteps = 5;

/** Round ends around the values, at least one step apart and never below the floor; all in display units. */
export function valueDomain({ min, max }: Extent, { floor, step, fromZero }: ValueLimits, tickCount: number): readonly [number, number] {
  const known = Number.isFinite(min) && Number.isFinite(max);
  const least = known ? min : Math.max(floor, 0);
  const greatest = known ? max : least + emptySteps * step;
  const low = Math.max(floor, fromZero ? Math.min(0, least) : least);
  const missing = Math.max(0, step - (Math.max(greatest, low) - low));
  const start = fromZero ? low : Math.max(floor, low - missing / 2);
  const end = Math.max(greatest, low, start + step);
  const [niceStart = start, niceEnd = end] = scaleLinear().domain([start, end]).nice(tickCount).domain();
  return [Math.max(floor, niceStart), niceEnd];
}

/** `top` and `bottom` in pixels. */
export function valueScale([low, high]: readonly [number, number], top: number, bottom: number): ValueScale {
  return scaleLinear().domain([low, high]).range([bottom, top]);
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** About `count` round values of the domain. */
export function valueTicks(domain: readonly [number, number], count: number): ValueTicks {
  const values = scaleLinear().domain(domain).ticks(count);
  const [first = 0, second] = values;
  const digits = second === undefined ? decimalsOf(first) : Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9));
  return { values, digits };
}
