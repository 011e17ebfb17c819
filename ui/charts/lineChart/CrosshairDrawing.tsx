import type { StackPlaces } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import type { CrosshairValues } from './crosshairValues.ts';

interface Props {
  readonly x: number;
  readonly at: CrosshairValues;
  readonly places: StackPlaces;
  readonly format: Format;
}

const flagWidthPx = 64;

/** One line through plots and lanes, a hollow dot on each line, the time on a flag. */
export function CrosshairDrawing({ x, at, places: { plots, flag, width }, format }: Props) {
  const top = plots[0]?.frame.y ?? 0;
  const flagX = Math.min(width - flagWidthPx, Math.max(0, x - flagWidthPx / 2));
  return (
    <g className="lc-crosshair">
      <path className="cross" d={`M${Math.round(x)} ${top}V${flag.y}`} />
      {at.values.map(
        ({ series, y }) => y !== undefined && <circle key={series.id} cx={x} cy={y} r={5} style={{ stroke: `var(--c-${series.mark})` }} />,
      )}
      <rect className="lc-flag" x={flagX} y={flag.y} width={flagWidthPx} height={flag.height} rx={2} />
      <text className="lc-flag-text" x={flagX + flagWidthPx / 2} y={flag.y + 14} textAnchor="middle">
        {format.clock(at.atMs)}
      </text>
    </g>
  );
}
