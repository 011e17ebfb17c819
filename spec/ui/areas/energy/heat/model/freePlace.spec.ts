import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Point } from '../../../../../../core/plot/index.ts';
import { freePlace } from '../../../../../../ui/areas/energy/heat/model/freePlace.ts';

const within = { x: 0, y: 0, width: 300, height: 200 };
const size = { width: 80, height: 20 };
const at = { x: 150, y: 100 };
const place = (obstacles: readonly Point[], from = at) => freePlace({ at: from, size, gap: 10, within, obstacles });
const around: Readonly<Record<string, Point>> = {
  belowLeft: { x: 100, y: 120 },
  belowRight: { x: 200, y: 120 },
  aboveLeft: { x: 100, y: 80 },
  aboveRight: { x: 200, y: 80 },
};

describe('words beside a point', () => {
  test.each<readonly [readonly string[], Point]>([
    [[], { x: 60, y: 110 }],
    [['belowLeft'], { x: 160, y: 110 }],
    [['belowLeft', 'belowRight'], { x: 60, y: 70 }],
    [['belowLeft', 'belowRight', 'aboveLeft'], { x: 160, y: 70 }],
  ])('stand where nothing is in their way: not %j', (taken, corner) => {
    expect(place(taken.map((name) => around[name]!))).toEqual({ ...corner, ...size });
  });

  it('stay within their bounds', () => {
    const point = fc.record({ x: fc.double({ min: 0, max: 300, noNaN: true }), y: fc.double({ min: 0, max: 200, noNaN: true }) });
    fc.assert(
      fc.property(point, fc.array(point), (from, obstacles) => {
        const box = place(obstacles, from);
        expect(box.x >= 0 && box.x + box.width <= 300 && box.y >= 0 && box.y + box.height <= 200).toBe(true);
      }),
    );
  });
});
