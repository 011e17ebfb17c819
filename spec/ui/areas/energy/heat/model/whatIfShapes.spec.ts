import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { heatLimits } from '../../../../../../core/heat/index.ts';
import { formatNumber } from '../../../../../../i18n/format/index.ts';
import { whatIfCurve, whatIfKinds, type WhatIfPoint, whatIfs } from '../../../../../../ui/areas/energy/heat/model/whatIfCurve.ts';
import { type PlotPoint, stretchesBelow, whatIfShapes } from '../../../../../../ui/areas/energy/heat/model/whatIfShapes.ts';
import { oil, sliderPositions } from '../../../../../core/heat/heat.ts';

const tickText = (value: number, digits: number) => formatNumber(value, digits, 'de-DE');
const size = { width: 400, height: 248, nameRoom: 80, tickText };
const plotted = ({ at, value }: WhatIfPoint): PlotPoint => ({ x: at, y: value });
const line = (f: (x: number) => number | undefined) => Array.from({ length: 101 }, (_, i) => ({ x: i / 100, y: f(i / 100) }));
const shapesOf = (f: (x: number) => number | undefined, nowX = 0.8) =>
  whatIfShapes({ lines: [line(f)], now: { x: nowX, y: f(nowX) }, xDomain: [0, 1], ...size });

/** kWh a day; no plant takes more. */
const plantEnergy = fc.option(fc.double({ min: 0, max: 1e12, noNaN: true }), { nil: undefined });

describe('a what-if curve', () => {
  it('stands in its plot with the present point, whatever the assumptions and the energy are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...whatIfs),
        plantEnergy,
        sliderPositions,
        fc.integer({ min: 160, max: 1200 }),
        (kind, energy, parameters, width) => {
          const { lines, now } = whatIfCurve(kind, energy, parameters, oil);
          const { min, max } = heatLimits[whatIfKinds[kind].over];
          const shapes = whatIfShapes({
            lines: lines.map(({ points }) => points.map(plotted)),
            now: plotted(now),
            xDomain: [min, max],
            ...size,
            width,
          });
          const { frame } = shapes;
          const isInside = ({ x, y }: { x: number; y: number }) =>
            x >= frame.x - 0.1 && x <= frame.x + frame.width + 0.1 && y >= frame.y - 0.1 && y <= frame.y + frame.height + 0.1;
          for (const { path, points, name } of shapes.lines) {
            expect(path).not.toMatch(/NaN|Infinity|undefined/);
            expect(points.every(isInside)).toBe(true);
            expect(name === undefined).toBe(path === '');
          }
          expect(shapes.now === undefined).toBe(now.value === undefined);
          if (shapes.now !== undefined) expect(isInside(shapes.now)).toBe(true);
          expect([...shapes.xTicks.values, ...shapes.yTicks.values].every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });

  it('is shown as a whole where it is straight', () => {
    const { lines, y } = shapesOf((x) => 1000 * x);
    expect(y.domain()).toEqual([0, 1000]);
    expect(lines[0]!.points.at(-1)!.y).toBeCloseTo(y(1000), 6);
  });

  it('leaves the plot at its top where it grows without end, but never before the present point', () => {
    const growing = (x: number) => (x > 0 ? 100 / x : undefined);
    const { frame, lines, y } = shapesOf(growing);
    expect(y.domain()[1]).toBeLessThan(1000);
    expect(lines[0]!.points[0]!.y).toBeCloseTo(frame.y, 6);
    const low = shapesOf(growing, 0.02);
    expect(low.now!.y).toBeGreaterThanOrEqual(low.frame.y);
    expect(low.y.domain()[1]).toBeGreaterThan(5000);
  });

  it('without a figure marks only where the present assumption is', () => {
    const { now, nowX, lines, x } = shapesOf(() => undefined);
    expect([now, lines[0]!.path, lines[0]!.name]).toEqual([undefined, '', undefined]);
    expect(nowX).toBe(x(0.8));
  });

  it('has the names at the ends of two lines apart', () => {
    const { lines } = whatIfShapes({ lines: [line((x) => x), line((x) => x * 1.001)], now: { x: 1, y: 1 }, xDomain: [0, 1], ...size });
    expect(Math.abs(lines[0]!.name!.y - lines[1]!.name!.y)).toBeGreaterThanOrEqual(16);
  });
});

describe('a line below a value', () => {
  const points = [4, 1, 3, 5, 0].map((y, x) => ({ x, y }));
  test.each<readonly [number, readonly (readonly (readonly [number, number])[])[]]>([
    [
      2,
      [
        [
          [2 / 3, 2],
          [1, 1],
          [1.5, 2],
        ],
        [
          [3.6, 2],
          [4, 0],
        ],
      ],
    ],
    [9, [points.map(({ x, y }) => [x, y] as const)]],
    [-1, []],
  ])('%p is cut where it crosses it', (top, stretches) => {
    const cut = stretchesBelow(points, top);
    expect(cut.map((stretch) => stretch.length)).toEqual(stretches.map((stretch) => stretch.length));
    for (const [i, stretch] of stretches.entries())
      for (const [k, [x, y]] of stretch.entries()) {
        expect(cut[i]![k]!.x).toBeCloseTo(x, 9);
        expect(cut[i]![k]!.y).toBeCloseTo(y, 9);
      }
  });
});
