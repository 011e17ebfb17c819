import { describe, expect, it } from '@jest/globals';
import { heatCellAt, heatMapShapes } from '../../../core/plot/index.ts';

const rows = [
  [1, 5, 5, undefined],
  ['outside', 'outside', 10, 9],
] as const;
const frame = { x: 10, y: 20, width: 40, height: 20 };

describe('a heat map', () => {
  it('has what is alike beside each other as one, what is missing as a level of its own, and nothing outside', () => {
    expect(heatMapShapes(rows, [5, 10], frame, 1)).toEqual([
      { level: 0, path: 'M10 20h10v9h-10z' },
      { level: 1, path: 'M20 20h20v9h-20zM40 30h10v9h-10z' },
      { level: undefined, path: 'M40 20h10v9h-10z' },
      { level: 2, path: 'M30 30h10v9h-10z' },
    ]);
    expect(heatMapShapes([], [5], frame, 1)).toEqual([]);
  });

  it('has its cells at tenths of a pixel', () => {
    const thirds = { x: 0.25, y: 1, width: 10, height: 20 };
    expect(heatMapShapes([[4], [4, 5, 5], [4]], [5], thirds, 2)).toEqual([
      { level: 0, path: 'M0.3 1h3.3v4.7h-3.3zM0.3 7.7h3.3v4.7h-3.3zM0.3 14.3h3.3v4.7h-3.3z' },
      { level: 1, path: 'M3.6 7.7h6.7v4.7h-6.7z' },
    ]);
  });

  it.each([
    [0, 0, { row: 0, column: 0 }],
    [0.99, 0.6, { row: 1, column: 3 }],
    [0.5, 0.49, { row: 0, column: 2 }],
    [1, 0.5, undefined],
    [0.5, 1, undefined],
    [-0.1, 0.5, undefined],
  ])('knows the cell at %d, %d of its frame', (x, y, cell) => {
    expect(heatCellAt(rows, x, y)).toEqual(cell);
  });
});
