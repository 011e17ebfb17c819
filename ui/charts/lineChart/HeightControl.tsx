import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { plotHeightLimits, type Rect } from '../../../core/plot/index.ts';
import type { UnitChoice } from '../../../core/units/index.ts';
import type { DrawnPlot } from './lineChartShapes.ts';
import { pauses } from './pauses.ts';
import { useFrameThrottled } from './useFrameThrottled.ts';
import { usePlotName } from './usePlotName.ts';

/** A plot was made higher or lower; undefined for as high as usual. */
export type HeightChange = (quantity: DrawnPlot['plot']['quantity'], heightPx: number | undefined) => void;

interface Props {
  readonly drawn: DrawnPlot;
  readonly frame: Rect;
  readonly units: UnitChoice;
  /** Lies over the plots; a wheel over the grip is meant for it. */
  readonly control: RefObject<HTMLElement | null>;
  readonly onHeight: HeightChange;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowDown: 16,
  ArrowUp: -16,
  PageDown: 80,
  PageUp: -80,
  End: Infinity,
  Home: -Infinity,
};

const withinLimits = (heightPx: number) => Math.round(Math.min(plotHeightLimits.max, Math.max(plotHeightLimits.min, heightPx)));

/** The grip under a plot: dragging and arrow keys make it higher or lower, a double click or 0 as high as usual. */
export function HeightControl({ drawn, frame, units, control, onHeight }: Props) {
  const { i18n } = useLingui();
  const { title } = usePlotName()(drawn, units);
  const dragged = useRef<{ readonly fromPx: number; readonly startY: number }>(undefined);
  const grip = useRef<HTMLDivElement>(null);
  const { quantity } = drawn.plot;
  useEffect(() => {
    const element = grip.current;
    const passOn = (event: WheelEvent) => {
      if (control.current?.dispatchEvent(new WheelEvent(event.type, event)) === false) event.preventDefault();
    };
    element?.addEventListener('wheel', passOn, { passive: false });
    return () => element?.removeEventListener('wheel', passOn);
  }, [control]);
  const change = useFrameThrottled((heightPx: number) => onHeight(quantity, withinLimits(heightPx)), pauses.zoomMs);

  const onPointerDown = ({ button, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { fromPx: frame.height, startY: clientY + scrollY };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (dragged.current !== undefined) change(dragged.current.fromPx + clientY + scrollY - dragged.current.startY);
  };
  const onPointerEnd = () => {
    dragged.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = keySteps[event.key];
    if (step === undefined && event.key !== '0') return;
    event.preventDefault();
    onHeight(quantity, step === undefined ? undefined : withinLimits(frame.height + step));
  };

  return (
    <div
      ref={grip}
      className="lc-grip"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={i18n._('Höhe {name}', { name: title })}
      title={i18n._('Ziehen ändert die Höhe, Doppelklick setzt sie zurück')}
      aria-valuemin={plotHeightLimits.min}
      aria-valuemax={plotHeightLimits.max}
      aria-valuenow={Math.round(frame.height)}
      aria-valuetext={i18n._('{count} Pixel', { count: Math.round(frame.height) })}
      style={{ left: frame.x + frame.width / 2, top: frame.y + frame.height }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => onHeight(quantity, undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
