import { memo, useLayoutEffect, useRef } from 'react';
import type { Rect, StackPlaces } from '../../../core/plot/index.ts';
import { drawLanes } from './drawLanes.ts';
import { drawGround, drawLines } from './drawLines.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { useLinePalette } from './useLinePalette.ts';
import { usePixelRatio } from './usePixelRatio.ts';

interface Props {
  readonly shapes: LineChartShapes;
  readonly isStale: boolean;
}

/** What lies on it is not blended with what is below, which takes the screen longer. */
const opaque: CanvasRenderingContext2DSettings = { alpha: false };
/** Room for a line along the frame's edge. */
const edgePx = 2;

/** As high whichever lanes are folded: a canvas of another size is made again. */
function canvasPlace({ plots, timeAxis, flag }: StackPlaces): Rect {
  const x = Math.floor(timeAxis.x);
  const y = Math.floor((plots[0]?.frame.y ?? 0) - edgePx);
  return { x, y, width: Math.ceil(timeAxis.x + timeAxis.width) - x, height: Math.ceil(flag.y) - y };
}

/** The surface of the chart with the grids and lines of all plots and the states of the lanes; all else of the chart lies on it. */
export const LineCanvas = memo(function LineCanvas({ shapes, isStale }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = useLinePalette();
  const pixelRatio = usePixelRatio();
  const place = canvasPlace(shapes.places);
  const { x, y, width, height } = place;

  useLayoutEffect(() => {
    const drawn = canvas.current;
    const context = drawn?.getContext('2d', opaque);
    if (drawn === null || context === null || context === undefined) return;
    const [deviceWidth, deviceHeight] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (drawn.width !== deviceWidth) drawn.width = deviceWidth;
    if (drawn.height !== deviceHeight) drawn.height = deviceHeight;
    const drawing = { shapes, palette, isStale, place: { x, y, width, height }, pixelRatio };
    drawGround(context, drawing);
    drawLines(context, drawing);
    drawLanes(context, drawing);
  }, [shapes, palette, isStale, pixelRatio, x, y, width, height]);

  return <canvas ref={canvas} className="lc-lines" style={{ left: x, top: y, width, height }} aria-hidden />;
});
