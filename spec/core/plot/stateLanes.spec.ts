import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { laneStateOf } from '../../../core/plot/laneState.ts';
import { stateRuns } from '../../../core/plot/stateRuns.ts';
import { drawnRuns, stateAt, type StateRows, type StateRun } from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';

const off = 0;
const ready = 1;
const load = 1 | 2 | 4;
const noLoad = 1 | 2;
const error = 128;
const spacing = { spacingMs: 10, maxGapMs: 30 };
const span = { fromMs: 100, toMs: 200 };

const rowsOf = (rows: readonly (readonly [number, number])[]): StateRows => ({
  timesMs: Float64Array.from(rows, ([atMs]) => atMs),
  statuses: Float32Array.from(rows, ([, status]) => status),
  length: rows.length,
  ...spacing,
});
const runsOf = (rows: readonly (readonly [number, number])[], within = span) => stateRuns(rowsOf(rows), within);

/** The same from the definition: row by row, each state until the next row. */
function plainRuns({ timesMs, statuses, length, spacingMs, maxGapMs }: StateRows, { fromMs, toMs }: ClosedTimeRange): readonly StateRun[] {
  const runs: { state: StateRun['state']; fromMs: number; toMs: number }[] = [];
  const extend = (state: StateRun['state'], endMs: number) => {
    const startMs = runs.at(-1)?.toMs ?? fromMs;
    if (endMs <= startMs) return;
    const last = runs.at(-1);
    if (last?.state === state) last.toMs = endMs;
    else runs.push({ state, fromMs: startMs, toMs: endMs });
  };
  for (let row = 0; row < length && timesMs[row]! < toMs; row++) {
    const startMs = timesMs[row]!;
    const nextMs = row + 1 < length ? timesMs[row + 1]! : toMs;
    extend('noData', Math.min(startMs, toMs));
    extend(laneStateOf(statuses![row]!), Math.min(nextMs - startMs > maxGapMs ? startMs + spacingMs : nextMs, toMs));
  }
  extend('noData', toMs);
  return runs;
}

const logs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.constantFrom(off, ready, load, noLoad, error, 32768, NaN)), { maxLength: 60 })
  .map((rows) => {
    let atMs = 40;
    return rows.map(([step, status]) => [(atMs += step), status] as const);
  });

