import { type LaneShape, type LaneState, laneStates, type Rect } from '../../../core/plot/index.ts';
import { classNames } from '../../kit/index.ts';
import type { DrawnLane } from './lineChartShapes.ts';

const looks: Readonly<Record<LaneState, string>> = {
  load: 'f-load',
  noLoad: 'f-noload',
  ready: 'lc-off',
  off: 'lc-off',
  error: 'f-err',
  noData: '',
};

interface Props {
  /** In the order of their places. */
  readonly lanes: readonly DrawnLane[];
  readonly places: readonly Rect[];
  readonly hatch: string;
}

/** The machines' lanes with their names; all runs of a state are one path, as there are thousands in a week. */
export function LaneDrawing({ lanes, places, hatch }: Props) {
  const shapes = lanes.flatMap((drawn) => drawn.shapes);
  const crosses = shapes.map(({ cross }) => (cross === undefined ? '' : `M${cross.x - 4} ${cross.y - 4}l8 8m0-8l-8 8`)).join('');
  return (
    <>
      {lanes.map(({ lane }, i) => {
        const { x, y, height } = places[i]!;
        return (
          <text key={lane.id} className="ink lc-lane" x={x - 8} y={y + height / 2 + 4} textAnchor="end">
            {lane.name}
          </text>
        );
      })}
      {laneStates.map((state) => (
        <path
          key={state}
          className={classNames('lc-run', looks[state])}
          d={rectPath(shapes.filter((shape) => shape.state === state))}
          style={state === 'noData' ? { fill: `url(#${hatch})` } : undefined}
        />
      ))}
      <path className="lc-cross-mark" d={crosses} />
    </>
  );
}

const rounded = (pixels: number) => Math.round(pixels * 100) / 100;

const rectPath = (shapes: readonly LaneShape[]) =>
  shapes.map(({ x, y, width, height }) => `M${rounded(x)} ${y}h${rounded(width)}v${height}h${-rounded(width)}z`).join('');
