import { describe, expect, it, test } from '@jest/globals';
import { fillBand } from '../../../../ui/charts/lineChart/fillBand.ts';

/** A canvas that remembers what it fills. */
function recordingCanvas() {
  const rects: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly alpha: number }[] = [];
  const paths: { readonly corners: number; readonly alpha: number }[] = [];
  let corners = 0;
  const canvas = {
    globalAlpha: 1,
    beginPath: () => (corners = 0),
    moveTo: () => corners++,
    lineTo: () => corners++,
    closePath: () => undefined,
    fill: () => paths.push({ corners, alpha: canvas.globalAlpha }),
    fillRect: (x: number, y: number, width: number, height: number) => rects.push({ x, y, width, height, alpha: canvas.globalAlpha }),
  };
  return { canvas: canvas as unknown as CanvasRenderingContext2D, rects, paths };
}

/** So many columns, `apart` px from each other, from y 10 + i down to 30 + i. */
function band(count: number, apart: number): Float64Array {
  const along = Array.from({ length: count }, (_, i) => [50.3 + i * apart, 10 + i] as const);
  const back = along.map(([x, y]) => [x, y + 20] as const).reverse();
  return Float64Array.from([...along, ...back].flat());
}

describe('a band on the canvas', () => {
  it('of wide columns is one pale shape with their corners', () => {
    const { canvas, rects, paths } = recordingCanvas();
    fillBand(canvas, [band(10, 2.5), band(3, 40)], 1);
    expect(paths).toEqual([{ corners: 26, alpha: 0.18 }]);
    expect(rects).toEqual([]);
    expect(canvas.globalAlpha).toBe(1);
  });

  test.each([1, 1.5, 2, 3])(
    'of fine columns is bars on whole pixels that touch and never overlap, at %p pixels a CSS pixel',
    (pixelRatio) => {
      const { canvas, rects, paths } = recordingCanvas();
      fillBand(canvas, [band(300, 1.37)], pixelRatio);
      expect(paths).toEqual([]);
      expect(rects.length).toBe(300);
      rects.forEach(({ x, y, width, height, alpha }, i) => {
        expect([y, height, alpha]).toEqual([10 + i, 20, 0.18]);
        expect((x * pixelRatio) % 1).toBeCloseTo(0, 9);
        expect(width * pixelRatio).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(x + width).toBeCloseTo(rects[i + 1]?.x ?? x + 1 / pixelRatio, 9);
      });
      expect(canvas.globalAlpha).toBe(1);
    },
  );

  it('leaves the canvas alone without pieces', () => {
    const { canvas, rects, paths } = recordingCanvas();
    fillBand(canvas, [], 1);
    expect([...rects, ...paths]).toEqual([]);
  });
});
