import { useLingui } from '@lingui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Format } from '../../kit/index.ts';
import type { CrosshairValues } from './crosshairValues.ts';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { movedCrosshair } from './movedCrosshair.ts';
import { stateLook } from './stateLook.ts';
import { useThrottled } from './useThrottled.ts';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly at: CrosshairValues | undefined;
  readonly format: Format;
  readonly onMove: (atMs: number | undefined) => void;
}

const pauseMs = 32;

/** Lies over plots and lanes and moves the crosshair by pointer, touch and keys; it speaks the values there. */
export function CrosshairControl({ data, shapes, at, format, onMove }: Props) {
  const { i18n } = useLingui();
  const { places, x } = shapes;
  const moveTo = useThrottled(onMove, pauseMs);
  const { fromMs, untilMs } = data.span;
  const top = places.plots[0]?.frame.y ?? 0;

  const onPointer = ({ clientX, currentTarget, pointerType, buttons, type }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch' && type === 'pointermove' && buttons === 0) return;
    const pixel = clientX - currentTarget.getBoundingClientRect().left + places.timeAxis.x;
    moveTo(Math.min(untilMs, Math.max(fromMs, x.invert(pixel))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return moveTo(undefined);
    const moved = movedCrosshair(event.key, at?.atMs, data);
    if (moved === undefined) return;
    event.preventDefault();
    onMove(moved);
  };

  return (
    <div
      className="lc-control"
      role="slider"
      tabIndex={0}
      aria-label={i18n._('Zeitpunkt im Diagramm')}
      aria-valuemin={Math.floor(fromMs / 1000)}
      aria-valuemax={Math.floor(untilMs / 1000)}
      aria-valuenow={Math.floor((at?.atMs ?? untilMs) / 1000)}
      aria-valuetext={at === undefined ? i18n._('kein Zeitpunkt gewählt') : spoken(at)}
      style={{ left: places.timeAxis.x, width: places.timeAxis.width, top, height: places.flag.y - top }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') moveTo(undefined);
      }}
      onBlur={() => moveTo(undefined)}
      onKeyDown={onKeyDown}
    />
  );

  function spoken({ atMs, values, machines }: CrosshairValues): string {
    const figures = values.map(({ series, quantity, value }) => {
      const { figure, unit, isMissing } = format.quantity(quantity, value);
      return `${series.name} ${isMissing ? i18n._('Keine Daten') : `${figure} ${unit}`}`;
    });
    const states = machines.map(({ state, names }) => `${names.join(', ')} ${i18n._(stateLook[state].word)}`);
    return [format.clock(atMs), ...figures, ...states].join('; ');
  }
}
