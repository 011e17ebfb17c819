import { describe, expect, it, test } from '@jest/globals';
import { drawGround, drawLines, type LineDrawing } from '../../../../ui/charts/lineChart/drawLines.ts';
import { lineChartShapes } from '../../../../ui/charts/lineChart/lineChartShapes.ts';
import { type LineStyle, lineStyle } from '../../../../ui/charts/lineChart/lineStyle.ts';
import { dashOf } from '../../../../ui/charts/lineChart/linePalette.ts';
import type { ComparedLine } from '../../../../ui/charts/lineChart/index.ts';
import { hour } from './chartFixture.ts';

interface Stroke {
  readonly colour: string;
  readonly dash: readonly number[];
  readonly width: number;
  readonly from: readonly [number, number];
  readonly alpha: number;
}

/** A canvas that remembers what is drawn on it. */
function recordingCanvas() {
  const strokes: Stroke[] = [];
  const fills: (readonly (string | number)[])[] = [];
  const points: (readonly [number, number])[] = [];
  let dash: readonly number[] = [];
  let from: [number, number] = [NaN, NaN];
  const canvas = {
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 0,
    lineJoin: '',
    setTransform: () => undefined,
    fillStyle: '',
    fillRect: (...rect: readonly number[]) => fills.push([canvas.fillStyle, ...rect]),
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    rect: () => undefined,
    clip: () => undefined,
    lineTo: (x: number, y: number) => points.push([x, y]),
    moveTo: (x: number, y: number) => {
      from = [x, y];
      points.push(from);
    },
    setLineDash: (pattern: readonly number[]) => (dash = pattern),
    stroke: () => strokes.push({ colour: canvas.strokeStyle, dash, width: canvas.lineWidth, from, alpha: canvas.globalAlpha }),
  };
  return { canvas: canvas as unknown as CanvasRenderingContext2D, strokes, fills, points };
}

const palette = {
  surface: 'surface',
  grid: 'grid',
  colours: Array.from({ length: 15 }, (_, i) => `c${i + 1}`),
  dashes: Array.from({ length: 15 }, (_, i) => [i, 1]),
  areas: ['steel', 'pale steel'],
  edge: 'ink',
  states: { load: 'load', noLoad: 'no-load', ready: 'off', off: 'off', error: 'error', noData: 'none' },
  cross: 'cross',
  stale: 'grey',
};
const place = { x: 46, y: 26, width: 700, height: 300 };

function drawingOf(marks: readonly number[], values: (row: number) => number, compared?: ComparedLine): LineDrawing {
  const column = Float64Array.from({ length: hour.length }, (_, row) => values(row));
  const series = marks.map((mark) => ({ id: `${mark}`, name: 'p', mark, column: column.slice(), isHidden: false, compared }));
  const shapes = lineChartShapes({ ...hour, plots: [{ quantity: 'pressure', share: 1, series }] }, 800);
  return { shapes, palette, isStale: false, place, pixelRatio: 1 };
}

function strokesOf(marks: readonly number[], values: (row: number) => number, more: Partial<LineDrawing> = {}, compared?: ComparedLine) {
  const { canvas, strokes } = recordingCanvas();
  drawLines(canvas, { ...drawingOf(marks, values, compared), ...more });
  return strokes;
}
const calm = (row: number) => 6 + row / 361;

describe('the ground of the lines', () => {
  it('is the surface all over the canvas, with a line at each value of the axis', () => {
    const drawing = drawingOf([3], calm);
    const { canvas, strokes, fills, points } = recordingCanvas();
    drawGround(canvas, drawing);
    expect(fills).toEqual([['surface', place.x, place.y, place.width, place.height]]);
    expect(strokes.map(({ colour, dash, width }) => [colour, dash, width])).toEqual([['grid', [], 1]]);
    const [{ ticks, scale }] = drawing.shapes.plots as [LineDrawing['shapes']['plots'][number]];
    const { x, width } = drawing.shapes.places.plots[0]!.frame;
    expect(ticks.values.length).toBeGreaterThan(1);
    expect(points).toEqual(
      ticks.values.flatMap((value) => [
        [x, scale(value)],
        [x + width, scale(value)],
      ]),
    );
  });
});

