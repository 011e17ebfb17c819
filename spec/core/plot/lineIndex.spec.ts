import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingSpans } from '../../../core/plot/missingSpans.ts';
import { lineIndex } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';

const maxGapMs = 30;

interface Log {
  readonly timesMs: Float64Array;
  readonly columns: readonly Float64Array[];
}

const logs: fc.Arbitrary<Log> = fc
  .array(fc.record({ stepMs: fc.integer({ min: 1, max: 60 }), values: fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(1, 1, NaN))) }), {
    maxLength: 60,
  })
  .map((rows) => {
    let atMs = 0;
    return {
      timesMs: Float64Array.from(rows, ({ stepMs }) => (atMs += stepMs)),
      columns: [0, 1, 2].map((i) => Float64Array.from(rows, ({ values }) => values[i]!)),
    };
  });

/** From the definition: row by row. */
function plainMissing({ timesMs, columns }: Log, span: ClosedTimeRange): readonly ClosedTimeRange[] {
  const missing: ClosedTimeRange[] = [];
  let knownMs = span.fromMs;
  const meet = (atMs: number) => {
    const fromMs = Math.max(span.fromMs, knownMs);
    const toMs = Math.min(span.toMs, atMs);
    if (atMs - knownMs > maxGapMs && toMs > fromMs) missing.push({ fromMs, toMs });
    knownMs = atMs;
  };
  timesMs.forEach((atMs, row) => {
    if (knownMs >= span.toMs || columns.every((column) => Number.isNaN(column[row]!))) return;
    if (atMs <= span.fromMs) knownMs = atMs;
    else meet(atMs);
  });
  if (knownMs < span.toMs) meet(span.toMs);
  return missing;
}

describe('the index of a line', () => {
  it('finds in any part what is missing of several lines, as a look at every row does', () => {
    fc.assert(
      fc.property(
        logs,
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 3 }),
        (log, fromMs, lengthMs, count) => {
          const span = { fromMs, toMs: fromMs + lengthMs };
          const columns = log.columns.slice(0, count);
          expect(missingSpans({ timesMs: log.timesMs, columns, length: log.timesMs.length, maxGapMs }, span)).toEqual(
            plainMissing({ timesMs: log.timesMs, columns }, span),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('breaks a whole column where its times do, whatever other columns of these times lack', () => {
    fc.assert(
      fc.property(logs, ({ timesMs, columns }) => {
        const whole = timesMs.map(() => 1);
        const lacking = columns[0]!.slice();
        const rows = { timesMs, length: timesMs.length, maxGapMs };
        const breaksOf = (column: Float64Array) => [...lineIndex({ ...rows, column }).breaks];
        const plain = (column: Float64Array) =>
          [...timesMs].reduce<number[]>((breaks, atMs, row) => {
            const isBroken = row > 0 && (Number.isNaN(column[row]) || Number.isNaN(column[row - 1]) || atMs - timesMs[row - 1]! > maxGapMs);
            return [...breaks, (breaks.at(-1) ?? 0) + (isBroken ? 1 : 0)];
          }, []);
        for (const column of [whole, lacking, whole.slice()]) expect(breaksOf(column)).toEqual(plain(column));
      }),
    );
  });

  it('counts the breaks up to each row', () => {
    const column = Float64Array.of(1, 1, NaN, 1, 1, 1);
    const { breaks, gaps } = lineIndex({ timesMs: Float64Array.of(0, 10, 20, 30, 80, 90), column, length: 6, maxGapMs });
    expect(Array.from(breaks)).toEqual([0, 0, 1, 2, 3, 3]);
    expect(gaps).toEqual([
      { fromMs: -Infinity, toMs: 0 },
      { fromMs: 30, toMs: 80 },
      { fromMs: 90, toMs: Infinity },
    ]);
  });

  it.each([
    ['whole', [1, 2, 3, 4]],
    ['that lacks a value', [NaN, 2, 3, 4]],
  ])('of a line %s is of the rows that count', (_, values) => {
    const first = Number.isNaN(values[0]) ? 10 : 0;
    const { breaks, gaps } = lineIndex({
      timesMs: Float64Array.of(0, 10, 20, 100),
      column: Float64Array.from(values),
      length: 2,
      maxGapMs,
    });
    expect(breaks).toEqual(Int32Array.of(0, first === 0 ? 0 : 1));
    expect(gaps).toEqual([
      { fromMs: -Infinity, toMs: first },
      { fromMs: 10, toMs: Infinity },
    ]);
  });

  it('is broken where rows are further apart than the gap, and not where they are as far apart', () => {
    for (const first of [1, NaN]) {
      const column = Float64Array.of(first, 1, 1, 1);
      const { breaks, gaps } = lineIndex({ timesMs: Float64Array.of(-10, 0, 30, 61), column, length: 4, maxGapMs });
      expect([breaks[2]! - breaks[1]!, breaks[3]! - breaks[2]!]).toEqual([0, 1]);
      expect(gaps.slice(1, -1)).toEqual([{ fromMs: 30, toMs: 61 }]);
    }
  });

  it('is made once for the same rows, and again for others', () => {
    const rows = { timesMs: Float64Array.of(0, 10), column: Float64Array.of(1, 2), length: 2, maxGapMs };
    expect(lineIndex({ ...rows })).toBe(lineIndex(rows));
    const first = lineIndex(rows);
    expect(lineIndex({ ...rows, length: 1 }).breaks).toHaveLength(1);
    expect(lineIndex({ ...rows, maxGapMs: 5 }).breaks[1]).toBe(1);
    expect(lineIndex(rows)).not.toBe(first);
  });
});
