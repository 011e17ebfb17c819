import type { ClosedTimeRange } from '../time/index.ts';
import type { XMode } from '../settings/index.ts';
import { msPerHour, msPerMinute, msPerSecond } from '../time/index.ts';
import { type ZoomDirection, zoomedEnds, zoomFactors } from './zoom.ts';

/** The time axis as a person set it: only a range changed by hand is kept as such, any other follows the data. */
export type XRange = { readonly mode: Exclude<XMode, 'manual'> } | { readonly mode: 'manual'; readonly span: ClosedTimeRange };

/** What there is to show. */
export interface XData {
  /** First and last sample; undefined without data. */
  readonly available: ClosedTimeRange | undefined;
  /** The dates asked for, which `auto` shows; without them it shows all. */
  readonly chosen?: ClosedTimeRange | undefined;
}

/** A time axis is never shorter, so that it always has a direction. */
export const minSpanMs = 10 * msPerSecond;

const lookBackMs = { '10min': 10 * msPerMinute, '30min': 30 * msPerMinute, '1h': msPerHour } as const;

const isSpan = (span: ClosedTimeRange | undefined): span is ClosedTimeRange =>
  span !== undefined && Number.isFinite(span.fromMs) && Number.isFinite(span.toMs) && span.fromMs <= span.toMs;

/** Data that is shorter than the shortest axis counts as reaching back that far. */
const roomOf = ({ fromMs, toMs }: ClosedTimeRange): ClosedTimeRange => ({
  fromMs: Math.min(fromMs, toMs - minSpanMs),
  toMs,
});

/**
 * A range moved, and where it is longer than the data shortened, to lie within the data; at least 10 s long.
 * A reversed or missing range counts as all the data; undefined without data.
 */
export function clampSpan(span: ClosedTimeRange, available: ClosedTimeRange | undefined): ClosedTimeRange | undefined {
  if (!isSpan(available)) return undefined;
  const room = roomOf(available);
  if (!isSpan(span)) return room;
  const widthMs = Math.min(room.toMs - room.fromMs, Math.max(minSpanMs, span.toMs - span.fromMs));
  const fromMs = Math.min(room.toMs - widthMs, Math.max(room.fromMs, span.fromMs));
  return { fromMs, toMs: fromMs + widthMs };
}

/** The part of the data that lies in the dates asked for; all of it when none does. */
function chosenPart(available: ClosedTimeRange, chosen: ClosedTimeRange | undefined): ClosedTimeRange {
  if (!isSpan(chosen)) return available;
  const part = { fromMs: Math.max(available.fromMs, chosen.fromMs), toMs: Math.min(available.toMs, chosen.toMs) };
  return isSpan(part) ? part : available;
}

/**
 * The range that the time axis shows: `10min`, `30min` and `1h` look back from the last sample and so follow live data, `max` is all data,
 * `auto` the data of the chosen dates, `manual` its own range; none reaches beyond the data. Undefined without data.
 */
export function xSpan(range: XRange, { available, chosen }: XData): ClosedTimeRange | undefined {
  if (!isSpan(available)) return undefined;
  if (range.mode === 'manual') return clampSpan(range.span, available);
  if (range.mode === 'auto') return clampSpan(chosenPart(available, chosen), available);
  if (range.mode === 'max') return clampSpan(available, available);
  const fromMs = Math.max(available.fromMs, available.toMs - lookBackMs[range.mode]);
  return clampSpan({ fromMs, toMs: available.toMs }, available);
}

/** Any range set by hand makes the mode manual; without data the mode is `auto`. */
export function manualX(span: ClosedTimeRange, available: ClosedTimeRange | undefined): XRange {
  const clamped = clampSpan(span, available);
  return clamped === undefined ? { mode: 'auto' } : { mode: 'manual', span: clamped };
}

/** A step of the wheel over a moment, which stays where it is as far as the data allows. */
export function zoomX(shown: ClosedTimeRange, direction: ZoomDirection, aboutMs: number, available: ClosedTimeRange | undefined): XRange {
  const widthMs = Math.max(minSpanMs, (shown.toMs - shown.fromMs) * zoomFactors[direction]);
  const [fromMs, toMs] = zoomedEnds(shown.fromMs, shown.toMs, widthMs, aboutMs);
  return manualX({ fromMs, toMs }, available);
}

/** Drags the range by a time, later when positive; its length stays. A missing time moves nothing. */
export function moveX({ fromMs, toMs }: ClosedTimeRange, byMs: number, available: ClosedTimeRange | undefined): XRange {
  const by = Number.isFinite(byMs) ? byMs : 0;
  return manualX({ fromMs: fromMs + by, toMs: toMs + by }, available);
}
