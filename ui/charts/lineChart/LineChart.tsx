import { useId, useMemo, useState } from 'react';
import { classNames, type Format } from '../../kit/index.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { CrosshairControl } from './CrosshairControl.tsx';
import { CrosshairDrawing } from './CrosshairDrawing.tsx';
import { crosshairValues } from './crosshairValues.ts';
import { LaneLegend } from './LaneLegend.tsx';
import './lineChart.css';
import type { LineChartData } from './LineChartData.ts';
import { lineChartShapes } from './lineChartShapes.ts';
import { useMeasuredWidth } from './useMeasuredWidth.ts';

export interface LineChartProps {
  /** Kept as one object for as long as nothing in it changes. */
  readonly data: LineChartData;
  /** Kept as one object for as long as language, units and zone stay. */
  readonly format: Format;
  readonly label: string;
  /** What a glance at the chart tells. */
  readonly summary: string;
  /** Grey: its values are no longer those of now. */
  readonly isStale?: boolean | undefined;
}

/** Stacked plots and machine lanes on one time axis, with one crosshair through all of them. */
export function LineChart({ data, format, label, summary, isStale = false }: LineChartProps) {
  const [container, width] = useMeasuredWidth<HTMLElement>();
  const [pointedMs, setPointedMs] = useState<number>();
  const id = useId();
  const hatch = `${id}hatch`;
  const clip = `${id}clip`;

  const shapes = useMemo(() => (width === undefined || width === 0 ? undefined : lineChartShapes(data, width)), [data, width]);
  const { fromMs, untilMs } = data.span;
  const isInside = pointedMs !== undefined && pointedMs >= fromMs && pointedMs <= untilMs;
  const at = shapes !== undefined && isInside ? crosshairValues(data, shapes, pointedMs) : undefined;

  return (
    <figure ref={container} className={classNames('lc', isStale && 'lc-stale')} aria-label={label}>
      {shapes !== undefined && (
        <>
          <div className="lc-stage">
            <svg className="ch" style={{ width: shapes.places.width, height: shapes.places.height }} role="img" aria-label={summary}>
              <ChartDrawing data={data} shapes={shapes} format={format} hatch={hatch} clip={clip} />
              {at !== undefined && <CrosshairDrawing x={shapes.x(at.atMs)} at={at} places={shapes.places} format={format} />}
            </svg>
            <CrosshairControl data={data} shapes={shapes} at={at} format={format} onMove={setPointedMs} />
            {at !== undefined && <ChartTooltip at={at} x={shapes.x(at.atMs)} places={shapes.places} format={format} />}
          </div>
          {data.lanes.length > 0 && <LaneLegend hatch={hatch} />}
          <ChartTable data={data} shapes={shapes} format={format} />
        </>
      )}
    </figure>
  );
}
