import type { Rect } from '../../../core/plot/index.ts';
import type { ChartSeries } from './LineChartData.ts';
import { lineStroke } from './SeriesMark.tsx';

interface Props {
  /** The lines that are shown. */
  readonly series: readonly ChartSeries[];
  readonly frame: Rect;
  /** From the base unit to pixels. */
  readonly y: (value: number) => number;
  readonly isOnPaper: boolean;
}

/** The limits of lines behind them: a band between two, a line for each; only what the value axis shows. */
export function LimitDrawing({ series, frame, y, isOnPaper }: Props) {
  const bottom = frame.y + frame.height;
  const within = (at: number) => Math.min(bottom, Math.max(frame.y, at));
  return series.map(({ id, mark, limits }) => {
    if (limits === undefined) return null;
    const { lower, upper } = limits;
    const { stroke } = lineStroke(mark, isOnPaper);
    const band = lower !== undefined && upper !== undefined ? [within(y(upper)), within(y(lower))] : undefined;
    const lines = [upper, lower].flatMap((limit) => (limit === undefined ? [] : [y(limit)])).filter((at) => within(at) === at);
    return (
      <g key={id} className="lc-limits">
        {band && <rect x={frame.x} y={band[0]} width={frame.width} height={band[1]! - band[0]!} style={{ fill: stroke }} />}
        {lines.map((at) => (
          <line key={at} x1={frame.x} x2={frame.x + frame.width} y1={at} y2={at} style={{ stroke }} />
        ))}
      </g>
    );
  });
}
