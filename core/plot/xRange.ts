import type { XMode } from '../settings/index.ts';
import { msPerHour, msPerMinute, msPerSecond } from '../time/index.ts';
import type { Span } from './shapes.ts';
import { type ZoomDirection, zoomedEnds, zoomFactors } from './zoom.ts';

/** The time axis as a person set it: only a range changed by hand is kept as such, any other follows the data. */
export type XRange = { readonly mode: Exclude<XMode, 'manual'> } | { readonly mode: 'manual'; readonly span: Span };

/** What there is to show. */
export interface XData {
  /** First and last sample; undefined without data. */
  readonly available: Span | undefined;
  /** The dates asked for, which `auto` shows; without them it shows all. */
  readonly chosen?: Span | undefined;
}

/** A time axis is never shorter, so that it always has a direction. */
export const minSpanMs = 10 * msPerSecond;

const lookBackMs = { '10min': 10 * msPerMinute, '30min': 30 * msPerMinute, '1h': msPerHour } as const;

const isSpan = (span: Span | undefined): span is Span =>
  span !== undefined && Number.isFinite(span.fromMs) && Number.isFinite(span.untilMs) && span.fromMs <= span.untilMs;

/** Data that is shorter than the shortest axis counts as reaching back that far. */
const roomOf = ({ fromMs, untilMs }: Span): Span => ({ fromMs: Math.min(fromMs, untilMs - minSpanMs), untilMs });

/**
 * A range moved, and where it is longer than the data shortened, to lie within the data; at least 10 s long.
 * A reversed or missing range counts as all the data; undefined without data.
 */
export function clampSpan(span: Span, available: Span | undefined): Span | undefined {
  if (!isSpan(available)) return undefined;
  const room = roomOf(available);
  if (!isSpan(span)) return room;
  const widthMs = Math.min(room.untilMs - room.fromMs, Math.max(minSpanMs, span.untilMs - span.fromMs));
  if (span.untilMs >= room.untilMs) return { fromMs: room.untilMs - widthMs, untilMs: room.untilMs };
  const fromMs = Math.min(room.untilMs - widthMs, Math.max(room.fromMs, span.fromMs));
  return { fromMs, untilMs: fromMs + widthMs };
}

/** The part of the data that lies in the dates asked for; all of it when none does. */
function chosenPart(available: Span, chosen: Span | undefined): Span {
  if (!isSpan(chosen)) return available;
  const part = { fromMs: Math.max(available.fromMs, chosen.fromMs), untilMs: Math.min(available.untilMs, chosen.untilMs) };
  return isSpan(part) ? part : available;
}

/**
 * The range that the time axis shows: `10min`, `30min` and `1h` look back from the last sample and so follow live data, `max` is all data,
 * `auto` the data of the chosen dates, `manual` its own range; none reaches beyond the data. Undefined without data.
 */
export function xSpan(range: XRange, { available, chosen }: XData): Span | undefined {
  if (!isSpan(available)) return undefined;
  if (range.mode === 'manual') return clampSpan(range.span, available);
  if (range.mode === 'auto') return clampSpan(chosenPart(available, chosen), available);
  if (range.mode === 'max') return clampSpan(available, available);
  const fromMs = Math.max(available.fromMs, available.untilMs - lookBackMs[range.mode]);
  return clampSpan({ fromMs, untilMs: available.untilMs }, available);
}

/** Any range set by hand makes the mode manual; without data the mode is `auto`. */
export function manualX(span: Span, available: Span | undefined): XRange {
  const clamped = clampSpan(span, available);
  return clamped === undefined ? { mode: 'auto' } : { mode: 'manual', span: clamped };
}

/** A step of the wheel over a moment, which stays where it is as far as the data allows. */
export function zoomX(shown: Span, direction: ZoomDirection, aboutMs: number, available: Span | undefined): XRange {
  const widthMs = Math.max(minSpanMs, (shown.untilMs - shown.fromMs) * zoomFactors[direction]);
  const [fromMs, untilMs] = zoomedEnds(shown.fromMs, shown.untilMs, widthMs, aboutMs);
  return manualX({ fromMs, untilMs }, available);
}

/** Drags the range by a time, later when positive; its length stays. A missing time moves nothing. */
export function moveX({ fromMs, untilMs }: Span, byMs: number, available: Span | undefined): XRange {
  const by = Number.isFinite(byMs) ? byMs : 0;
  return manualX({ fromMs: fromMs + by, untilMs: untilMs + by }, available);
}
