import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
}

/** The times that marks are about, as a tint of every plot; where one begins or ends in the shown range, an edge says so. */
export function MarkRanges({ data: { marks = [], span }, shapes: { places, x } }: Props) {
  return marks.map(({ id, atMs, untilMs }) => {
    if (untilMs === undefined || untilMs <= span.fromMs || atMs >= span.toMs) return null;
    const [left, right] = [x(Math.max(atMs, span.fromMs)), x(Math.min(untilMs, span.toMs))];
    const edges = [...(atMs >= span.fromMs ? [left] : []), ...(untilMs <= span.toMs ? [right] : [])];
    return places.plots.map(({ frame }, i) => (
      <g key={`${id} ${i}`} className="lc-mark-range">
        <rect x={left} y={frame.y} width={right - left} height={frame.height} />
        {edges.map((edge) => (
          <line key={edge} x1={edge} x2={edge} y1={frame.y} y2={frame.y + frame.height} />
        ))}
      </g>
    ));
  });
}
