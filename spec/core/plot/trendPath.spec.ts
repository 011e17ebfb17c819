import { describe, expect, it } from '@jest/globals';
import { linePoints } from '../../../core/plot/linePoints.ts';
import { trendPath } from '../../../core/plot/index.ts';

const box = { width: 100, height: 24, padding: 2, maxGapMs: 30, span: { fromMs: 0, toMs: 100 } };
const trend = (times: readonly number[], values: readonly number[], more = {}) =>
  trendPath({ ...box, timesMs: Float64Array.from(times), column: Float64Array.from(values), length: times.length, ...more });

describe('a trend line', () => {
  it('runs from its least value at the bottom to its greatest at the top', () => {
    expect(trend([0, 25, 50], [7, 7.5, 7.25])).toBe('M0,22L25,2L50,12');
  });

  it('breaks at a missing value and at a gap', () => {
    expect(trend([0, 20, 40, 60, 100], [7, NaN, 7, 8, 8])).toBe('M0,22ZM40,22L60,2M100,2Z');
  });

  it('is a level line in the middle while nothing changes', () => {
    expect(trend([0, 20], [7, 7])).toBe('M0,12L20,12');
  });

  it('does not blow up a change smaller than the least range', () => {
    expect(trend([0, 20], [7, 7.1], { minRange: 1 })).toBe('M0,13L20,11');
  });

  it('stands on its floor where one is given, or on a lesser value', () => {
    expect(trend([0, 20], [5, 10], { floor: 0 })).toBe('M0,12L20,2');
    expect(trend([0, 20], [0, 0], { floor: 0, minRange: 5 })).toBe('M0,22L20,22');
    expect(trend([0, 20], [-10, 10], { floor: 0 })).toBe('M0,22L20,2');
  });

  it('leaves 2 px free above and below, whatever its values are', () => {
    const [times, column] = [Float64Array.of(10, 30, 60), Float64Array.of(5, 5.4, 5.1)];
    const span = { fromMs: 10, toMs: 110 };
    expect(trendPath({ timesMs: times, column, length: 3, span, width: 50, height: 44, maxGapMs: 30 })).toBe('M0,42L10,2L25,32');
    expect(trendPath({ timesMs: times, column, length: 3, span, width: 50, height: 44, maxGapMs: 29, padding: 12 })).toBe(
      'M0,32L10,12M25,27Z',
    );
  });

  it('has the pieces and points of the same line in a chart', () => {
    const rows = 3000;
    const times = Float64Array.from({ length: rows }, (_, i) => i * 10 + (i % 700 === 0 ? -3 : 0) + Math.floor(i / 450) * 40);
    const column = Float64Array.from({ length: rows }, (_, i) => (i % 333 < 2 || i < 3 ? NaN : Math.sin(i / 7) * (1 + (i % 11))));
    for (const [fromMs, toMs] of [
      [0, Infinity],
      [4444, 22_222],
      [10, 90],
    ] as const) {
      const span = { fromMs, toMs: Math.min(toMs, times.at(-1)!) };
      const path = trendPath({ ...box, timesMs: times, column, length: rows, span });
      const fromIndex = times.findIndex((atMs) => atMs >= span.fromMs);
      const untilIndex = times.findLastIndex((atMs) => atMs <= span.toMs) + 1;
      const pieces = linePoints({ timesMs: times, column, fromIndex, untilIndex, maxGapMs: box.maxGapMs });
      const counts = path.split('M').slice(1);
      expect(counts.map((piece) => piece.split('L').length)).toEqual(pieces.map((piece) => piece.length));
    }
  });

  it('goes on over a gap as long as is allowed, and has the rows that count', () => {
    expect(trend([0, 30, 60], [7, 7.5, 7.25])).toBe('M0,22L30,2L60,12');
    expect(trend([0, 30, 61], [7, 7.5, 7.25])).toBe('M0,22L30,2M61,12Z');
    expect(trend([0, 25, 50], [7, 7.5, 20], { length: 2 })).toBe('M0,22L25,2');
  });

  it('is empty without values', () => {
    expect(trend([], [])).toBe('');
    expect(trend([10], [NaN])).toBe('');
  });
});
