import { useLingui } from '@lingui/react';
import { limitValues } from '../../../core/limits/index.ts';
import type { Rect } from '../../../core/plot/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import type { Format } from '../../kit/index.ts';
import type { ChartSeries } from './LineChartData.ts';
import { lineStroke } from './SeriesMark.tsx';

interface Props {
  readonly quantity: Quantity;
  /** The lines that are shown. */
  readonly series: readonly ChartSeries[];
  readonly frame: Rect;
  /** From the base unit to pixels. */
  readonly y: (value: number) => number;
  readonly format: Format;
  readonly isOnPaper: boolean;
}

/** From the frame's edge. */
const wordInsetPx = { x: 6, top: 14, bottom: 6 };

/** The limits of lines: a band between two, a line for each; those that the value axis does not show are written at its end. */
export function LimitDrawing({ quantity, series, frame, y, format, isOnPaper }: Props) {
  const { i18n } = useLingui();
  const bottom = frame.y + frame.height;
  const within = (at: number) => Math.min(bottom, Math.max(frame.y, at));
  const values = [...new Set(limitValues(series.map(({ limits }) => limits)))].toSorted((a, b) => a - b);
  const written = (limits: readonly number[]) => limits.map((limit) => format.quantity(quantity, limit).text).join(', ');
  const above = values.filter((limit) => y(limit) < frame.y);
  const below = values.filter((limit) => y(limit) > bottom);
  const wordX = frame.x + frame.width - wordInsetPx.x;
  return (
    <>
      {series.map(({ id, mark, limits }) => {
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
      })}
      {above.length > 0 && (
        <text className="lc-limit-beyond" x={wordX} y={frame.y + wordInsetPx.top} textAnchor="end">
          {i18n._('↑ Grenzwert {values}', { values: written(above) })}
        </text>
      )}
      {below.length > 0 && (
        <text className="lc-limit-beyond" x={wordX} y={bottom - wordInsetPx.bottom} textAnchor="end">
          {i18n._('↓ Grenzwert {values}', { values: written(below) })}
        </text>
      )}
    </>
  );
}
