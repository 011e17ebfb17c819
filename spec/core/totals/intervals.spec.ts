import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { intervalsOf, periodMsOf, quarterHourMs } from '../../../core/totals/intervals.ts';

interface Counted {
  readonly timesMs: readonly number[];
  readonly fromMs: number;
  readonly untilMs: number;
  readonly periodMs: number;
  readonly lastMs: number;
}

/** By quarter hour and row the time that the row counts there; one in the span is in its own quarter hour in any case. */
function counted({ timesMs, fromMs, untilMs, periodMs, lastMs }: Counted): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const found = new Map<number, Map<number, number>>();
  timesMs.forEach((atMs, row) => {
    const ownMs = row + 1 < timesMs.length ? Math.min(timesMs[row + 1]! - atMs, periodMs) : lastMs;
    const [startMs, endMs] = [Math.max(atMs, fromMs), Math.min(atMs + ownMs, untilMs)];
    for (let quarter = Math.floor(atMs / quarterHourMs); quarter * quarterHourMs <= atMs + ownMs; quarter++) {
      const ms = Math.min(endMs, (quarter + 1) * quarterHourMs) - Math.max(startMs, quarter * quarterHourMs);
      const isIn = atMs >= fromMs && atMs < untilMs && Math.floor(atMs / quarterHourMs) === quarter;
      if (ms > 0 || isIn) found.set(quarter, (found.get(quarter) ?? new Map<number, number>()).set(row, Math.max(0, ms)));
    }
  });
  return new Map([...found].sort(([a], [b]) => a - b));
}

const gap = fc.oneof(
  { weight: 8, arbitrary: fc.constant(20_000) },
  { weight: 2, arbitrary: fc.constantFrom(10_000, 40_000, quarterHourMs, 3 * quarterHourMs + 1) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000_000 }) },
);
const edge = fc.oneof(
  fc.integer({ min: -quarterHourMs, max: 8 * quarterHourMs }),
  fc.integer({ min: -1, max: 8 }).map((quarter) => quarter * quarterHourMs),
);
const anyCounted = fc
  .record({
    gaps: fc.array(gap, { maxLength: 60 }),
    startMs: fc.oneof(fc.integer({ min: -quarterHourMs, max: 2 * quarterHourMs }), fc.constantFrom(0, -20_000, quarterHourMs)),
    edges: fc.oneof({ weight: 3, arbitrary: fc.tuple(edge, edge) }, { weight: 1, arbitrary: fc.constant([-Infinity, Infinity] as const) }),
    periodMs: fc.constantFrom(20_000, 20_000, 2000, 60_000, 3_600_000),
    lastMs: fc.constantFrom(0, 20_000, 3_600_000),
  })
  .map(({ gaps, startMs, edges, ...rest }): Counted => {
    let atMs = startMs;
    return { timesMs: gaps.map((gapMs) => (atMs += gapMs)), fromMs: Math.min(...edges), untilMs: Math.max(...edges), ...rest };
  });

describe('the time that rows count', () => {
  it('is cut at quarter hours and at the ends of a span, and handed over by first rows, heads and steps', () => {
    fc.assert(
      fc.property(anyCounted, ({ timesMs, fromMs, untilMs, periodMs, lastMs }) => {
        const span = { fromMs, untilMs };
        // behind the rows is memory that holds something
        const intervals = intervalsOf(Float64Array.of(...timesMs, 9, 9), timesMs.length, span, periodMs, lastMs);
        const { quarters, firstRow, headRow, headMs, stepsMs, commonMs, elapsedMs, toleranceMs } = intervals;
        const expected = counted({ timesMs, fromMs, untilMs, periodMs, lastMs });
        expect(quarters).toEqual([...expected.keys()]);
        quarters.forEach((quarter, i) => {
          const [first, behind] = [firstRow[i]!, firstRow[i + 1]!];
          const rows = Array.from({ length: behind - first }, (_, at) => first + at);
          const head = headRow[i]!;
          expect([...(head < 0 ? [] : [[head, headMs[i]]]), ...rows.map((row) => [row, stepsMs[row]])]).toEqual([
            ...expected.get(quarter)!,
          ]);
          const steps = new Set(rows.map((row) => stepsMs[row]!));
          if (rows.length > 0) expect(commonMs[i]).toBe(steps.size === 1 ? [...steps][0] : 0);
          for (const row of rows) expect(elapsedMs[row + 1]! - elapsedMs[row]!).toBe(stepsMs[row]);
        });
        expect(toleranceMs).toBe(3 * periodMs);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [2, 2000],
    [0.5, 500],
    [1.2346, 1235],
    [0.0001, 1],
    [3600, 3_600_000],
    [3600.001, 0],
    [0, 0],
    [-1, 0],
    [NaN, 0],
  ])('has a period of %d s as %i ms, where 0 is one that no log has', (periodS, periodMs) => {
    expect(periodMsOf(periodS)).toBe(periodMs);
  });
});
