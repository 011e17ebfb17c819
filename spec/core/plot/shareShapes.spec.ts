import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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

  it('shows a bar of which half is known, and none of which less is', () => {
    const shapesOf = (toMs: number) =>
      shareShapes(rowsOf([1, 0, 0], unknown, unknown), { fromMs: 0, toMs }, timeScale({ fromMs: 0, toMs }, 0, 2), { ...lane, width: 2 });
    expect(shapesOf(2000)).toEqual([{ state: 'load', x: 0, y: 10, width: 2, height: 20 }]);
    expect(shapesOf(2001)).toEqual([{ state: 'noData', x: 0, y: 10, width: 2, height: 20 }]);
  });

  it('has the steps that count', () => {
    const rows = rowsOf([1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0]);
    expect(shareShapes({ ...rows, length: 1 }, span, x, lane)).toEqual([
      { state: 'load', x: 0, y: 10, width: 2, height: 20 },
      { state: 'noData', x: 2, y: 10, width: 6, height: 20 },
    ]);
    expect(hasStoodInSteps({ ...rowsOf([0, 0, 0], [1, 0, 0]), length: 1 }, span)).toBe(true);
  });

  it('weighs the steps of a bar with the time that they are in it', () => {
    const [shape] = shareShapes(rowsOf([1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]), span, timeScale(span, 0, 2), { ...lane, width: 2 });
    expect(shape).toEqual({ state: 'load', x: 0, y: 25, width: 2, height: 5 });
  });
});

/** Eighths, whose sums are exact. */
const eighths = fc.integer({ min: 0, max: 8 }).map((count) => count / 8);
const stepOf = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(eighths, eighths, fc.constantFrom(0, 0, 0.125)) },
  { weight: 1, arbitrary: fc.constant(unknown) },
);
const longRows = fc
  .record({
    steps: fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), stepOf), { maxLength: 12 }),
    startMs: fc.integer({ min: -100, max: 100 }),
    stepMs: fc.constantFrom(20, 30, 100),
  })
  .map(({ steps, startMs, stepMs }): ShareRows => {
    let atMs = startMs;
    const timesMs = Float64Array.from(steps, ([left]) => (atMs += stepMs * (1 + left)));
    return { ...rowsOf(...steps.map(([, shares]) => shares)), timesMs, stepMs };
  });

/** The shapes of one bar, from the least to the greatest moment of it. */
function plainBar({ timesMs, length, stepMs, shares }: ShareRows, fromMs: number, untilMs: number) {
  let knownMs = 0;
  const sums = { load: 0, noLoad: 0, error: 0 };
  for (let row = 0; row < length; row++) {
    const insideMs = Math.min(untilMs, timesMs[row]! + stepMs / 2) - Math.max(fromMs, timesMs[row]! - stepMs / 2);
    if (insideMs <= 0 || Number.isNaN(shares.load[row]!)) continue;
    knownMs += insideMs;
    for (const state of ['load', 'noLoad', 'error'] as const) sums[state] += insideMs * shares[state][row]!;
  }
  if (2 * knownMs < untilMs - fromMs) return [`noData ${lane.y}-${lane.y + lane.height}`];
  const [load, noLoad, error] = [sums.load, sums.noLoad, sums.error].map((sum) => Math.round((sum / knownMs) * lane.height));
  const heights = [['load', load!], ['noLoad', noLoad!], ['error', sums.error > 0 ? Math.max(2, error!) : 0]] as const; // prettier-ignore
  let y = lane.y + lane.height;
  const bars = heights
    .filter(([, height]) => height > 0)
    .map(([state, height]) => {
      y = Math.max(lane.y, y - height);
      return `${state} ${y}-${y + height}`;
    });
  return bars.length > 0 ? bars : [`off ${y - 1}-${y}`];
}

it('a lane of shares has in each bar, two pixels wide, what its steps say of it', () => {
  const length = fc.record({ barMs: fc.integer({ min: 5, max: 150 }), count: fc.integer({ min: 1, max: 9 }), odd: fc.nat(1) });
  fc.assert(
    fc.property(longRows, fc.integer({ min: -50, max: 400 }), length, (rows, fromMs, { barMs, count, odd }) => {
      const shown = { fromMs, toMs: fromMs + count * barMs };
      const wide = { ...lane, x: 30, width: 2 * count - odd };
      const barPx = wide.width / count;
      const shapes = shareShapes(rows, shown, timeScale(shown, 30, 30 + wide.width), wide);
      for (let bar = 0; bar < count; bar++) {
        const middle = 30 + (bar + 0.5) * barPx;
        const drawn = shapes.filter(({ x: left, width }) => left < middle && left + width > middle);
        expect(drawn.map(({ state, y, height }) => `${state} ${y}-${y + height}`).sort()).toEqual(
          plainBar(rows, fromMs + bar * barMs, fromMs + (bar + 1) * barMs).sort(),
        );
      }
      const area = (of: readonly { readonly width: number }[]) => of.reduce((sum, { width }) => sum + width, 0);
      expect(area(shapes.filter(({ state }) => state === 'off' || state === 'noData'))).toBeLessThanOrEqual(wide.width + 1e-6);
      expect(Math.max(...shapes.map(({ x: left, width }) => left + width))).toBeCloseTo(30 + wide.width, 9);
    }),
    { numRuns: 300 },
  );
});

it('bars that are alike and touch are one, with another one between them they are two', () => {
  const alike = [0.5, 0, 0] as const;
  expect(shareShapes(rowsOf(alike, alike, [0.25, 0, 0], alike), span, x, lane)).toEqual([
    { state: 'load', x: 0, y: 20, width: 4, height: 10 },
    { state: 'load', x: 4, y: 25, width: 2, height: 5 },
    { state: 'load', x: 6, y: 20, width: 2, height: 10 },
  ]);
  expect(shareShapes(rowsOf(alike, [0, 0, 0], alike), { fromMs: 0, toMs: 3000 }, timeScale({ fromMs: 0, toMs: 3000 }, 0, 6), { ...lane, width: 6 })).toHaveLength(3); // prettier-ignore
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

  it('has stood as far as its steps reach into the range', () => {
    const rows = rowsOf([1, 0, 0], [0, 0, 0], unknown, [0, 0, 1]);
    const stood = (fromMs: number, toMs: number) => hasStoodInSteps(rows, { fromMs, toMs });
    expect([stood(1000, 3000), stood(999, 3000), stood(1000, 3001), stood(2000, 3000)]).toEqual([true, false, false, false]);
  });
});
