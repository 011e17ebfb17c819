import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { labelLimit, labelLines, shortLabel } from '../../../core/labels/index.ts';
import { type Bar, barShapes } from '../../../core/plot/index.ts';

const frame = { x: 40, y: 10, width: 400, height: 200 };
const part = fc.oneof({ weight: 6, arbitrary: fc.double({ min: 0, max: 1e6, noNaN: true }) }, fc.constantFrom(NaN, 0, -5));
const bars: fc.Arbitrary<readonly Bar[]> = fc.array(
  fc.record({ name: fc.string({ maxLength: 40 }), parts: fc.array(part, { maxLength: 3 }) }),
  {
    maxLength: 12,
  },
);
const load = (name: string, ...parts: number[]): Bar => ({ name, parts });

describe('bars', () => {
  it('start at zero, are stacked without a gap and keep their scale and frame', () => {
    fc.assert(
      fc.property(bars, fc.constantFrom('up', 'right'), fc.integer({ min: 0, max: 60 }), (given, direction, valueRoom) => {
        const { scale, bars: drawn } = barShapes({ bars: given, direction, frame, valueRoom });
        const isUp = direction === 'up';
        const base = isUp ? frame.y + frame.height : frame.x;
        expect(scale(0)).toBe(base);
        drawn.forEach(({ parts, end, slot }, i) => {
          let edge = base;
          parts.forEach((rect, k) => {
            if (rect === undefined) return;
            const [near, far] = isUp ? [rect.y + rect.height, rect.y] : [rect.x, rect.x + rect.width];
            expect(near).toBeCloseTo(edge, 6);
            expect(Math.abs(far - near)).toBeCloseTo(Math.abs(scale(Math.max(0, given[i]!.parts[k]!)) - base), 6);
            expect(isUp ? rect.x : rect.y).toBeGreaterThanOrEqual(isUp ? slot.x : slot.y);
            expect(isUp ? rect.x + rect.width : rect.y + rect.height).toBeLessThanOrEqual(
              (isUp ? slot.x + slot.width : slot.y + slot.height) + 1e-9,
            );
            edge = far;
          });
          expect(isUp ? end.y : end.x).toBeCloseTo(edge, 6);
          if (isUp) expect(end.y).toBeGreaterThanOrEqual(frame.y + valueRoom - 1e-6);
          else expect(end.x).toBeLessThanOrEqual(frame.x + frame.width - valueRoom + 1e-6);
        });
      }),
    );
  });

  it('stack load and no-load with the value of both at the end', () => {
    const { bars: drawn, ticks } = barShapes({ bars: [load('A', 50, 25), load('B', 100, 0)], direction: 'up', frame });
    expect(drawn[0]).toEqual({
      name: 'A',
      label: ['A'],
      slot: { x: 40, y: 10, width: 200, height: 200 },
      parts: [
        { x: 116, y: 110, width: 48, height: 100 },
        { x: 116, y: 60, width: 48, height: 50 },
      ],
      total: 75,
      end: { x: 140, y: 60 },
      base: { x: 140, y: 210 },
    });
    expect(ticks.values).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('to the right have their names before them, a slot below the other, and room for the values behind the longest', () => {
    const given = [load('A', 30, 20), load('B', 100, 0), load('C', 0), load('D', 5)];
    const { bars: drawn } = barShapes({ bars: given, direction: 'right', frame, valueRoom: 60, nameRoom: 20 });
    expect(drawn[0]!.parts[0]!.height).toBeCloseTo(19.2, 9);
    expect(drawn.map(({ parts }) => parts.map((rect) => rect!.width))).toEqual([[102, 68], [340, 0], [0], [17]]);
    expect(drawn.map(({ parts }) => parts[0]!.y)).toEqual([35.4, 85.4, 135.4, 185.4].map((y) => expect.closeTo(y, 9)));
    expect(drawn[0]!.parts[1]!.x).toBe(142);
    expect(drawn[1]).toMatchObject({ slot: { x: 40, y: 60, width: 400, height: 50 }, end: { x: 380, y: 95 }, base: { x: 40, y: 95 } });
  });

  it('without names before them stand in the middle of their slots, the only one too', () => {
    const { bars: drawn, scale } = barShapes({ bars: [load('A', 0.4)], direction: 'right', frame });
    expect(drawn[0]).toMatchObject({ slot: frame, parts: [{ x: 40, y: 86, width: 400, height: 48 }] });
    expect(scale.domain()).toEqual([0, 0.4]);
    expect(barShapes({ bars: [load('A', 0.4)], direction: 'up', frame }).scale.domain()).toEqual([0, 0.4]);
  });

  it('keep a pixel where their value takes all the room, and have no length of an endless value', () => {
    const { scale, bars: drawn } = barShapes({ bars: [load('A', 7, Infinity)], direction: 'right', frame, valueRoom: 500 });
    expect(scale(7)).toBe(41);
    expect(drawn[0]).toMatchObject({ parts: [{ width: 1 }, { width: 0 }], total: undefined });
  });

  it('of a missing value are not drawn and have no total; those of zero have both', () => {
    const { bars: drawn } = barShapes({ bars: [load('A', NaN, 20), load('B', 0), load('C'), load('D', 3)], direction: 'right', frame });
    expect(drawn.map(({ total }) => total)).toEqual([undefined, 0, undefined, 3]);
    expect(drawn.map(({ parts }) => parts.map((rect) => rect?.width !== undefined))).toEqual([[false, true], [true], [], [true]]);
  });

  test.each<[string, readonly Bar[]]>([
    ['no bars', []],
    ['missing values alone', [load('A', NaN)]],
    ['zeros alone', [load('A', 0), load('B', 0)]],
  ])('of %s have a scale of one unit', (_, none) => {
    expect(barShapes({ bars: none, direction: 'up', frame }).scale.domain()).toEqual([0, 1]);
  });

  it('share a scale that is at least as long as asked for', () => {
    expect(barShapes({ bars: [load('A', 900)], direction: 'up', frame, minTop: 4000 }).scale.domain()).toEqual([0, 4000]);
  });
});

describe('the scale of bars', () => {
  it('ends with the longest to the right, so that none of their length is lost, and at a round value upwards', () => {
    const given = [load('A', 381), load('B', 40)];
    const { scale, ticks, bars: drawn } = barShapes({ bars: given, direction: 'right', frame, valueRoom: 60 });
    expect(scale.domain()).toEqual([0, 381]);
    expect(drawn[0]!.end.x).toBeCloseTo(frame.x + frame.width - 60);
    expect(ticks.values).toEqual([0, 100, 200, 300]);
    expect(barShapes({ bars: given, direction: 'up', frame }).scale.domain()).toEqual([0, 400]);
  });

  test.each([
    ['right', 80, 100, [0, 50]],
    ['right', 80, 240, [0, 20, 40, 60, 80]],
    ['right', 80, 479, [0, 20, 40, 60, 80]],
    ['right', 80, 480, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
    ['right', 90, 900, [0, 20, 40, 60, 80]],
    ['up', 80, 239, [0, 20, 40, 60, 80]],
    ['up', 80, 240, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
  ] as const)('%s has two labels at least and six at most about, where there is room: to %d in %d px', (direction, longest, px, values) => {
    const square = { x: 0, y: 0, width: px, height: px };
    expect(barShapes({ bars: [load('A', longest)], direction, frame: square }).ticks).toEqual({ values, digits: 0 });
  });

  it('has labels between whole numbers where nothing else is wanted', () => {
    expect(barShapes({ bars: [load('A', 1.7)], direction: 'right', frame }).ticks).toEqual({ values: [0, 0.5, 1, 1.5], digits: 1 });
  });

  test.each([
    [3.47, [0, 0.5, 1, 1.5, 2, 2.5, 3], [0, 1, 2, 3]],
    [1.7, [0, 0.5, 1, 1.5], [0, 1]],
    [15.9, [0, 5, 10, 15], [0, 5, 10, 15]],
  ])('has labels at whole numbers only when they are wanted: up to %d', (longest, usual, whole) => {
    const ticksOf = (hasWholeTicks: boolean) => barShapes({ bars: [load('A', longest)], direction: 'right', frame, hasWholeTicks }).ticks;
    expect(ticksOf(false).values).toEqual(usual);
    expect(ticksOf(true)).toEqual({ values: whole, digits: 0 });
  });
});

describe('the label of a bar', () => {
  test.each([
    [1, 15],
    [4, 15],
    [5, 10],
    [8, 10],
    [9, 7],
    [10, 7],
    [11, 4],
    [100, 4],
  ])('[ANA-14] among %d components has at most %d characters', (count, limit) => {
    expect(labelLimit(count)).toBe(limit);
    const names = Array.from({ length: count }, (_, i) => load('Schraubenkompressor Halle 3'.slice(i % 24), 1));
    for (const { name, label } of barShapes({ bars: names, direction: 'up', frame }).bars) {
      expect(label.length).toBeLessThanOrEqual(2);
      for (const line of label) expect([...line].length).toBeLessThanOrEqual(limit);
      expect(label.join(' ')).toEqual(
        name.split(' ').some((word) => word.length > limit) ? expect.stringMatching(/\u2026/) : expect.anything(),
      );
    }
  });

  test.each([
    ['K4 Werkstatt', 15, ['K4 Werkstatt']],
    ['K4 Werkstatt', 10, ['K4', 'Werkstatt']],
    ['K4 Werkstatt', 7, ['K4', 'Werkst\u2026']],
    ['Halle 3 an der Ostwand', 10, ['Halle 3 an', 'der Ostwa\u2026']],
    ['Schraubenverdichter', 10, ['Schrauben\u2026']],
    ['K1', 4, ['K1']],
    ['', 4, ['']],
  ])('%j has lines of at most %d characters: %j', (name, limit, lines) => {
    expect(labelLines(name, limit)).toEqual(lines);
  });

  test.each([
    ['K1', 4, 'K1'],
    ['K100', 4, 'K100'],
    ['K1000', 4, 'K10\u2026'],
    ['Halle Nord', 7, 'Halle\u2026'],
    ['\u{1F300}\u{1F300}\u{1F300}', 2, '\u{1F300}\u2026'],
    ['', 4, ''],
    ['K1', 0, ''],
  ])('%j within %d is %j', (name, limit, label) => {
    expect(shortLabel(name, limit)).toBe(label);
  });
});
