import { describe, expect, it } from '@jest/globals';
import type { LaneShape } from '../../../../core/plot/index.ts';
import { drawLanes } from '../../../../ui/charts/lineChart/drawLanes.ts';
import { lineChartShapes } from '../../../../ui/charts/lineChart/lineChartShapes.ts';
import { hour } from './chartFixture.ts';

type Point = readonly [number, number];

/** A canvas that remembers what it filled and stroked. */
function recordingCanvas() {
  const fills: (readonly [colour: string, x: number, y: number, width: number, height: number])[] = [];
  const strokes: { colour: string; from: Point; to: Point }[] = [];
  let from: Point = [NaN, NaN];
  const canvas = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    setLineDash: () => undefined,
    beginPath: () => undefined,
    stroke: () => undefined,
    fillRect: (x: number, y: number, width: number, height: number) => fills.push([canvas.fillStyle, x, y, width, height]),
    moveTo: (x: number, y: number) => (from = [x, y]),
    lineTo: (x: number, y: number) => strokes.push({ colour: canvas.strokeStyle, from, to: [x, y] }),
  };
  return { canvas: canvas as unknown as CanvasRenderingContext2D, fills, strokes };
}

const palette = {
  colours: [],
  surface: 'surface',
  grid: 'grid',
  dashes: [],
  areas: [],
  edge: 'ink',
  states: { load: 'load', noLoad: 'no-load', ready: 'ready', off: 'off', error: 'error', noData: 'hatch' },
  cross: 'cross',
  stale: 'grey',
};

function painted(laneShapes: readonly LaneShape[], pixelRatio = 1, isStale = false) {
  const shapes = lineChartShapes({ ...hour, lanes: [{ id: '1', name: 'K1', statuses: undefined }] }, 800);
  const { canvas, fills, strokes } = recordingCanvas();
  const lanes = shapes.lanes.map((lane) => ({ ...lane, shapes: laneShapes }));
  drawLanes(canvas, { shapes: { ...shapes, lanes }, palette, isStale, place: { x: 0, y: 0, width: 800, height: 400 }, pixelRatio });
  return { fills, strokes };
}
const lane = { y: 10, height: 12 };

describe('the lanes on a canvas', () => {
  it('[ANA-10] are filled in the colours of their states, an error over its neighbours with a cross on it', () => {
    const { fills, strokes } = painted([
      { state: 'load', x: 50, width: 20, ...lane },
      { state: 'error', x: 70, width: 20, ...lane, cross: { x: 80, y: 16 } },
      { state: 'noLoad', x: 90, width: 10, y: 16, height: 6 },
      { state: 'off', x: 100, width: 30, y: 21, height: 1 },
      { state: 'ready', x: 130, width: 30, y: 20, height: 2 },
    ]);
    expect(fills).toEqual([
      ['load', 50, 10, 20, 12],
      ['no-load', 90, 16, 10, 6],
      ['ready', 130, 20, 30, 2],
      ['off', 100, 21, 30, 1],
      ['error', 70, 10, 20, 12],
    ]);
    expect(strokes).toEqual([
      { colour: 'cross', from: [76, 12], to: [84, 20] },
      { colour: 'cross', from: [84, 12], to: [76, 20] },
    ]);
  });

  it('leave no seam between runs that touch: both end on the same pixel of the screen', () => {
    for (const pixelRatio of [1, 1.5, 2]) {
      const { fills } = painted(
        [
          { state: 'load', x: 50.3, width: 7.45, ...lane },
          { state: 'off', x: 57.75, width: 9, ...lane },
        ],
        pixelRatio,
      );
      const [[, left, , width], [, next]] = fills as [(typeof fills)[0], (typeof fills)[0]];
      expect((left + width) * pixelRatio).toBeCloseTo(next * pixelRatio, 9);
      expect(next * pixelRatio).toBeCloseTo(Math.round(57.75 * pixelRatio), 9);
    }
  });

  it('[ANA-10] are hatched where there is no data, by diagonals within it', () => {
    const { fills, strokes } = painted([{ state: 'noData', x: 50, width: 40, ...lane }]);
    expect(fills).toEqual([]);
    expect(strokes.length).toBeGreaterThan(4);
    for (const { colour, from, to } of strokes) {
      expect(colour).toBe('hatch');
      expect(from[0] + from[1]).toBeCloseTo(to[0] + to[1], 9);
      for (const [x, y] of [from, to]) {
        expect(x).toBeGreaterThanOrEqual(50);
        expect(x).toBeLessThanOrEqual(90);
        expect(y).toBeGreaterThanOrEqual(lane.y - 1e-9);
        expect(y).toBeLessThanOrEqual(lane.y + lane.height + 1e-9);
      }
    }
  });

  it('are grey when they are no longer of now', () => {
    expect(painted([{ state: 'load', x: 50, width: 20, ...lane }], 1, true).fills).toEqual([['grey', 50, 10, 20, 12]]);
  });
});
