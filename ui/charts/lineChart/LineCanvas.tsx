import { memo, useLayoutEffect, useRef } from 'react';
import type { Rect, StackPlaces } from '../../../core/plot/index.ts';
import { drawLanes } from './drawLanes.ts';
import { drawLines } from './drawLines.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { useLinePalette } from './useLinePalette.ts';
import { usePixelRatio } from './usePixelRatio.ts';

interface Props {
  readonly shapes: LineChartShapes;
  readonly isStale: boolean;
}

/** Room for a line along the frame's edge. */
const edgePx = 2;

/** As high whichever lanes are folded: a canvas of another size is made again. */
function canvasPlace({ plots, timeAxis, flag }: StackPlaces): Rect {
  const x = Math.floor(timeAxis.x);
  const y = Math.floor((plots[0]?.frame.y ?? 0) - edgePx);
  return { x, y, width: Math.ceil(timeAxis.x + timeAxis.width) - x, height: Math.ceil(flag.y) - y };
}

/** The lines of all plots, and the states of the lanes. */
export const LineCanvas = memo(function LineCanvas({ shapes, isStale }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = useLinePalette();
  const pixelRatio = usePixelRatio();
  const place = canvasPlace(shapes.places);
  const { x, y, width, height } = place;

  useLayoutEffect(() => {
    const drawn = canvas.current;
    const context = drawn?.getContext('2d');
    if (drawn === null || context === null || context === undefined) return;
    const [deviceWidth, deviceHeight] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (drawn.width !== deviceWidth) drawn.width = deviceWidth;
    if (drawn.height !== deviceHeight) drawn.height = deviceHeight;
    const drawing = { shapes, palette, isStale, place: { x, y, width, height }, pixelRatio };
    drawLines(context, drawing);
    drawLanes(context, drawing);
  }, [shapes, palette, isStale, pixelRatio, x, y, width, height]);

  return <canvas ref={canvas} className="lc-lines" style={{ left: x, top: y, width, height }} aria-hidden />;
});
