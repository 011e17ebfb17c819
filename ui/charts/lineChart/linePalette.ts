import type { LaneState } from '../../../core/plot/index.ts';
import { areaGrounds } from './areaShape.ts';

/** The theme's colours and dashes for lines and lanes, as a canvas takes them; places count from 0. */
export interface LinePalette {
  readonly colours: readonly string[];
  /** What the chart lies on, and the grid of its values. */
  readonly surface: string;
  readonly grid: string;
  /** Pixels on and off in turn; empty for a full line. */
  readonly dashes: readonly (readonly number[])[];
  /** Of stacked areas, in turn, and of their edges. */
  readonly areas: readonly string[];
  readonly edge: string;
  /** Of a lane's states, and of the cross on an error. */
  readonly states: Readonly<Record<LaneState, string>>;
  readonly cross: string;
  /** Of lines whose values are no longer those of now. */
  readonly stale: string;
}

const numbers = Array.from({ length: 15 }, (_, i) => i + 1);

/** Colours of the system in place of the theme's. */
export const forcedColours = '(forced-colors: active)';

/** Reads the custom properties of the theme; where the system forces its colours on words, they lie on its own ground. */
export function linePalette(root: Element): LinePalette {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    colours: numbers.map((number) => token(`--c-${number}`)),
    dashes: numbers.map((number) => dashOf(token(`--d-${number}`))),
    surface: matchMedia(forcedColours).matches ? 'Canvas' : token('--surface'),
    grid: token('--c-grid'),
    areas: areaGrounds.map((ground) => token(`--${ground}`)),
    edge: token('--ink-2'),
    states: {
      load: token('--load'),
      noLoad: token('--noload'),
      ready: token('--off-edge'),
      off: token('--off-edge'),
      error: token('--error'),
      noData: token('--edge'),
    },
    cross: token('--error-on'),
    stale: token('--ink-off'),
  };
}

/** From a `stroke-dasharray`. */
export function dashOf(text: string): readonly number[] {
  const parts = text.split(/[\s,]+/).map(Number);
  return parts.some((part) => !(part >= 0)) || text === '' ? [] : parts;
}
