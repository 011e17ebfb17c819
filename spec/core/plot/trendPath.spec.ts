import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { trendPath } from '../../../core/plot/index.ts';

const box = { width: 100, height: 24, padding: 2, maxGapMs: 30, span: { fromMs: 0, untilMs: 100 } };
const trend = (times: readonly number[], values: readonly number[], more = {}) =>
  trendPath({ ...box, timesMs: Float64Array.from(times), column: Float64Array.from(values), length: times.length, ...more });

describe('a trend line', () => {
  it('runs from its least value at the bottom to its greatest at the top', () => {
    expect(trend([0, 25, 50], [7, 7.5, 7.25])).toBe('M0.0 22.0L25.0 2.0L50.0 12.0');
  });

  it('breaks at a missing value and at a gap', () => {
    expect(trend([0, 20, 40, 60, 100], [7, NaN, 7, 8, 8])).toBe('M0.0 22.0h0M40.0 22.0L60.0 2.0M100.0 2.0h0');
  });

  it('is a level line in the middle while nothing changes', () => {
    expect(trend([0, 20], [7, 7])).toBe('M0.0 12.0L20.0 12.0');
  });

  it('does not blow up a change smaller than the least range', () => {
    expect(trend([0, 20], [7, 7.1], { leastRange: 1 })).toBe('M0.0 13.0L20.0 11.0');
  });

  it('stands on its floor where one is given, or on a lesser value', () => {
    expect(trend([0, 20], [5, 10], { floor: 0 })).toBe('M0.0 12.0L20.0 2.0');
    expect(trend([0, 20], [0, 0], { floor: 0, leastRange: 5 })).toBe('M0.0 22.0L20.0 22.0');
    expect(trend([0, 20], [-10, 10], { floor: 0 })).toBe('M0.0 22.0L20.0 2.0');
  });

  it('is empty without values', () => {
    expect(trend([], [])).toBe('');
    expect(trend([10], [NaN])).toBe('');
  });

  it('needs no drawing package', () => {
    const files = ['trendPath', 'linePoints', 'extentOf', 'rowsIn', 'shapes'];
    for (const file of files) expect(readFileSync(`core/plot/${file}.ts`, 'utf8')).not.toMatch(/from 'd3-/);
  });
});
