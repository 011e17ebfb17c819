import { useState } from 'react';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import '../barChart/barChart.css';
import type { ColumnChartData } from './ColumnChartData.ts';
import { columnChartLayout } from './columnChartLayout.ts';
import { ColumnControl } from './ColumnControl.tsx';
import { ColumnDrawing } from './ColumnDrawing.tsx';
import './columnChart.css';
import { ColumnTip } from './ColumnTip.tsx';

export interface ColumnChartProps {
  readonly data: ColumnChartData;
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly tickText: (value: number, digits: number) => string;
}

/** Stacked columns over time, drawn for the container's width; the values of one are shown where a person points, taps or steps to it. */
export function ColumnChart({ data, label, tickText }: ColumnChartProps) {
  const [stage, width] = useMeasuredWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number>();
  const { columns } = data;
  const layout = width === undefined ? undefined : columnChartLayout(data, width, tickText);
  const column = pointed === undefined ? undefined : columns[pointed];
  return (
    <figure className="bc cc" aria-label={label}>
      <p className="label" aria-hidden>
        {data.axisTitle}
      </p>
      <div ref={stage} className="cc-stage">
        {layout !== undefined && width !== undefined && (
          <>
            <ColumnDrawing data={data} tickText={tickText} width={width} layout={layout} pointed={pointed} />
            <ColumnControl columns={columns} frame={layout.frame} pointed={pointed} onPoint={setPointed} />
            {column !== undefined && (
              <ColumnTip column={column} x={layout.shapes.bars[pointed!]!.base.x} top={layout.frame.y} chartWidth={width} />
            )}
          </>
        )}
      </div>
      <ul className="vh">
        {columns.map(({ id, spoken }) => (
          <li key={id}>{spoken}</li>
        ))}
      </ul>
    </figure>
  );
}
