import { memo } from 'react';
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
  /** On paper the states are paths; on screen a canvas has them. */
  readonly hasPaths: boolean;
  readonly hatch: string;
}

/** The machines' lanes with their names; all runs of a state are one path, as there are thousands in a week. */
export function LaneDrawing({ lanes, places, hasPaths, hatch }: Props) {
  return (
    <>
      <LaneNames lanes={lanes} places={places} />
      {hasPaths && <LanePaths shapes={lanes.flatMap((drawn) => drawn.shapes)} hatch={hatch} />}
    </>
  );
}

type NamedLanes = Pick<Props, 'lanes' | 'places'>;

const areSameLanes = (before: NamedLanes, { lanes, places }: NamedLanes) =>
  lanes.length === before.lanes.length &&
  lanes.every(
    ({ lane }, i) => lane === before.lanes[i]!.lane && places[i]!.x === before.places[i]!.x && places[i]!.y === before.places[i]!.y,
  );

/** They stay while the time axis moves. */
const LaneNames = memo(function LaneNames({ lanes, places }: NamedLanes) {
  return lanes.map(({ lane }, i) => {
    const { x, y, height } = places[i]!;
    return (
      <text key={lane.id} className="ink lc-lane" x={x - 8} y={y + height / 2 + 4} textAnchor="end">
        {lane.name}
      </text>
    );
  });
}, areSameLanes);

function LanePaths({ shapes, hatch }: { readonly shapes: readonly LaneShape[]; readonly hatch: string }) {
  const crosses = shapes.map(({ cross }) => (cross === undefined ? '' : `M${cross.x - 4} ${cross.y - 4}l8 8m0-8l-8 8`)).join('');
  return (
    <>
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
