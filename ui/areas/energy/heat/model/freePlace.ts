import type { Point, Rect } from '../../../../../core/plot/index.ts';

/** Words that are to stand beside a point. */
export interface Placing {
  readonly at: Point;
  /** Of the words, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Between the point and the words. */
  readonly gap: number;
  /** Where the words may stand. */
  readonly within: Rect;
  /** Lines and other points that they should not cover. */
  readonly obstacles: readonly Point[];
}

const covers = (box: Rect, { x, y }: Point) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** The box around a point, below or above it, that covers the fewest obstacles; moved into the bounds where it would leave them. */
export function freePlace({ at, size: { width, height }, gap, within, obstacles }: Placing): Rect {
  const moved = (x: number, y: number): Rect => ({
    x: Math.max(within.x, Math.min(x, within.x + within.width - width)),
    y: Math.max(within.y, Math.min(y, within.y + within.height - height)),
    width,
    height,
  });
  const [left, right, above, below] = [at.x - gap - width, at.x + gap, at.y - gap - height, at.y + gap];
  const boxes = [moved(left, below), moved(right, below), moved(left, above), moved(right, above)];
  const costs = boxes.map((box) => [at, ...obstacles].filter((point) => covers(box, point)).length);
  return boxes[costs.indexOf(Math.min(...costs))]!;
}
