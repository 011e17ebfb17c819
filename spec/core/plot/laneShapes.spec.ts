import { describe, expect, it } from '@jest/globals';
import { laneShapes, timeScale } from '../../../core/plot/index.ts';

const span = { fromMs: 100, toMs: 200 };

describe('the drawing of a lane', () => {
  it('[ANA-10] says the states apart by form: full, half, thick and thin baseline, cross', () => {
    const lane = { x: 0, y: 10, width: 100, height: 20 };
    const runs = (['load', 'noLoad', 'off', 'error', 'noData', 'ready'] as const).map((state, i) => ({
      state,
      fromMs: 100 + i * 20,
      toMs: 120 + i * 20,
    }));
    expect(laneShapes(runs, timeScale({ fromMs: 100, toMs: 220 }, 0, 120), { ...lane, width: 120 })).toEqual([
      { state: 'load', x: 0, y: 10, width: 20, height: 20 },
      { state: 'noLoad', x: 20, y: 20, width: 20, height: 10 },
      { state: 'off', x: 40, y: 29, width: 20, height: 1 },
      { state: 'error', x: 60, y: 10, width: 20, height: 20, cross: { x: 70, y: 20 } },
      { state: 'noData', x: 80, y: 10, width: 20, height: 20 },
      { state: 'ready', x: 100, y: expect.closeTo(26.67, 2), width: 20, height: expect.closeTo(3.33, 2) },
    ]);
  });

  it.each([
    [11.9, undefined],
    [12, { x: 56, y: 30 }],
  ])('has a cross on an error that is 12 px wide: of %d px', (widthPx, cross) => {
    const lane = { x: 40, y: 20, width: 100, height: 20 };
    const [shape] = laneShapes([{ state: 'error', fromMs: 110, toMs: 110 + widthPx }], timeScale(span, 40, 140), lane);
    expect(shape?.cross).toEqual(cross);
  });

  it('ends with its drawing, where a run goes on', () => {
    const lane = { x: 40, y: 20, width: 100, height: 20 };
    const shapes = laneShapes([{ state: 'load', fromMs: 90, toMs: 250 }], timeScale(span, 40, 140), lane);
    expect(shapes).toEqual([{ state: 'load', x: 40, y: 20, width: 100, height: 20 }]);
  });

  it('never draws an error too short to be seen', () => {
    const [shape] = laneShapes([{ state: 'error', fromMs: 150, toMs: 150.1 }], timeScale(span, 0, 100), {
      x: 0,
      y: 0,
      width: 100,
      height: 18,
    });
    expect(shape?.width).toBe(2);
    expect(shape?.cross).toBeUndefined();
  });
});
