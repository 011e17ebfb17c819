import { useId, useMemo } from 'react';
import type { Format } from '../../kit/index.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { LaneLegend } from './LaneLegend.tsx';
import './lineChart.css';
import type { LineChartData } from './LineChartData.ts';
import { lineChartShapes } from './lineChartShapes.ts';
import './paperLineChart.css';
import { SeriesMark } from './SeriesMark.tsx';
import { Sheet } from './Sheet.tsx';

export interface PaperLineChartProps {
  readonly data: LineChartData;
  readonly format: Format;
  readonly widthPx: number;
  /** How much higher than usual it may be. */
  readonly extraPx: number;
}

/** A plot is never higher than this part of its width. */
const mostPlotHeight = 0.4;

/** A line chart as a still drawing, with its legends below: nothing of it needs a screen. */
export function PaperLineChart({ data, format, widthPx, extraPx }: PaperLineChartProps) {
  const id = useId();
  const hatch = `${id}hatch`;
  const shapes = useMemo(() => {
    const usual = lineChartShapes(data, widthPx);
    const heightPx = usual.places.plots.reduce((sum, { frame }) => sum + frame.height, 0);
    const mostExtraPx = Math.max(0, usual.plots.length * widthPx * mostPlotHeight - heightPx);
    return extraPx > 0 ? lineChartShapes(data, widthPx, Math.min(extraPx, mostExtraPx)) : usual;
  }, [data, widthPx, extraPx]);
  const lines = shapes.plots.flatMap(({ series }) => series);
  return (
    <>
      <Sheet shapes={shapes}>
        <ChartDrawing data={data} shapes={shapes} format={format} hasPaths hatch={hatch} clip={`${id}clip`} />
      </Sheet>
      <div className="lc-paper-legends">
        <ul className="legend">
          {lines.map(({ id: line, name, mark }) => (
            <li key={line}>
              <SeriesMark mark={mark} />
              {name}
            </li>
          ))}
        </ul>
        {data.lanes.length > 0 && <LaneLegend hatch={hatch} />}
      </div>
    </>
  );
}
