import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { compressorChannel, stateSeconds } from '../../../core/samples/index.ts';
import { ascendingTimesMs, tableOf } from './tables.ts';

const status = compressorChannel('status', 3);
const [off, ready, noLoad, load, error] = [0, 1, 1 | 2, 1 | 2 | 4, 1 | 2 | 4 | 128];

/** Statuses at seconds. */
const log = (...rows: readonly (readonly [atS: number, status: number])[]) =>
  tableOf(
    rows.map(([atS]) => atS * 1000),
    { [status]: rows.map(([, value]) => value) },
  );
const none = { loadS: 0, noLoadS: 0, offS: 0, errorS: 0, noDataS: 0 };

describe('the time a machine spends in its states', () => {
  it('counts each interval to the state at its start', () => {
    const table = log([0, load], [2, load], [4, noLoad], [6, ready], [8, error], [10, off], [12, load]);
    expect(stateSeconds(table, 3, 0, 12_000)).toEqual({ loadS: 4, noLoadS: 2, offS: 4, errorS: 2, noDataS: 0, coverage: 1 });
  });

  it('cuts the first and the last interval at the range', () => {
    const table = log([0, load], [10, noLoad], [20, off]);
    expect(stateSeconds(table, 3, 3000, 14_000)).toEqual({ ...none, loadS: 7, noLoadS: 4, coverage: 1 });
  });

  it('has no data in an outage but for one spacing at its start', () => {
    const table = log([0, load], [2, load], [4, load], [104, load], [106, load]);
    expect(stateSeconds(table, 3, 0, 108_000)).toEqual({ ...none, loadS: 10, noDataS: 98, coverage: 10 / 108 });
  });

  it('takes a late sample for no outage', () => {
    const table = log([0, load], [2, load], [4, load], [10, load], [12, load]);
    expect(stateSeconds(table, 3, 0, 12_000)).toMatchObject({ loadS: 12, noDataS: 0 });
  });

  it('has no data where the status is missing, before the first and after the last sample', () => {
    const table = log([10, load], [12, NaN], [14, noLoad]);
    expect(stateSeconds(table, 3, 0, 20_000)).toEqual({ ...none, loadS: 2, noLoadS: 2, noDataS: 16, coverage: 0.2 });
  });

  it('takes the spacing from the caller when the table is too short to show it', () => {
    expect(stateSeconds(log([0, load]), 3, 0, 10_000)).toMatchObject({ loadS: 0, noDataS: 10 });
    expect(stateSeconds(log([0, load]), 3, 0, 10_000, 2000)).toMatchObject({ loadS: 2, noDataS: 8 });
  });

  test.each([
    ['of a machine without a log', 4, 0, 6000, 6],
    ['of an empty range', 3, 4000, 4000, 0],
    ['of a range that ends before it starts', 3, 4000, 2000, 0],
  ])('is all without data %s', (_, slot, fromMs, untilMs, noDataS) => {
    expect(stateSeconds(log([0, load], [2, load], [4, load]), slot, fromMs, untilMs)).toEqual({ ...none, noDataS, coverage: 0 });
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
        const spent = (from: number, until: number) => stateSeconds(tableOf(times, { [status]: statuses }), 3, from, until);
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
