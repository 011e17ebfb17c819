import { median } from '../estimate/index.ts';
import type { FaultWindow } from '../ports/index.ts';
import { msPerMinute, msPerSecond } from '../time/index.ts';
import { type WindowQuantity, type WindowSeries, windowSeries } from './windowSeries.ts';

/** The range that a line had in the first minutes of a window. */
export interface BaselineRange {
  readonly series: WindowSeries;
  readonly low: number;
  readonly high: number;
}

/** A line that left that range before the fault. */
export interface FirstChange extends BaselineRange {
  /** First row outside. */
  readonly atMs: number;
  /** Of that row. */
  readonly value: number;
}

/** What changed before a fault and what did not: facts, and no cause. */
export interface FirstChanges {
  /** Earliest first. */
  readonly changed: readonly FirstChange[];
  readonly unchanged: readonly BaselineRange[];
}

/** The first minutes of a window, which the rest is compared with. */
const baselineMs = 5 * msPerMinute;
/** As long as that it has to stay outside. */
const outsideMs = 10 * msPerSecond;
/** So many medians of the change from row to row are noise. */
const noiseFactor = 6;
const minRows = 30;

/** What a sensor may differ without a meaning, however steady it was. */
const resolutions: Readonly<Record<WindowQuantity, number>> = { pressure: 0.05, volumeFlow: 0.5, power: 1, temperature: 1 };

type Row = readonly [atMs: number, value: number];

function knownRows(timesMs: ArrayLike<number>, { values }: WindowSeries): readonly Row[] {
  return Array.from(values, (value, i): Row => [timesMs[i] ?? NaN, value]).filter(([, value]) => !Number.isNaN(value));
}

function baselineRange(rows: readonly Row[], { quantity }: WindowSeries): readonly [low: number, high: number] | undefined {
  if (rows.length < minRows) return undefined;
  const values = rows.map(([, value]) => value);
  const steps = values.slice(1).map((value, i) => Math.abs(value - values[i]!));
  const margin = Math.max(noiseFactor * median(steps)!, resolutions[quantity]);
  return [Math.min(...values) - margin, Math.max(...values) + margin];
}

/** The first row of those that stay outside for long enough, or until the fault. */
function firstOutside(rows: readonly Row[], low: number, high: number): Row | undefined {
  let since: Row | undefined;
  for (const row of rows) {
    const [atMs, value] = row;
    if (value >= low && value <= high) since = undefined;
    else since ??= row;
    if (since !== undefined && atMs - since[0] >= outsideMs) return since;
  }
  return since;
}

/**
 * Which lines left the range of their first minutes before a fault, earliest first. That is what a line had in the first five minutes of the window, least to
 * greatest, widened by six times the median step from row to row and at least by what sensors differ; it left when it stayed outside for ten seconds, or until the fault.
 * A line with fewer than 30 values in those minutes is in neither list; a window that begins too late has none.
 */
export function firstChanges(window: Pick<FaultWindow, 'fromMs' | 'samples' | 'inputs'>, faultAtMs: number): FirstChanges {
  const { fromMs, samples } = window;
  const baselineUntilMs = fromMs + baselineMs;
  const changed: FirstChange[] = [];
  const unchanged: BaselineRange[] = [];
  for (const series of windowSeries(window)) {
    const before = knownRows(samples.timesMs, series).filter(([atMs]) => atMs <= faultAtMs);
    const range = baselineRange(
      before.filter(([atMs]) => atMs < baselineUntilMs),
      series,
    );
    if (range === undefined) continue;
    const [low, high] = range;
    const outside = firstOutside(
      before.filter(([atMs]) => atMs >= baselineUntilMs),
      low,
      high,
    );
    if (outside === undefined) unchanged.push({ series, low, high });
    else changed.push({ series, low, high, atMs: outside[0], value: outside[1] });
  }
  return { changed: changed.sort((a, b) => a.atMs - b.atMs), unchanged };
}
