import {
  baseLimits,
  type Extent,
  moveX,
  moveY,
  nearestSample,
  type PlotShapes,
  type XRange,
  zoomX,
  zoomY,
} from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import type { LineChartData } from './LineChartData.ts';
import { movedCrosshair } from './movedCrosshair.ts';

/** What a key does: sets the crosshair, the span with or without the crosshair, the values of a plot, or leaves all to the chart. */
export type KeyAction =
  | { readonly does: 'point'; readonly atMs: number | undefined }
  | { readonly does: 'show'; readonly span: ClosedTimeRange; readonly atMs: number | undefined }
  | { readonly does: 'scale'; readonly extent: Extent }
  /** More than all that is loaded. */
  | { readonly does: 'widen' }
  | { readonly does: 'reset' };

/** A plot whose values the keys move. */
export type KeyPlot = Pick<PlotShapes, 'extent' | 'autoExtent'> & { readonly quantity: Quantity };

export interface KeyState {
  readonly data: LineChartData;
  /** Of the crosshair; undefined without one. */
  readonly atMs: number | undefined;
  /** The first one, whose values the keys move; undefined without any. */
  readonly plot: KeyPlot | undefined;
}

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** A key moves the span by this part of itself. */
const moveShare = 0.25;

type Action = (state: KeyState) => KeyAction | undefined;

const shown = (range: XRange, atMs: number | undefined): KeyAction | undefined =>
  range.mode === 'manual' ? { does: 'show', span: range.span, atMs } : undefined;

const lengthOf = ({ fromMs, toMs }: ClosedTimeRange) => toMs - fromMs;

const move =
  (share: number): Action =>
  ({ data: { span, whole }, atMs }) =>
    shown(moveX(span, share * lengthOf(span), whole), atMs);

const zoom =
  (direction: 'in' | 'out'): Action =>
  ({ data: { span, whole }, atMs }) =>
    direction === 'out' && span.fromMs <= whole.fromMs && span.toMs >= whole.toMs
      ? { does: 'widen' }
      : shown(zoomX(span, direction, atMs ?? NaN, whole), atMs);

/** To an end of the data, with the crosshair on its last sample there. */
const goTo =
  (end: keyof ClosedTimeRange): Action =>
  ({ data: { span, whole, timesMs, length } }) => {
    const row = nearestSample(timesMs, length, whole[end]);
    return shown(moveX(span, whole[end] - span[end], whole), row === undefined ? undefined : timesMs[row]);
  };

const scale =
  (to: (plot: KeyPlot) => Extent): Action =>
  ({ plot }) =>
    plot === undefined ? undefined : { does: 'scale', extent: to(plot) };

const moved = (direction: 'up' | 'down') => (plot: KeyPlot) => moveY(plot.extent, direction, baseLimits(plot.quantity));
const zoomed = (direction: 'in' | 'out') => (plot: KeyPlot) =>
  zoomY(plot.extent, direction, NaN, plot.autoExtent, baseLimits(plot.quantity));

/** The keys of the chart, with a sign for Shift where it counts. */
const ofChart: Readonly<Record<string, Action>> = {
  '⇧ArrowLeft': move(-moveShare),
  '⇧ArrowRight': move(moveShare),
  '+': zoom('in'),
  '=': zoom('in'),
  '-': zoom('out'),
  Home: goTo('fromMs'),
  End: goTo('toMs'),
  ArrowUp: scale(moved('up')),
  ArrowDown: scale(moved('down')),
  '⇧ArrowUp': scale(zoomed('in')),
  '⇧ArrowDown': scale(zoomed('out')),
  '0': () => ({ does: 'reset' }),
};

/** What a key does to a chart whose span can be moved; undefined for other keys. */
export function chartKey({ key, shiftKey }: Key, state: KeyState): KeyAction | undefined {
  if (key === 'Escape') return { does: 'point', atMs: undefined };
  const action = (shiftKey ? ofChart[`⇧${key}`] : undefined) ?? (shiftKey && key.startsWith('Arrow') ? undefined : ofChart[key]);
  if (action !== undefined) return action(state);
  const atMs = movedCrosshair(key, state.atMs, state.data);
  if (atMs === undefined) return undefined;
  if (atMs !== state.atMs) return { does: 'point', atMs };
  return move(key === 'ArrowLeft' || key === 'PageDown' ? -moveShare : moveShare)(state);
}

const ofAxis: Readonly<Record<string, (plot: KeyPlot) => Extent>> = {
  ArrowUp: moved('up'),
  ArrowDown: moved('down'),
  '+': zoomed('in'),
  '=': zoomed('in'),
  '-': zoomed('out'),
};

/** What a key does to a plot's value axis: a new extent, `auto` or nothing. */
export function axisKey(key: string, plot: KeyPlot): Extent | 'auto' | undefined {
  return key === '0' || key === 'Escape' ? 'auto' : ofAxis[key]?.(plot);
}
