import { classNames } from '../../kit/index.ts';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import './barChart.css';
import type { BarChartData } from './BarChartData.ts';
import { BarDrawing } from './BarDrawing.tsx';

export interface BarChartProps {
  readonly data: BarChartData;
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly tickText: (value: number, digits: number) => string;
  /** No longer fed, or not yet what is asked for. */
  readonly isStale?: boolean | undefined;
}

/** Horizontal bars, stacked from zero, with their values at the ends; drawn for the container's width. */
export function BarChart({ data, label, tickText, isStale = false }: BarChartProps) {
  const [stage, width] = useMeasuredWidth<HTMLDivElement>();
  return (
    <figure className={classNames('bc', isStale && 'bc-stale')} aria-label={label}>
      <div ref={stage}>{width !== undefined && <BarDrawing data={data} tickText={tickText} width={width} />}</div>
      <ul className="vh">{data.groups.flatMap(({ bars }) => bars.map(({ id, spoken }) => <li key={id}>{spoken}</li>))}</ul>
    </figure>
  );
}
