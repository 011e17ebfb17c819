import { describe, expect, it } from '@jest/globals';
import { hasStoodInSteps, shareShapes, type ShareRows, timeScale } from '../../../core/plot/index.ts';

const lane = { x: 0, y: 10, width: 8, height: 20 };
const span = { fromMs: 0, toMs: 4000 };
const x = timeScale(span, 0, 8);

/** A step each second, two pixels wide: load, no-load and error of each. */
const rowsOf = (...steps: readonly (readonly [load: number, noLoad: number, error: number])[]): ShareRows => ({
  timesMs: Float64Array.from(steps, (_, i) => i * 1000 + 500),
  length: steps.length,
  stepMs: 1000,
  shares: {
    load: Float32Array.from(steps, ([load]) => load),
    noLoad: Float32Array.from(steps, ([, noLoad]) => noLoad),
    error: Float32Array.from(steps, ([, , error]) => error),
  },
});
const unknown = [NaN, NaN, NaN] as const;

describe('a lane of shares', () => {
  it('has bars as high as the share of time: load from below, no-load above it, errors on top', () => {
    expect(
      shareShapes(rowsOf([0.5, 0.25, 0.25]), { fromMs: 0, toMs: 1000 }, timeScale({ fromMs: 0, toMs: 1000 }, 0, 2), { ...lane, width: 2 }),
    ).toEqual([
      { state: 'load', x: 0, y: 20, width: 2, height: 10 },
      { state: 'noLoad', x: 0, y: 15, width: 2, height: 5 },
      { state: 'error', x: 0, y: 10, width: 2, height: 5 },
    ]);
  });

  it('is a line where the machine stood, and hatched where nothing is known', () => {
    expect(shareShapes(rowsOf([0, 0, 0], [0, 0, 0], unknown), span, x, lane)).toEqual([
      { state: 'off', x: 0, y: 29, width: 4, height: 1 },
      { state: 'noData', x: 4, y: 10, width: 4, height: 20 },
    ]);
  });

  it('shows an error of any length', () => {
    expect(shareShapes(rowsOf([1, 0, 0], [0.999, 0, 0.001]), span, x, lane).filter(({ state }) => state === 'error')).toEqual([
      { state: 'error', x: 2, y: 10, width: 2, height: 2 },
    ]);
  });

  it('weighs the steps of a bar with the time that they are in it', () => {
    const [shape] = shareShapes(rowsOf([1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]), span, timeScale(span, 0, 2), { ...lane, width: 2 });
    expect(shape).toEqual({ state: 'load', x: 0, y: 25, width: 2, height: 5 });
  });
});

describe('a machine of a long range', () => {
  it.each([
    ['has stood while it neither ran nor failed', rowsOf([0, 0, 0], unknown), true],
    ['has not stood when it ran', rowsOf([0, 0, 0], [0, 0.01, 0]), false],
    ['has not stood when it had an error', rowsOf([0, 0, 0.01]), false],
    ['of which nothing is known has not stood', rowsOf(unknown), false],
  ])('%s', (_, rows, expected) => {
    expect(hasStoodInSteps(rows, span)).toBe(expected);
  });
});
