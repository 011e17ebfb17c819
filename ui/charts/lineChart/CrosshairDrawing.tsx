import type { Format } from '../../kit/index.ts';
import type { CrosshairValues } from './crosshairValues.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { lineStroke } from './SeriesMark.tsx';

interface Props {
  readonly at: CrosshairValues;
  readonly shapes: LineChartShapes;
  readonly format: Format;
}

const flagWidthPx = { time: 64, dated: 140 } as const;
/** Dots of many lines would hide them. */
const maxLargeDots = 10;
const dotRadiusPx = { large: 5, small: 3 } as const;

/**
 * One line through plots and lanes, a hollow dot on each line, the time on a flag, with the date where the axis has it.
 * What moves with the time axis moves together: the browser styles each element again whose own place is another.
 */
export function CrosshairDrawing({ at, shapes: { places, isDated, ...shapes }, format }: Props) {
  const { plots, flag, width } = places;
  const x = shapes.x(at.atMs);
  const top = plots[0]?.frame.y ?? 0;
  const flagWidth = isDated ? flagWidthPx.dated : flagWidthPx.time;
  const flagX = Math.min(width - flagWidth, Math.max(0, x - flagWidth / 2));
  const radius = at.values.length > maxLargeDots ? dotRadiusPx.small : dotRadiusPx.large;
  return (
    <g className="lc-crosshair">
      <path className="cross" d={`M0 ${top}V${flag.y}`} transform={`translate(${Math.round(x)})`} />
      <g transform={`translate(${x})`}>
        {at.values.map(({ series, plot, y }) => {
          const frame = plots[plot]?.frame;
          const isInside = y !== undefined && frame !== undefined && y >= frame.y - 1 && y <= frame.y + frame.height + 1;
          return (
            isInside && (
              <circle
                key={series.id}
                cy={y}
                r={radius}
                style={{ stroke: series.stack === undefined ? lineStroke(series.mark, false).stroke : 'var(--ink-2)' }}
              />
            )
          );
        })}
      </g>
      <g transform={`translate(${flagX})`}>
        <rect className="lc-flag" y={flag.y} width={flagWidth} height={flag.height} rx={2} />
        <text className="lc-flag-text" x={flagWidth / 2} y={flag.y + 14} textAnchor="middle">
          {isDated && `${format.date(at.atMs)}, `}
          {format.clock(at.atMs)}
        </text>
      </g>
    </g>
  );
}
