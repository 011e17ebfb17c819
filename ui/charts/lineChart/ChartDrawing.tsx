import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { showsDate } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { HatchPattern } from './HatchPattern.tsx';
import { LaneDrawing } from './LaneDrawing.tsx';
import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { PlotDrawing } from './PlotDrawing.tsx';
import { TimeAxis } from './TimeAxis.tsx';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
  readonly format: Format;
  readonly hatch: string;
  readonly clip: string;
}

/** Everything of the chart that does not move with the crosshair. */
export const ChartDrawing = memo(function ChartDrawing({ data, shapes, format, hatch, clip }: Props) {
  const { i18n } = useLingui();
  const { places, x, ticks, plots, lanes, namesAtEnds } = shapes;
  const { timeAxis, laneTitle } = places;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
        <clipPath id={clip}>
          <rect x={timeAxis.x} y={0} width={timeAxis.width} height={timeAxis.y + 2} />
        </clipPath>
      </defs>
      {plots.map((drawn, i) => (
        <PlotDrawing
          key={drawn.plot.quantity}
          drawn={drawn}
          place={places.plots[i]!}
          data={data}
          format={format}
          namesAtEnds={namesAtEnds}
          hatch={hatch}
          clip={clip}
        />
      ))}
      <TimeAxis x={x} ticks={ticks} place={timeAxis} withDate={showsDate(data.span)} format={format} />
      {laneTitle !== undefined && (
        <text className="ink" x={laneTitle.x} y={laneTitle.y}>
          {i18n._('Zustand')}
        </text>
      )}
      {lanes.map((drawn, i) => (
        <LaneDrawing key={drawn.lane.id} drawn={drawn} place={places.lanes[i]!} hatch={hatch} />
      ))}
    </>
  );
});
