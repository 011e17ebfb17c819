import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel } from '../../../core/samples/index.ts';
import { loadShareOf, stateSeconds, totalsOf } from '../../../core/totals/index.ts';
import { ascendingTimesMs, tableOf } from '../samples/tables.ts';

const status = compressorChannel('status', 3);
const [off, ready, noLoad, load, error] = [0, 1, 1 | 2, 1 | 2 | 4, 1 | 2 | 4 | 128];

/** Statuses at seconds. */
const log = (...rows: readonly (readonly [atS: number, status: number])[]) =>
  tableOf(
    rows.map(([atS]) => atS * 1000),
    { [status]: rows.map(([, value]) => value) },
  );
const periodMs = 2000;
const none = { loadS: 0, noLoadS: 0, offS: 0, errorS: 0, noDataS: 0 };

describe('the time a machine spends in its states', () => {
  it('counts each interval to the state at its start', () => {
    const table = log([0, load], [2, load], [4, noLoad], [6, ready], [8, error], [10, off], [12, load]);
    expect(stateSeconds(table, 3, 0, 12_000, periodMs)).toEqual({ loadS: 4, noLoadS: 2, offS: 4, errorS: 2, noDataS: 0, coverage: 1 });
  });

  it('cuts the first and the last interval at the range', () => {
    const table = log([0, load], [10, noLoad], [20, off]);
    expect(stateSeconds(table, 3, 3000, 14_000, 10_000)).toEqual({ ...none, loadS: 7, noLoadS: 4, coverage: 1 });
  });

  it('has no data in a gap beyond the period of the sample before it', () => {
    const table = log([0, load], [2, load], [4, load], [104, load], [106, load]);
    expect(stateSeconds(table, 3, 0, 108_000, periodMs)).toEqual({ ...none, loadS: 10, noDataS: 98, coverage: 10 / 108 });
    expect(stateSeconds(log([0, load], [4, load], [6, load]), 3, 0, 8000, periodMs)).toMatchObject({ loadS: 6, noDataS: 2 });
  });

  it('counts a sample less than its period when the next one comes sooner', () => {
    expect(stateSeconds(log([0, load], [1, noLoad], [3, off]), 3, 0, 5000, periodMs)).toMatchObject({ loadS: 1, noLoadS: 2, offS: 2 });
  });

  it('has no data where the status is missing, before the first and after the last sample', () => {
    const table = log([10, load], [12, NaN], [14, noLoad]);
    expect(stateSeconds(table, 3, 0, 20_000, periodMs)).toEqual({ ...none, loadS: 2, noLoadS: 2, noDataS: 16, coverage: 0.2 });
  });

  it('counts the rows of the table, and nothing of the memory behind them', () => {
    const table = { ...log([0, load], [2, noLoad], [3, off]), length: 2 };
    expect(stateSeconds(table, 3, 0, 10_000, periodMs)).toEqual({ ...none, loadS: 2, noLoadS: 2, noDataS: 6, coverage: 0.4 });
  });

  test.each([
    ['of a machine without a log', 4, 0, 6000, 6],
    ['of an empty range', 3, 4000, 4000, 0],
    ['of a range that ends before it starts', 3, 4000, 2000, 0],
  ])('is all without data %s', (_, slot, fromMs, untilMs, noDataS) => {
    expect(stateSeconds(log([0, load], [2, load], [4, load]), slot, fromMs, untilMs, periodMs)).toEqual({ ...none, noDataS, coverage: 0 });
  });

  it('adds up to the range, and over ranges that follow each other', () => {
    const logged = ascendingTimesMs(80).chain((times) =>
      fc.tuple(
        fc.constant(times),
        fc.array(fc.constantFrom(off, ready, noLoad, load, error, NaN), { minLength: times.length, maxLength: times.length }),
      ),
    );
    fc.assert(
      fc.property(logged, fc.array(fc.nat(600_000), { minLength: 3, maxLength: 3 }), ([times, statuses], moments) => {
        const [fromMs, middleMs, untilMs] = moments.toSorted((a, b) => a - b) as [number, number, number];
        const table = tableOf(times, { [status]: statuses });
        const spent = (from: number, until: number) => stateSeconds(table, 3, from, until, periodMs);
        const { loadS, noLoadS, offS, errorS, noDataS } = totalsOf(table, { fromMs, untilMs }, periodMs / 1000).machines[2]!;
        expect(spent(fromMs, untilMs)).toMatchObject({ loadS, noLoadS, offS, errorS, noDataS });
        const { coverage, ...seconds } = spent(fromMs, untilMs);
        const total = Object.values(seconds).reduce((sum, s) => sum + s, 0);
        expect(total).toBeCloseTo((untilMs - fromMs) / 1000, 6);
        expect(coverage * total).toBeCloseTo(total - seconds.noDataS, 6);
        const [first, second] = [spent(fromMs, middleMs), spent(middleMs, untilMs)];
        for (const state of ['loadS', 'noLoadS', 'offS', 'errorS', 'noDataS'] as const)
          expect(first[state] + second[state]).toBeCloseTo(seconds[state], 6);
      }),
    );
  });
});

test.each([
  [30, 90, 0.25],
  [30, 0, 1],
  [0, 30, 0],
  [0, 0, undefined],
])('the share of load: %i s of load, %i s of no-load', (loadS, noLoadS, share) => {
  expect(loadShareOf({ loadS, noLoadS })).toBe(share);
});
