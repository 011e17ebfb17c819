import { useId } from 'react';
import { classNames } from '../../kit/index.ts';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import './barChart.css';
import type { BarChartData } from './BarChartData.ts';
import { barChartLayout } from './barChartLayout.ts';
import { BarGroupDrawing } from './BarGroupDrawing.tsx';
import { NoLoadPattern } from './NoLoadPattern.tsx';

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
  const hatch = useId();
  const layout = width === undefined ? undefined : barChartLayout(data, width);
  return (
    <figure className={classNames('bc', isStale && 'bc-stale')} aria-label={label}>
      <div ref={stage}>
        {layout !== undefined && (
          <svg className="ch bc-drawing" width={width} height={layout.height} aria-hidden>
            <defs>
              <NoLoadPattern id={hatch} />
            </defs>
            {layout.groups.map((placed) => (
              <BarGroupDrawing
                key={placed.group.id}
                placed={placed}
                parts={data.parts}
                isNarrow={layout.isNarrow}
                hatch={hatch}
                tickText={tickText}
              />
            ))}
          </svg>
        )}
      </div>
      <p className="label bc-axis-title" aria-hidden>
        {data.axisTitle}
      </p>
      <ul className="vh">{data.groups.flatMap(({ bars }) => bars.map(({ id, spoken }) => <li key={id}>{spoken}</li>))}</ul>
    </figure>
  );
}
