import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { classNames, type Format } from '../../kit/index.ts';
import { AreaNames } from './AreaNames.tsx';
import { AxisControl } from './AxisControl.tsx';
import { ChartControl, type Pointed } from './ChartControl.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import type { ExtentChange } from './ChartMoves.ts';
import { ChartTable } from './ChartTable.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { CrosshairDrawing } from './CrosshairDrawing.tsx';
import { crosshairValues } from './crosshairValues.ts';
import { type HeightChange, HeightControl } from './HeightControl.tsx';
import { LaneLegend } from './LaneLegend.tsx';
import { LineCanvas } from './LineCanvas.tsx';
import type { LineChartData } from './LineChartData.ts';
import { lineChartShapes, type ScreenRoom } from './lineChartShapes.ts';
import { MarkRow } from './MarkRow.tsx';
import { Overview } from './Overview.tsx';
import { plotKey } from './plotKey.ts';
import { PlotSvg } from './PlotSvg.tsx';
import { StandingLine } from './StandingLine.tsx';
import { useIsPrinting } from './useIsPrinting.ts';
import { useMeasuredWidth } from './useMeasuredWidth.ts';
import './lineChart.css';

/** The same function for as long as the component is there; it calls the latest one given. */
function useLatest<A extends readonly unknown[]>(call: ((...args: A) => void) | undefined): (...args: A) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: A) => latest.current?.(...args), []);
}

export interface LineChartProps {
  /** Kept as one object for as long as nothing in it changes. */
  readonly data: LineChartData;
  /** Kept as one object for as long as language, units and zone stay. */
  readonly format: Format;
  readonly label: string;
  /** What a glance at the chart says. */
  readonly summary: string;
  /** Grey: its values are no longer those of now. */
  readonly isStale?: boolean | undefined;
  /** The time axis was zoomed, moved or selected; it never leaves the whole. Without it the chart is a still picture with a crosshair. */
  readonly onSpan?: ((span: ClosedTimeRange) => void) | undefined;
  /** All that is loaded is shown, and more is wanted. */
  readonly onWiden?: (() => void) | undefined;
  readonly onExtent?: ExtentChange | undefined;
  /** Heights that a person gave the plots, kept as one object while they stay; without it they can't be changed. */
  readonly room?: ScreenRoom | undefined;
  readonly onHeight?: HeightChange | undefined;
  /** The machines that stood shall be shown, or folded again. */
  readonly onStanding?: (() => void) | undefined;
  /** The crosshair is at another moment; undefined where there is none. */
  readonly onCrosshair?: ((atMs: number | undefined) => void) | undefined;
  /** Somebody wants to know more about these marks. */
  readonly onMarks?: ((ids: readonly string[]) => void) | undefined;
  /** Both axes shall be as they were. */
  readonly onReset?: (() => void) | undefined;
}

/** Stacked plots and machine lanes on one time axis, with one crosshair through all of them. */
export function LineChart({
  data,
  format,
  label,
  summary,
  isStale = false,
  onSpan,
  onExtent,
  onCrosshair,
  onReset,
  ...more
}: LineChartProps) {
  const { room, onHeight, onStanding, onMarks, onWiden } = more;
  const [container, width] = useMeasuredWidth<HTMLElement>();
  const control = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed>();
  const isPrinting = useIsPrinting();
  const scale = useLatest(onExtent);
  const showMarks = useLatest(onMarks);
  const id = useId();
  const hatch = `${id}hatch`;

  const shapes = useMemo(
    () => (width === undefined || width === 0 ? undefined : lineChartShapes(data, width, undefined, room)),
    [data, width, room],
  );
  const { fromMs, toMs } = data.span;
  const isInside = pointed !== undefined && pointed.atMs >= fromMs && pointed.atMs <= toMs;
  const at = shapes !== undefined && isInside ? crosshairValues(data, shapes, pointed.atMs) : undefined;

  const pointAt = useLatest(onCrosshair);
  const atMs = at?.atMs;
  useEffect(() => pointAt(atMs), [pointAt, atMs]);

  return (
    <figure ref={container} className={classNames('lc', isStale && 'lc-stale')} aria-label={label}>
      {shapes !== undefined && (
        <>
          <div className="lc-stage" style={{ height: shapes.places.height }}>
            <LineCanvas shapes={shapes} isStale={isStale} />
            <PlotSvg shapes={shapes} className="lc-words" role="img" aria-label={summary}>
              <ChartDrawing data={data} shapes={shapes} format={format} hasPaths={isPrinting} hatch={hatch} clip={`${id}clip`} />
            </PlotSvg>
            <PlotSvg shapes={shapes} className="lc-over" aria-hidden>
              {!isPrinting &&
                shapes.plots.map((drawn, i) => (
                  <AreaNames key={plotKey(shapes.plots, i)} drawn={drawn} frame={shapes.places.plots[i]!.frame} />
                ))}
              {at !== undefined && <CrosshairDrawing at={at} shapes={shapes} format={format} />}
            </PlotSvg>
            {onExtent !== undefined &&
              shapes.plots.map((drawn, i) => (
                <AxisControl
                  key={plotKey(shapes.plots, i)}
                  drawn={drawn}
                  place={shapes.places.plots[i]!}
                  units={data.units}
                  format={format}
                  onExtent={scale}
                />
              ))}
            <ChartControl
              control={control}
              data={data}
              shapes={shapes}
              at={at}
              format={format}
              onPoint={setPointed}
              onSpan={onSpan}
              onWiden={onWiden}
              onExtent={onExtent}
              onReset={onReset}
            />
            {onHeight !== undefined &&
              shapes.plots.map((drawn, i) => (
                <HeightControl
                  key={plotKey(shapes.plots, i)}
                  drawn={drawn}
                  frame={shapes.places.plots[i]!.frame}
                  units={data.units}
                  control={control}
                  onHeight={onHeight}
                />
              ))}
            {data.standing !== undefined && shapes.places.laneTitle !== undefined && onStanding !== undefined && (
              <StandingLine {...data.standing} title={shapes.places.laneTitle} leftPx={shapes.places.timeAxis.x} onToggle={onStanding} />
            )}
            <MarkRow data={data} shapes={shapes} onMarks={showMarks} />
            {at !== undefined && <ChartTooltip at={at} shapes={shapes} pointerY={pointed?.y} format={format} />}
          </div>
          {onSpan !== undefined && (
            <Overview data={data} left={shapes.places.timeAxis.x} width={shapes.places.timeAxis.width} format={format} onSpan={onSpan} />
          )}
          {data.lanes.length > 0 && <LaneLegend hatch={hatch} hasShares={data.lanes.some(({ shares }) => shares !== undefined)} />}
          <ChartTable data={data} shapes={shapes} format={format} />
        </>
      )}
    </figure>
  );
}
