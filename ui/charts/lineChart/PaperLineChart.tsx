import { useId, useMemo } from 'react';
import type { Format } from '../../kit/index.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ComparedMark } from './ComparedMark.tsx';
import { LaneLegend } from './LaneLegend.tsx';
import './lineChart.css';
import type { LineChartData } from './LineChartData.ts';
import { lineChartShapes } from './lineChartShapes.ts';
import './paperLineChart.css';
import { PaperMarkList, PaperMarkNumbers } from './PaperMarks.tsx';
import { SeriesMark } from './SeriesMark.tsx';
import { PlotSvg } from './PlotSvg.tsx';

export interface PaperLineChartProps {
  readonly data: LineChartData;
  readonly format: Format;
  readonly widthPx: number;
  /** How much higher than usual it shall be, as far as its plots can; less than zero for lower. */
  readonly extraPx: number;
}

/** A plot is never higher than this part of the width, and never lower than so many pixels. */
const maxPlotShare = 0.4;
const minPlotPx = 40;

/** A line chart as a still drawing, with its legends below: nothing of it needs a screen. */
export function PaperLineChart({ data, format, widthPx, extraPx }: PaperLineChartProps) {
  const id = useId();
  const hatch = `${id}hatch`;
  const shapes = useMemo(() => {
    const usual = lineChartShapes(data, widthPx, { extraHeight: 0 });
    if (extraPx === 0) return usual;
    const count = usual.plots.length;
    const defaultPx = usual.places.plots.reduce((sum, { frame }) => sum + frame.height, 0);
    const minPx = Math.min(defaultPx, count * minPlotPx);
    const maxPx = Math.max(defaultPx, count * maxPlotShare * widthPx);
    return lineChartShapes(data, widthPx, { extraHeight: Math.min(maxPx, Math.max(minPx, defaultPx + extraPx)) - defaultPx });
  }, [data, widthPx, extraPx]);
  const lines = shapes.plots.flatMap(({ series }) => series);
  return (
    <>
      <PlotSvg shapes={shapes}>
        <ChartDrawing data={data} shapes={shapes} format={format} hasPaths hatch={hatch} clip={`${id}clip`} />
        <PaperMarkNumbers data={data} shapes={shapes} />
      </PlotSvg>
      <div className="lc-paper-legends">
        <ul className="legend">
          {lines.map(({ id: line, name, mark, stack }) => (
            <li key={line}>
              <SeriesMark mark={mark} place={stack?.place} isPaper />
              {name}
            </li>
          ))}
          {data.comparedWith !== undefined && (
            <li>
              <ComparedMark />
              {data.comparedWith.text}
            </li>
          )}
        </ul>
        {data.lanes.length > 0 && <LaneLegend hatch={hatch} hasShares={data.lanes.some(({ shares }) => shares !== undefined)} />}
        <PaperMarkList data={data} shapes={shapes} />
      </div>
    </>
  );
}
