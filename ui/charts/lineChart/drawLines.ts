import { type LineShape, parallelLine, type Rect } from '../../../core/plot/index.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { areaGround, areaShape } from './areaShape.ts';
import { fillBand, fillPieces } from './fillBand.ts';
import { isDense } from './isDense.ts';
import { lineStyle } from './lineStyle.ts';
import type { LinePalette } from './linePalette.ts';

/** More lines are drawn thinner. */
const maxWideLines = 10;
const wideCss = 2;
const thinCss = 1;
/** Hairlines that lie beside each other share some of their width, so that no seam is seen. */
const hairlineShare = 0.85;

/** What a line is compared with is thin and pale. */
const comparedOpacity = 0.4;

/** What is painted, and where the canvas lies in the chart. */
export interface LineDrawing {
  readonly shapes: LineChartShapes;
  readonly palette: LinePalette;
  readonly isStale: boolean;
  readonly place: Rect;
  readonly pixelRatio: number;
}

/** Paints what the lines lie on: the surface, and the values' grid of each plot. The whole canvas is new then. */
export function drawGround(canvas: CanvasRenderingContext2D, { shapes: { plots, places }, palette, place, pixelRatio }: LineDrawing): void {
  canvas.setTransform(pixelRatio, 0, 0, pixelRatio, -place.x * pixelRatio, -place.y * pixelRatio);
  canvas.fillStyle = palette.surface;
  canvas.fillRect(place.x, place.y, place.width, place.height);
  canvas.strokeStyle = palette.grid;
  canvas.lineWidth = 1;
  canvas.setLineDash([]);
  canvas.beginPath();
  plots.forEach(({ scale, ticks }, i) => {
    const { x, width } = places.plots[i]!.frame;
    for (const value of ticks.values) {
      canvas.moveTo(x, scale(value));
      canvas.lineTo(x + width, scale(value));
    }
  });
  canvas.stroke();
}

/** Paints the lines of all plots on their ground. A line is one or more hairlines side by side: wide strokes take many times longer. */
export function drawLines(canvas: CanvasRenderingContext2D, { shapes, palette, isStale, pixelRatio }: LineDrawing): void {
  const lineCount = shapes.plots.reduce((sum, { series }) => sum + series.length, 0);
  const isThin = lineCount > maxWideLines;
  const hairlines = Math.max(1, Math.round((isThin ? thinCss : wideCss) * pixelRatio));
  const thin = Math.max(1, Math.round(thinCss * pixelRatio));
  const toDevice = (css: number) => Math.round(css * pixelRatio) / pixelRatio;

  canvas.lineWidth = 1 / pixelRatio;
  canvas.lineJoin = 'bevel';
  shapes.plots.forEach(({ series, lines, bands, compared, areas, y: pixelOf }, i) => {
    const { x, y, width, height } = shapes.places.plots[i]!.frame;
    const [left, top] = [toDevice(x), toDevice(y - 1)];
    canvas.save();
    canvas.beginPath();
    canvas.rect(left, top, toDevice(x + width) - left, toDevice(y + height + 1) - top);
    canvas.clip();
    for (const at of areas) {
      const { pieces } = lines[at]!;
      canvas.fillStyle = palette.areas[areaGround(series[at]!.stack!.place)]!;
      fillPieces(
        canvas,
        pieces.map((piece) => areaShape(piece, pixelOf(0), shapes.places.plots[i]!.frame)),
        1,
      );
      canvas.strokeStyle = isStale ? palette.stale : palette.edge;
      canvas.setLineDash([]);
      strokePieces(canvas, lines[at]!, 0);
    }
    const colourOf = (mark: number) => (isStale ? palette.stale : palette.colours[lineStyle(mark).colour - 1]!);
    series.forEach(({ mark }, j) => {
      canvas.fillStyle = colourOf(mark);
      fillBand(canvas, bands[j]!, pixelRatio);
    });
    canvas.globalAlpha = comparedOpacity;
    series.forEach(({ mark }, j) => {
      canvas.strokeStyle = colourOf(mark);
      const other = compared[j];
      for (let k = 0; other !== undefined && k < thin; k++) strokePieces(canvas, other, (k - (thin - 1) / 2) / pixelRatio);
    });
    canvas.globalAlpha = 1;
    series.forEach(({ mark, stack }, j) => {
      if (stack !== undefined) return;
      const { dash } = lineStyle(mark);
      canvas.strokeStyle = colourOf(mark);
      canvas.setLineDash(dash === undefined || isDense(lines[j]!, width) ? [] : [...palette.dashes[dash - 1]!]);
      for (let k = 0; k < hairlines; k++)
        strokePieces(canvas, lines[j]!, ((k - (hairlines - 1) / 2) / pixelRatio) * (hairlines > 1 ? hairlineShare : 1));
    });
    canvas.restore();
  });
}

function strokePieces(canvas: CanvasRenderingContext2D, { pieces }: LineShape, distance: number): void {
  canvas.beginPath();
  for (const piece of pieces) {
    const points = distance === 0 ? piece : parallelLine(piece, distance);
    canvas.moveTo(points[0]!, points[1]!);
    for (let i = 2; i < points.length; i += 2) canvas.lineTo(points[i]!, points[i + 1]!);
  }
  canvas.stroke();
}
