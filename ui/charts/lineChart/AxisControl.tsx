import { useLingui } from '@lingui/react';
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { baseLimits, type Extent, type PlotPlace, shiftY, zoomY } from '../../../core/plot/index.ts';
import type { UnitChoice } from '../../../core/units/index.ts';
import type { Format } from '../../kit/index.ts';
import { axisKey } from './chartKeys.ts';
import type { ExtentChange } from './ChartMoves.ts';
import type { DrawnPlot } from './lineChartShapes.ts';
import { pauses } from './pauses.ts';
import { useFrameThrottled } from './useFrameThrottled.ts';
import { usePlotName } from './usePlotName.ts';
import { wheelStep } from './wheelStep.ts';

interface Props {
  readonly drawn: DrawnPlot;
  readonly place: PlotPlace;
  readonly units: UnitChoice;
  readonly format: Format;
  readonly onExtent: ExtentChange;
}

const numbersOf = ({ drawn: { extent, autoExtent }, place: { frame } }: Props) => [
  ...[extent.min, extent.max, autoExtent.min, autoExtent.max],
  ...[frame.x, frame.y, frame.height],
];

/** A value axis stays while the time axis moves, as long as its values do. */
function isSame(before: Props, after: Props): boolean {
  const others = numbersOf(before);
  return (
    before.units === after.units &&
    before.format.region === after.format.region &&
    before.onExtent === after.onExtent &&
    before.drawn.plot.series === after.drawn.plot.series &&
    numbersOf(after).every((number, i) => number === others[i])
  );
}

/** Lies over a plot's value axis: wheel and keys zoom its values, dragging and arrows move them, a double click leaves them to the data. */
export const AxisControl = memo(function AxisControl({ drawn, place: { frame }, units, format, onExtent }: Props) {
  const { i18n } = useLingui();
  const { title } = usePlotName()(drawn, units);
  const control = useRef<HTMLDivElement>(null);
  const restPx = useRef(0);
  const dragged = useRef<{ readonly from: Extent; readonly startY: number }>(undefined);
  const { extent, autoExtent, valueAt } = drawn;
  const { quantity } = drawn.plot;
  const bounds = baseLimits(quantity);
  const change = useFrameThrottled((next: (shown: DrawnPlot) => Extent) => {
    onExtent(quantity, next(drawn));
  }, pauses.zoomMs);

  const onWheel = useEffectEvent((event: WheelEvent, element: Element) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const { zoom, restPx: rest } = wheelStep({ deltaX: 0, deltaY: event.deltaY, deltaMode: event.deltaMode }, restPx.current);
    restPx.current = rest;
    const y = event.clientY - element.getBoundingClientRect().top + frame.y;
    if (zoom !== undefined) change((shown) => zoomY(shown.extent, zoom, shown.valueAt(y), shown.autoExtent, bounds));
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
  }, []);

  const onPointerDown = ({ button, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { from: extent, startY: clientY };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (dragged.current === undefined) return;
    const { from, startY } = dragged.current;
    const by = ((clientY - startY) / frame.height) * (from.max - from.min);
    if (by !== 0) change(() => shiftY(from, by, bounds));
  };
  const onPointerEnd = () => {
    dragged.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const wanted = axisKey(event.key, { extent, autoExtent, quantity });
    if (wanted === undefined) return;
    event.preventDefault();
    onExtent(quantity, wanted === 'auto' ? undefined : wanted);
  };

  const shown = (value: number) => format.quantity(quantity, value);
  const middle = valueAt(frame.y + frame.height / 2);
  return (
    <div
      ref={control}
      className="lc-axis-control"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={i18n._('Werteachse {name}', { name: title })}
      aria-valuemin={Math.min(0, middle)}
      aria-valuemax={Math.max(autoExtent.max, middle)}
      aria-valuenow={middle}
      aria-valuetext={i18n._('{min} bis {max}', {
        min: shown(extent.min).number,
        max: shown(extent.max).text,
      })}
      style={{ left: 0, width: frame.x, top: frame.y, height: frame.height }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => onExtent(quantity, undefined)}
      onKeyDown={onKeyDown}
    />
  );
}, isSame);
