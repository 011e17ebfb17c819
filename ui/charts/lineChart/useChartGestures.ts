import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clampSpan, moveX, pinchedSpan, zoomX } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import type { LineChartData } from './LineChartData.ts';
import { pauses } from './pauses.ts';
import { useFrameThrottled } from './useFrameThrottled.ts';
import { wheelStep } from './wheelStep.ts';

/** What pointers and wheel do to a chart. */
export interface ChartGestures {
  /** A new span of the time axis; undefined when it can't be moved. */
  readonly onSpan: ((span: ClosedTimeRange) => void) | undefined;
  /** The crosshair at a moment, and the pixel of the pointer below the control's top. */
  readonly onPoint: (atMs: number | undefined, y?: number) => void;
}

/** Shares of the control's width, counted from its left edge. */
type Shares = readonly [from: number, until: number];

type Gesture =
  | { readonly kind: 'pan' | 'select'; readonly from: ClosedTimeRange; readonly startShare: number; hasMoved: boolean }
  | { readonly kind: 'pinch'; readonly from: ClosedTimeRange; readonly startShares: Shares };

/** A pointer that moved less was held still. */
const stillPx = 4;

const momentAt = ({ fromMs, toMs }: ClosedTimeRange, share: number) => fromMs + Math.min(1, Math.max(0, share)) * (toMs - fromMs);

/** Handlers for the control that lies over the plots, and the part that is being selected. */
export function useChartGestures(control: RefObject<HTMLElement | null>, data: LineChartData, { onSpan, onPoint }: ChartGestures) {
  const { span, whole } = data;
  const pointers = useRef(new Map<number, number>());
  const gesture = useRef<Gesture>(undefined);
  const restPx = useRef(0);
  const [selected, setSelected] = useState<Shares>();
  const isMovable = onSpan !== undefined;

  /** Each change starts from the span of its time, as several may come before one is shown. */
  const change = useFrameThrottled((next: (shown: LineChartData) => ClosedTimeRange | undefined) => {
    const wanted = next(data);
    if (wanted !== undefined && (wanted.fromMs !== span.fromMs || wanted.toMs !== span.toMs)) onSpan?.(wanted);
  }, pauses.zoomMs);

  const onWheel = useEffectEvent((event: WheelEvent, element: Element) => {
    if (!isMovable || event.ctrlKey) return;
    event.preventDefault();
    const { left, width } = element.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const { zoom, panPx = 0, restPx: rest } = wheelStep(event, restPx.current);
    restPx.current = rest;
    if (zoom !== undefined) change((shown) => spanOf(zoomX(shown.span, zoom, momentAt(shown.span, share), shown.whole)));
    else if (panPx !== 0)
      change((shown) => spanOf(moveX(shown.span, (panPx / width) * (shown.span.toMs - shown.span.fromMs), shown.whole)));
  });
  useEffect(() => {
    const element = control.current;
    if (element === null) return;
    const listener = (event: WheelEvent) => {
      onWheel(event, element);
    };
    element.addEventListener('wheel', listener, { passive: false });
    return () => {
      element.removeEventListener('wheel', listener);
    };
  }, [control]);

  const place = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    return { share: (clientX - left) / width, y: clientY - top, width };
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { share, y } = place(event);
    onPoint(momentAt(span, share), event.pointerType === 'touch' ? undefined : y);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!isMovable) {
      point(event);
      return;
    }
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { share } = place(event);
    pointers.current.set(event.pointerId, share);
    const [first, second] = [...pointers.current.values()];
    gesture.current =
      first !== undefined && second !== undefined
        ? { kind: 'pinch', from: span, startShares: [first, second] }
        : { kind: event.shiftKey ? 'select' : 'pan', from: span, startShare: share, hasMoved: false };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (current === undefined) {
      if (event.pointerType !== 'touch' || event.buttons !== 0) point(event);
      return;
    }
    const { share, width } = place(event);
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, share);
    if (current.kind === 'pinch') {
      const [first = 0, second = 1] = [...pointers.current.values()];
      change((shown) => pinchedSpan(current.from, current.startShares, [first, second], shown.whole));
      return;
    }
    current.hasMoved ||= Math.abs(share - current.startShare) * width >= stillPx;
    if (!current.hasMoved) return;
    if (current.kind === 'select') {
      setSelected([Math.min(share, current.startShare), Math.max(share, current.startShare)]);
      return;
    }
    onPoint(undefined);
    const byMs = (current.startShare - share) * (current.from.toMs - current.from.fromMs);
    change((shown) => spanOf(moveX(current.from, byMs, shown.whole)));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    pointers.current.delete(event.pointerId);
    gesture.current = undefined;
    if (current === undefined || current.kind === 'pinch') return;
    setSelected(undefined);
    const { share } = place(event);
    if (!current.hasMoved) point(event);
    else if (current.kind === 'select') {
      const [from, until] = [Math.min(share, current.startShare), Math.max(share, current.startShare)];
      const wanted = clampSpan({ fromMs: momentAt(current.from, from), toMs: momentAt(current.from, until) }, whole);
      if (wanted !== undefined) onSpan?.(wanted);
    }
  };

  const onPointerCancel = ({ pointerId }: PointerEvent<HTMLElement>) => {
    pointers.current.delete(pointerId);
    gesture.current = undefined;
    setSelected(undefined);
  };

  return { selected, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

const spanOf = (range: ReturnType<typeof moveX>): ClosedTimeRange | undefined => (range.mode === 'manual' ? range.span : undefined);
