import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo } from 'react';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { cssVars, type Format } from '../../kit/index.ts';
import { chartKey } from './chartKeys.ts';
import type { ExtentChange } from './ChartMoves.ts';
import type { CrosshairValues } from './crosshairValues.ts';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { movedCrosshair } from './movedCrosshair.ts';
import { pauses } from './pauses.ts';
import { machineNames } from './machineNames.ts';
import { stateStyle } from './stateStyle.ts';
import { useChartGestures } from './useChartGestures.ts';
import { throttle } from './throttle.ts';

/** A call that runs at most every `pauseMs`; the last one always runs. */
function useThrottled<A>(call: (argument: A) => void, pauseMs: number): (argument: A) => void {
  const throttled = useMemo(() => throttle(call, pauseMs), [call, pauseMs]);
  useEffect(() => throttled.cancel, [throttled]);
  return throttled.run;
}

interface Props {
  /** Gets the element itself. */
  readonly control: RefObject<HTMLDivElement | null>;
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly at: CrosshairValues | undefined;
  readonly format: Format;
  /** The crosshair at a moment, and the pixel of a pointer. */
  readonly onPoint: (pointed: Pointed | undefined) => void;
  readonly onSpan: ((span: ClosedTimeRange) => void) | undefined;
  readonly onWiden: (() => void) | undefined;
  readonly onExtent: ExtentChange | undefined;
  readonly onReset: (() => void) | undefined;
}

/** Where the crosshair was put. */
export interface Pointed {
  readonly atMs: number;
  /** Pixel of the pointer; undefined for keys and fingers. */
  readonly y: number | undefined;
}

/** Lies over plots and lanes: moves the crosshair and the span by pointer, wheel, touch and keys; it speaks the values at the crosshair. */
export function ChartControl({ control, data, shapes, at, format, onPoint, onSpan, onWiden, onExtent, onReset }: Props) {
  const { i18n } = useLingui();
  const hint = useId();
  const pointAt = useThrottled(onPoint, pauses.tooltipMs);
  const { places, plots } = shapes;
  const { fromMs, toMs } = data.span;
  const top = places.plots[0]?.frame.y ?? 0;
  const { selected, handlers } = useChartGestures(control, data, {
    onSpan,
    onPoint: (atMs, y) => {
      pointAt(atMs === undefined ? undefined : { atMs, y: y === undefined ? undefined : y + top });
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [first] = plots;
    const plot = first && { extent: first.extent, autoExtent: first.autoExtent, quantity: first.plot.quantity };
    const action = onSpan === undefined ? stillKey(event.key) : chartKey(event, { data, atMs: at?.atMs, plot });
    if (action === undefined) return;
    event.preventDefault();
    if (action.does === 'point' || action.does === 'show')
      onPoint(action.atMs === undefined ? undefined : { atMs: action.atMs, y: undefined });
    if (action.does === 'show') onSpan?.(action.span);
    if (action.does === 'scale' && first !== undefined) onExtent?.(first.plot.quantity, action.extent);
    if (action.does === 'widen') onWiden?.();
    if (action.does === 'reset') onReset?.();
  };
  const stillKey = (key: string) => {
    if (key === 'Escape') return { does: 'point', atMs: undefined } as const;
    const atMs = movedCrosshair(key, at?.atMs, data);
    return atMs === undefined ? undefined : ({ does: 'point', atMs } as const);
  };

  return (
    <>
      <div
        ref={control}
        className="lc-control"
        role="slider"
        tabIndex={0}
        aria-label={i18n._('Zeitpunkt im Diagramm')}
        aria-describedby={onSpan === undefined ? undefined : hint}
        aria-valuemin={Math.floor(fromMs / 1000)}
        aria-valuemax={Math.floor(toMs / 1000)}
        aria-valuenow={Math.floor((at?.atMs ?? toMs) / 1000)}
        aria-valuetext={at === undefined ? i18n._('kein Zeitpunkt gewählt') : spoken(at)}
        style={{ left: places.timeAxis.x, width: places.timeAxis.width, top, height: places.flag.y - top }}
        {...handlers}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') pointAt(undefined);
        }}
        onDoubleClick={onReset}
        onBlur={() => pointAt(undefined)}
        onKeyDown={onKeyDown}
      >
        {selected !== undefined && (
          <div className="lc-selected" style={cssVars({ '--from': `${100 * selected[0]}%`, '--until': `${100 * selected[1]}%` })} />
        )}
      </div>
      {onSpan !== undefined && (
        <p id={hint} className="vh">
          {i18n._(
            'Pfeiltasten links und rechts bewegen den Zeitpunkt, mit Umschalttaste den Zeitraum. Plus und Minus zoomen; ist alles Geladene gezeigt, lädt Minus mehr. Pfeiltasten auf und ab verschieben die Werteachse, mit Umschalttaste zoomen sie sie. Pos 1 und Ende springen an die Enden der Daten, 0 setzt zurück, Escape blendet den Zeitpunkt aus.',
          )}
        </p>
      )}
    </>
  );

  function spoken({ atMs, values, machines }: CrosshairValues): string {
    const figures = values.map(({ series, quantity, value }) => {
      const { text, isMissing } = format.quantity(quantity, value);
      return `${series.name} ${isMissing ? i18n._('Keine Daten') : text}`;
    });
    const states = machines.map(({ state, of }) => `${machineNames(of, format)} ${i18n._(stateStyle[state].word)}`);
    const moment = shapes.isDated ? `${format.date(atMs)}, ${format.clock(atMs)}` : format.clock(atMs);
    return [moment, ...figures, ...states].join('; ');
  }
}
