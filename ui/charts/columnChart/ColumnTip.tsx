import { BarPartMark } from '../barChart/index.ts';
import '../tip/tip.css';
import { useTipPlace } from '../tip/useTipPlace.ts';
import type { ChartColumn } from './ColumnChartData.ts';

interface Props {
  readonly column: ChartColumn;
  /** Middle of the column and top of all of them, in pixels. */
  readonly x: number;
  readonly top: number;
  readonly chartWidth: number;
}

/** The values of a column; the control speaks them. */
export function ColumnTip({ column: { title, values }, x, top, chartWidth }: Props) {
  const box = useTipPlace({ x, top, chartWidth });
  return (
    <div ref={box} className="tip chart-tip cc-tip" aria-hidden>
      <p className="strong">{title}</p>
      <dl>
        {values.map(({ name, part, text }) => (
          <div key={name}>
            <dt>
              {part !== undefined && <BarPartMark part={part} />}
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