describe('the lines on a canvas', () => {
  it('are two hairlines beside each other, in the colour of their mark', () => {
    const strokes = strokesOf([3], calm);
    expect(strokes.map(({ colour, dash, width }) => [colour, dash, width])).toEqual([
      ['c3', [], 1],
      ['c3', [], 1],
    ]);
    expect(Math.hypot(strokes[0]!.from[0] - strokes[1]!.from[0], strokes[0]!.from[1] - strokes[1]!.from[1])).toBeCloseTo(0.85, 6);
  });

  it('are as many hairlines as the screen has pixels for the same width', () => {
    const strokes = strokesOf([1], calm, { pixelRatio: 2 });
    expect(strokes.map(({ width }) => width)).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('are thinner when they are many', () => {
    expect(
      strokesOf(
        Array.from({ length: 11 }, (_, i) => i + 1),
        calm,
      ),
    ).toHaveLength(11);
  });

  it('[TREND-5] have no dashes where many of them go up and down all the time, as those would look like gaps', () => {
    const noisy = (row: number) => 6 + (row % 2);
    const many = Array.from({ length: 30 }, (_, i) => i + 1);
    expect(strokesOf(many, noisy).every(({ dash }) => dash.length === 0)).toBe(true);
    expect(strokesOf(many, calm).filter(({ dash }) => dash.length > 0)).toHaveLength(15);
    expect(strokesOf([18], noisy).every(({ dash }) => dash.length === 0)).toBe(true);
    expect(strokesOf([18], calm).every(({ colour, dash }) => colour === 'c3' && dash.length > 0)).toBe(true);
  });

  it('[TREND-7] have what they are compared with behind them, pale, in the same hue and full', () => {
    const compared = {
      timesMs: hour.timesMs,
      length: hour.length,
      spacingMs: hour.spacingMs,
      column: Float64Array.from(hour.timesMs, () => 6.5),
    };
    const strokes = strokesOf([3], calm, {}, compared);
    expect(strokes.map(({ colour, dash, alpha }) => [colour, dash, alpha])).toEqual([
      ['c3', [], 0.4],
      ['c3', [], 1],
      ['c3', [], 1],
    ]);
  });

  it('are grey when they are no longer of now', () => {
    expect(strokesOf([3], calm, { isStale: true }).map(({ colour }) => colour)).toEqual(['grey', 'grey']);
  });
});

describe('thirty lines', () => {
  const marks = Array.from({ length: 30 }, (_, i) => i + 1);
  const pairs = (looks: readonly LineStyle[]) => new Set(looks.map(({ colour, dash }) => `${colour} ${dash}`)).size;

  it('differ in colour as long as there are colours, then in dash', () => {
    const looks = marks.map((mark) => lineStyle(mark));
    expect(looks.slice(0, 15)).toEqual(marks.slice(0, 15).map((colour) => ({ colour, dash: undefined })));
    expect(pairs(looks)).toBe(30);
  });

  it('have on paper, which may be grey, a dash each besides', () => {
    const looks = marks.map((mark) => lineStyle(mark, true));
    expect(new Set(looks.slice(0, 15).map(({ dash }) => dash)).size).toBe(15);
    expect(pairs(looks)).toBe(30);
  });
});

describe('a dash of the theme', () => {
  test.each([
    ['none', []],
    ['', []],
    ['8 3', [8, 3]],
    ['10 3 2 3', [10, 3, 2, 3]],
    ['4, 2', [4, 2]],
  ])('%p', (text, expected) => {
    expect(dashOf(text)).toEqual(expected);
  });
});
