import type { LaneShape, Rect } from '../../../core/plot/index.ts';
import type { LoggedState } from '../../../core/samples/index.ts';
import type { DrawnLane } from './lineChartShapes.ts';

const looks: Readonly<Record<LoggedState, string>> = {
  load: 'f-load',
  noLoad: 'f-noload',
  off: 'lc-off',
  error: 'f-err',
  noData: '',
};

/** A machine's lane with its name. */
export function LaneDrawing({ drawn, place, hatch }: { readonly drawn: DrawnLane; readonly place: Rect; readonly hatch: string }) {
  return (
    <g>
      <text className="ink lc-lane" x={place.x - 8} y={place.y + place.height / 2 + 4} textAnchor="end">
        {drawn.lane.name}
      </text>
      {drawn.shapes.map((shape) => (
        <Run key={`${shape.state}${shape.x}`} shape={shape} hatch={hatch} />
      ))}
    </g>
  );
}

function Run({ shape: { state, x, y, width, height, cross }, hatch }: { readonly shape: LaneShape; readonly hatch: string }) {
  return (
    <>
      <rect
        className={looks[state]}
        x={x}
        y={y}
        width={width}
        height={height}
        style={state === 'noData' ? { fill: `url(#${hatch})` } : undefined}
      />
      {cross !== undefined && <path className="lc-cross-mark" d={`M${cross.x - 4} ${cross.y - 4}l8 8m0-8l-8 8`} />}
    </>
  );
}
