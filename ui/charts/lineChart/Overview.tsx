import { useLingui } from '@lingui/react';
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import {
  type BrushPart,
  brushedSpan,
  brushParts,
  minSpanMs,
  linePath,
  plotShapes,
  type Rect,
  showsDate,
} from '../../../core/plot/index.ts';
import { isOneOf } from '../../../core/records/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import type { Format } from '../../kit/index.ts';
import type { ChartPlot, LineChartData } from './LineChartData.ts';
import { maxGapMs } from './lineChartShapes.ts';
import { pauses } from './pauses.ts';
import { useFrameThrottled } from './useFrameThrottled.ts';

interface Props {
  readonly data: LineChartData;
  /** Of the time axis above, in pixels. */
  readonly left: number;
  readonly width: number;
  readonly format: Format;
  readonly onSpan: (span: ClosedTimeRange) => void;
}

const heightPx = 44;
/** Parts of all the data that a key moves an end by. */
const keyShares: Readonly<Record<string, number>> = {
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};
const ends = ['from', 'until'] as const;

/** All that is loaded, as one thin line, and the window that is shown of it: its ends and its middle can be dragged. */
export function Overview({ data, left, width, format, onSpan }: Props) {
  const { i18n } = useLingui();
  const { span, whole } = data;
  const dragged = useRef<{ readonly part: BrushPart; readonly from: ClosedTimeRange; readonly startX: number }>(undefined);
  const change = useFrameThrottled(onSpan, pauses.zoomMs);
  const lengthMs = whole.toMs - whole.fromMs;
  const share = (atMs: number) => (lengthMs > 0 ? Math.min(1, Math.max(0, (atMs - whole.fromMs) / lengthMs)) : 0);
  const pixels = (atMs: number) => Math.round(100 * width * share(atMs)) / 100;
  const [from, until] = [pixels(span.fromMs), pixels(span.toMs)];
  const middle = (from + until) / 2;
  /** Beside each other where the window is narrower than a handle. */
  const places = {
    from: `min(${from}px, max(0px, ${middle}px - var(--handle) / 2), ${width}px - var(--handle))`,
    until: `max(${until}px, min(${width}px, ${middle}px + var(--handle) / 2), var(--handle))`,
  };
  const isDated = showsDate(whole);
  const moment = (atMs: number) => (isDated ? `${format.date(atMs)}, ${format.minute(atMs)}` : format.minute(atMs));

  /** Beside the window, it comes to the pointer and can be dragged on. */
  const onDown = ({ button, pointerId, clientX, target, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    const part = target instanceof HTMLElement ? target.dataset['part'] : undefined;
    if (isOneOf(brushParts, part)) {
      dragged.current = { part, from: span, startX: clientX };
      return;
    }
    const { left: stripLeft, width: stripWidth } = currentTarget.getBoundingClientRect();
    const atMs = whole.fromMs + ((clientX - stripLeft) / stripWidth) * lengthMs;
    const centred = brushedSpan(span, 'both', atMs - (span.fromMs + span.toMs) / 2, whole);
    change(centred);
    dragged.current = { part: 'both', from: centred, startX: clientX };
  };
  const onMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (dragged.current === undefined) return;
    const { part, from, startX } = dragged.current;
    change(brushedSpan(from, part, ((clientX - startX) / currentTarget.getBoundingClientRect().width) * lengthMs, whole));
  };
  const onEnd = () => {
    dragged.current = undefined;
  };
  const onKeyDown = (part: BrushPart) => (event: KeyboardEvent) => {
    const moved = keyShares[event.key];
    if (moved === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSpan(brushedSpan(span, part, Math.sign(moved) * Math.max(minSpanMs, Math.abs(moved) * lengthMs), whole));
  };

  const names = { from: i18n._('Anfang des gezeigten Zeitraums'), until: i18n._('Ende des gezeigten Zeitraums') };
  return (
    <div className="lc-overview" style={{ marginLeft: left, width }}>
      <div className="lc-strip" onPointerDown={onDown} onPointerMove={onMove} onPointerUp={onEnd} onPointerCancel={onEnd}>
        <OverviewLine data={data} width={width} />
        <div className="lc-outside lc-before" style={{ transform: `scaleX(${share(span.fromMs)})` }} />
        <div className="lc-outside lc-after" style={{ transform: `scaleX(${1 - share(span.toMs)})` }} />
        <div className="lc-window" data-part="both" style={{ transform: `translateX(${from}px)`, width: until - from }} />
        {ends.map((part) => (
          <div
            key={part}
            className={`lc-handle lc-${part}`}
            data-part={part}
            role="slider"
            tabIndex={0}
            style={{ transform: `translateX(${places[part]})` }}
            aria-label={names[part]}
            aria-valuemin={Math.floor(whole.fromMs / 1000)}
            aria-valuemax={Math.ceil(whole.toMs / 1000)}
            aria-valuenow={Math.round((part === 'from' ? span.fromMs : span.toMs) / 1000)}
            aria-valuetext={`${format.date(part === 'from' ? span.fromMs : span.toMs)}, ${format.clock(part === 'from' ? span.fromMs : span.toMs)}`}
            onKeyDown={onKeyDown(part)}
          />
        ))}
      </div>
      <div className="lc-overview-times">
        <span>{moment(whole.fromMs)}</span>
        <span>{moment(whole.toMs)}</span>
      </div>
    </div>
  );
}

/** The first line with a name to show; also when it is hidden, so that the strip is never empty. */
const firstPlot = (plots: readonly ChartPlot[]) => {
  const all = plots.flatMap(({ quantity, series }) => series.map((one) => ({ quantity, one })));
  return all.find(({ one }) => !one.isHidden) ?? all[0];
};

const isSameLine = (before: { data: LineChartData; width: number }, after: { data: LineChartData; width: number }) =>
  before.width === after.width &&
  before.data.whole.fromMs === after.data.whole.fromMs &&
  before.data.whole.toMs === after.data.whole.toMs &&
  before.data.timesMs === after.data.timesMs &&
  before.data.units === after.data.units &&
  firstPlot(before.data.plots)?.one.column === firstPlot(after.data.plots)?.one.column;

const OverviewLine = memo(function OverviewLine({ data, width }: { readonly data: LineChartData; readonly width: number }) {
  const d = useMemo(() => {
    const first = firstPlot(data.plots);
    if (first === undefined || data.whole.toMs <= data.whole.fromMs) return '';
    const frame: Rect = { x: 0, y: 4, width, height: heightPx - 8 };
    const { timesMs, length, units, whole } = data;
    const lines = { quantity: first.quantity, units, timesMs, length, columns: [first.one.column], maxGapMs: maxGapMs(data) };
    return linePath(plotShapes(lines, whole, frame).lines[0]!.pieces);
  }, [data, width]);
  return (
    <svg width={width} height={heightPx} aria-hidden>
      <path className="lc-overview-line" d={d} />
    </svg>
  );
}, isSameLine);
