import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { lineShape } from '../../../core/plot/lineShape.ts';
import { rowsAround } from '../../../core/plot/rowsIn.ts';

const frame = { x: 48, y: 28, width: 600, height: 160 };
const extent = { min: 5, max: 9 };
const maxGapMs = 30_000;

/** The line of a value every 10 s from `startMs` on, as far as the span shows it. */
function line(values: readonly number[], startMs: number, span: ClosedTimeRange) {
  const timesMs = Float64Array.from(values, (_, row) => startMs + row * 10_000);
  const rows = rowsAround(timesMs, values.length, span);
  return lineShape({ timesMs, column: Float64Array.from(values), ...rows, maxGapMs }, { frame, span, extent });
}
const piecesOf = (...drawn: Parameters<typeof line>) => line(...drawn).pieces.map((points) => Array.from(points));

describe('the shape of a line', () => {
  it('has each value at its share of the span, whenever the span begins', () => {
    const startMs = Date.UTC(2026, 10, 20);
    const span = { fromMs: startMs + 10_000, toMs: startMs + 40_000 };
    // one row before the span and one behind it, a third of the frame apart
    expect(piecesOf([5, 7, 9, 7, 5, 6], startMs, span)).toEqual([[-152, 188, 48, 108, 248, 28, 448, 108, 648, 188, 848, 148]]);
  });

  it('breaks at a missing value in the middle of the rows, and draws a value alone as a dash there', () => {
    const span = { fromMs: 20_000, toMs: 80_000 };
    expect(piecesOf([5, 5, 7, 7, NaN, 9, NaN, 7, 7], 0, span)).toEqual([
      [-52, 188, 48, 108, 148, 108],
      [347, 28, 349, 28],
      [548, 108, 648, 108],
    ]);
  });

  it('is the same, moved along, for a span that begins later', () => {
    const value = fc.oneof(
      { weight: 6, arbitrary: fc.double({ min: 5, max: 9, noNaN: true }) },
      { weight: 1, arbitrary: fc.constant(NaN) },
    );
    const values = fc.array(value, { minLength: 1, maxLength: 60 });
    const laterMs = 3_600_000;
    fc.assert(
      fc.property(values, fc.nat(59), fc.integer({ min: 1, max: 60 }), (column, fromRow, rowCount) => {
        const span = { fromMs: fromRow * 10_000, toMs: (fromRow + rowCount) * 10_000 };
        const later = { fromMs: span.fromMs + laterMs, toMs: span.toMs + laterMs };
        expect(line(column, laterMs, later)).toEqual(line(column, 0, span));
      }),
    );
  });
});
