import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { Format } from '../../kit/index.ts';
import { LaneDrawing } from './LaneDrawing.tsx';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { MarkRanges } from './MarkRanges.tsx';
import { MomentLine } from './MomentLine.tsx';
import { PlotDrawing } from './PlotDrawing.tsx';
import { plotKey } from './plotKey.ts';
import { TimeAxis } from './TimeAxis.tsx';

/** Diagonal lines: no data. Refer to it with `fill: url(#id)`. */
function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="lc-hatch" d="M0 0v6" />
    </pattern>
  );
}

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly format: Format;
  readonly hasPaths: boolean;
  /** Ids for the parts that others refer to. */
  readonly hatch: string;
  readonly clip: string;
}

/** Everything of the chart that does not move with the crosshair, but for the lines on screen. */
export const ChartDrawing = memo(function ChartDrawing({ data, shapes, format, hasPaths, hatch, clip }: Props) {
  const { i18n } = useLingui();
  const { places, x, ticks, isDated, plots, lanes, namesAtEnds } = shapes;
  const { timeAxis, laneTitle } = places;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      <MarkRanges data={data} shapes={shapes} />
      {plots.map((drawn, i) => (
        <PlotDrawing
          key={plotKey(plots, i)}
          drawn={drawn}
          place={places.plots[i]!}
          data={data}
          comparedName={i === 0 && !hasPaths ? data.comparedWith?.name : undefined}
          format={format}
          namesAtEnds={namesAtEnds}
          hasPaths={hasPaths}
          hatch={hatch}
          clip={`${clip}${i}`}
        />
      ))}
      <TimeAxis x={x} ticks={ticks} top={timeAxis.y} withDate={isDated} format={format} />
      {laneTitle !== undefined && (
        <text className="ink" x={laneTitle.x} y={laneTitle.y}>
          {i18n._('Zustand')}
        </text>
      )}
      {lanes.length > 0 && <LaneDrawing lanes={lanes} places={places.lanes} hasPaths={hasPaths} hatch={hatch} />}
      {data.moment !== undefined && <MomentLine moment={data.moment} shapes={shapes} />}
    </>
  );
});
