import { type LaneShape, type LaneState, laneStates, type Rect } from '../../../core/plot/index.ts';
import type { LineDrawing } from './drawLines.ts';
import type { DrawnLane } from './lineChartShapes.ts';

/** Of the strokes that say that there is no data, as the legend has them. */
const hatch = { pitchPx: 6 * Math.SQRT2, widthPx: 0.7 } as const;
const cross = { armPx: 4, widthPx: 1.75 } as const;
/** The others, from the first one that is painted to the one over all. */
const filled = laneStates.filter((state) => state !== 'noData');

/** Paints the machines' lanes, whose runs begin and end on whole pixels of the screen. */
export function drawLanes(canvas: CanvasRenderingContext2D, { shapes, palette, isStale, pixelRatio }: LineDrawing): void {
  for (const state of filled) {
    canvas.fillStyle = isStale ? palette.stale : palette.states[state];
    fillAll(canvas, shapes.lanes, state, pixelRatio);
  }
  strokeAll(canvas, palette.states.noData, hatch.widthPx, shapes.lanes, 'noData', hatchRect);
  strokeAll(canvas, palette.cross, cross.widthPx, shapes.lanes, 'error', strokeCross);
}

function fillAll(canvas: CanvasRenderingContext2D, lanes: readonly DrawnLane[], wanted: LaneState, pixelRatio: number): void {
  const toDevice = (css: number) => Math.round(css * pixelRatio) / pixelRatio;
  for (const { shapes } of lanes)
    for (const { state, x, y, width, height } of shapes) {
      if (state !== wanted) continue;
      const left = toDevice(x);
      const top = toDevice(y);
      canvas.fillRect(left, top, toDevice(x + width) - left, toDevice(y + height) - top);
    }
}

function strokeAll(
  canvas: CanvasRenderingContext2D,
  colour: string,
  widthPx: number,
  lanes: readonly DrawnLane[],
  wanted: LaneState,
  path: (canvas: CanvasRenderingContext2D, shape: LaneShape) => void,
): void {
  canvas.setLineDash([]);
  canvas.strokeStyle = colour;
  canvas.lineWidth = widthPx;
  canvas.beginPath();
  for (const { shapes } of lanes) for (const shape of shapes) if (shape.state === wanted) path(canvas, shape);
  canvas.stroke();
}

/** The parts of diagonals, all over the chart the same ones, that lie in a rectangle. */
function hatchRect(canvas: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  const right = x + width;
  const bottom = y + height;
  for (let sum = Math.ceil((x + y) / hatch.pitchPx) * hatch.pitchPx; sum < right + bottom; sum += hatch.pitchPx) {
    const from = Math.max(x, sum - bottom);
    const until = Math.min(right, sum - y);
    canvas.moveTo(from, sum - from);
    canvas.lineTo(until, sum - until);
  }
}

function strokeCross(canvas: CanvasRenderingContext2D, { cross: at }: LaneShape): void {
  if (at === undefined) return;
  const arm = cross.armPx;
  canvas.moveTo(at.x - arm, at.y - arm);
  canvas.lineTo(at.x + arm, at.y + arm);
  canvas.moveTo(at.x + arm, at.y - arm);
  canvas.lineTo(at.x - arm, at.y + arm);
}