describe("a machine's lane", () => {
  test.each([
    ['nothing logged', [], ['noData 100-200']],
    [
      'a state lasts until the next row',
      [
        [100, load],
        [110, load],
        [120, noLoad],
        [140, load],
        [160, load],
        [190, load],
      ],
      ['load 100-120', 'noLoad 120-140', 'load 140-200'],
    ],
    [
      'the row before the span says how it starts',
      [
        [95, load],
        [115, off],
        [140, off],
        [170, off],
        [195, off],
      ],
      ['load 100-115', 'off 115-200'],
    ],
    [
      'an outage is no data after one spacing',
      [
        [100, load],
        [110, load],
        [180, noLoad],
      ],
      ['load 100-120', 'noData 120-180', 'noLoad 180-200'],
    ],
    [
      'a missing status is no data',
      [
        [100, load],
        [120, NaN],
        [140, error],
        [170, error],
        [195, error],
      ],
      ['load 100-120', 'noData 120-140', 'error 140-200'],
    ],
    [
      'it ends in no data when nothing came for long',
      [
        [100, load],
        [130, load],
      ],
      ['load 100-140', 'noData 140-200'],
    ],
  ] as [string, [number, number][], string[]][])('[ANA-10] %s', (_, rows, expected) => {
    expect(runsOf(rows).map(({ state, fromMs, toMs }) => `${state} ${fromMs}-${toMs}`)).toEqual(expected);
  });

  it('[ANA-10] covers the span without overlap, and its neighbours differ', () => {
    fc.assert(
      fc.property(logs, (rows) => {
        const runs = runsOf(rows);
        expect(runs[0]?.fromMs).toBe(span.fromMs);
        expect(runs.at(-1)?.toMs).toBe(span.toMs);
        for (let i = 1; i < runs.length; i++) {
          expect(runs[i]!.fromMs).toBe(runs[i - 1]!.toMs);
          expect(runs[i]!.state).not.toBe(runs[i - 1]!.state);
        }
      }),
    );
  });

  it('shows at each row the state that was logged there', () => {
    fc.assert(
      fc.property(logs, (rows) => {
        const runs = runsOf(rows);
        for (const [atMs, status] of rows) {
          if (atMs < span.fromMs || atMs >= span.toMs) continue;
          expect(runs.find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs)?.state).toBe(laneStateOf(status));
        }
      }),
    );
  });

  it('is the same in a log of thousands of changes as row by row', () => {
    const rows = rowsOf(Array.from({ length: 5000 }, (_, i) => [i * 10, [load, noLoad, off, load, error][i % 5]!]));
    const whole = { fromMs: 5, toMs: 49_995 };
    expect(stateRuns(rows, whole)).toEqual(plainRuns(rows, whole));
  });

  it('is the same in any part of the log as row by row', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 400 }), (log, fromMs, lengthMs) => {
        const rows = rowsOf(log);
        const within = { fromMs, toMs: fromMs + lengthMs };
        const runs = stateRuns(rows, within);
        expect(runs).toEqual(plainRuns(rows, within));
        for (const run of runs) expect(stateAt(rows, within, (run.fromMs + run.toMs) / 2)).toBe(run.state);
      }),
      {
        examples: [
          [
            [
              [83, off],
              [87, off],
              [107, off],
              [127, off],
            ],
            156,
            1,
          ],
        ],
      },
    );
  });

  it('has at the end of a span the state that begins there', () => {
    const rows = rowsOf([
      [180, load],
      [200, off],
      [220, noLoad],
    ]);
    expect([199, 200, 210, 220].map((atMs) => stateAt(rows, span, atMs))).toEqual(['load', 'off', 'off', 'noLoad']);
  });

  it('is no data where no status was ever recorded', () => {
    const rows = { ...rowsOf([[100, load]]), statuses: undefined };
    expect(stateRuns(rows, span)).toEqual([{ state: 'noData', ...span }]);
    expect(stateAt(rows, span, 150)).toBe('noData');
  });

  it('of the same statuses at other times, of fewer rows or with other gaps is another one', () => {
    const rows = rowsOf([
      [100, load],
      [120, noLoad],
      [190, off],
    ]);
    const states = (of: StateRows) => stateRuns(of, span).map(({ state, fromMs }) => `${state} ${fromMs}`);
    expect(states(rows)).toEqual(['load 100', 'noLoad 120', 'noData 130', 'off 190']);
    expect(states({ ...rows, length: 2 })).toEqual(['load 100', 'noLoad 120', 'noData 130']);
    expect(states({ ...rows, spacingMs: 20 })).toEqual(['load 100', 'noLoad 120', 'noData 140', 'off 190']);
    expect(states({ ...rows, maxGapMs: 70 })).toEqual(['load 100', 'noLoad 120', 'off 190']);
    expect(states({ ...rows, timesMs: rows.timesMs.map((atMs) => atMs + 5) })).toEqual([
      ...['noData 100', 'load 105', 'noLoad 125', 'noData 135', 'off 195'],
    ]);
  });

  it('draws as many pixels as there are, loses no error and covers the same span', () => {
    const rows = rowsOf(Array.from({ length: 2000 }, (_, i) => [i * 10, i === 777 ? error : i % 2 === 0 ? load : noLoad]));
    const drawn = drawnRuns(rows, { fromMs: 0, toMs: 20_000 }, 300);
    expect(drawn.length).toBeLessThanOrEqual(300);
    expect(drawn.filter(({ state }) => state === 'error')).toHaveLength(1);
    expect([drawn[0]?.fromMs, drawn.at(-1)?.toMs]).toEqual([0, 20_000]);
    for (let i = 1; i < drawn.length; i++) expect(drawn[i]!.fromMs).toBe(drawn[i - 1]!.toMs);
  });

  it('shows of each pixel the state that lasted longest', () => {
    const rows = rowsOf(Array.from({ length: 300 }, (_, i) => [i * 10, i % 10 < 7 ? load : off]));
    expect(drawnRuns(rows, { fromMs: 0, toMs: 3000 }, 30).map(({ state }) => state)).toEqual(['load']);
  });

  it('shows of each pixel the state that lasted longest, or an error, in any part of any log', () => {
    fc.assert(
      fc.property(
        logs,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 300, max: 1500 }),
        fc.integer({ min: 2, max: 20 }),
        (log, fromMs, lengthMs, columns) => {
          const rows = rowsOf(log);
          const within = { fromMs, toMs: fromMs + lengthMs };
          const runs = stateRuns(rows, within);
          const drawn = drawnRuns(rows, within, columns);
          if (runs.length <= columns / 2) return;
          for (let column = 0; column < columns; column++) {
            const startMs = fromMs + (column * lengthMs) / columns;
            const endMs = fromMs + ((column + 1) * lengthMs) / columns;
            const lasted = new Map<string, number>();
            for (const run of runs) {
              const inside = Math.min(run.toMs, endMs) - Math.max(run.fromMs, startMs);
              if (inside > 1e-6) lasted.set(run.state, (lasted.get(run.state) ?? 0) + inside);
            }
            const shown = drawn.find((run) => run.fromMs <= startMs + 1e-6 && run.toMs >= endMs - 1e-6)!.state;
            if (lasted.has('error')) expect(shown).toBe('error');
            else expect(lasted.get(shown)).toBeCloseTo(Math.max(...lasted.values()), 6);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps few runs as they are', () => {
    const rows = rowsOf([
      [100, load],
      [120, off],
      [140, load],
      [170, load],
      [195, load],
    ]);
    expect(drawnRuns(rows, span, 300)).toEqual(stateRuns(rows, span));
  });

  it('keeps as many runs as half of the pixels, and draws more by pixel', () => {
    const two = rowsOf([
      [100, load],
      [113, off],
      [140, off],
      [170, off],
      [195, off],
    ]);
    const drawnOf = (rows: StateRows) => drawnRuns(rows, span, 4).map(({ state, fromMs, toMs }) => `${state} ${fromMs}-${toMs}`);
    expect(drawnOf(two)).toEqual(['load 100-113', 'off 113-200']);
    const three = rowsOf([
      [100, load],
      [113, off],
      [140, off],
      [170, load],
      [195, load],
    ]);
    expect(drawnOf(three)).toEqual(['load 100-125', 'off 125-175', 'load 175-200']);
  });

  it('[ANA-10] goes from off to ready and back: a machine that is ready is not off', () => {
    const runs = runsOf([
      [100, off],
      [120, ready],
      [150, ready | 64],
      [170, off],
      [195, off],
    ]);
    expect(runs.map(({ state, fromMs, toMs }) => `${state} ${fromMs}-${toMs}`)).toEqual(['off 100-120', 'ready 120-170', 'off 170-200']);
  });
});
