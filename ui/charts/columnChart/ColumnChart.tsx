import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import '../barChart/barChart.css';
import type { ColumnChartData } from './ColumnChartData.ts';
import { ColumnDrawing } from './ColumnDrawing.tsx';
import './columnChart.css';

export interface ColumnChartProps {
  readonly data: ColumnChartData;
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly tickText: (value: number, digits: number) => string;
}

/** Stacked columns over time, drawn for the container's width. */
export function ColumnChart({ data, label, tickText }: ColumnChartProps) {
  const [stage, width] = useMeasuredWidth<HTMLDivElement>();
  return (
    <figure className="bc cc" aria-label={label}>
      <p className="label" aria-hidden>
        {data.axisTitle}
      </p>
      <div ref={stage}>{width !== undefined && <ColumnDrawing data={data} tickText={tickText} width={width} />}</div>
      <ul className="vh">
        {data.columns.map(({ id, spoken }) => (
          <li key={id}>{spoken}</li>
        ))}
      </ul>
    </figure>
  );
}
