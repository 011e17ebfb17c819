import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loggedStateOf } from '../../../core/samples/loggedState.ts';
import { statusRuns } from '../../../core/samples/statusRuns.ts';
import { load, noLoad, ready } from './logs.ts';

const words = fc.array(fc.constantFrom(load, noLoad, ready, NaN), { minLength: 1, maxLength: 20 });

describe('the runs of a status column', () => {
  it('between two rows are those of the same status, whole and none beyond', () => {
    const status = Float64Array.of(load, load, noLoad, NaN, NaN, load, load);
    const runs = statusRuns(status, 1, 6);
    expect(runs.map(({ fromRow, untilRow }) => [fromRow, untilRow])).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [5, 6],
    ]);
    expect(runs.map(({ state }) => state)).toEqual([load, noLoad, NaN, load].map(loggedStateOf));
  });

  it('follow each other from the first row to the last, and no two neighbours have the same status', () => {
    fc.assert(
      fc.property(words, fc.nat({ max: 20 }), fc.nat({ max: 20 }), (status, first, count) => {
        const from = Math.min(first, status.length);
        const until = Math.min(from + count, status.length);
        const runs = statusRuns(Float64Array.from(status), from, until);
        const rows = runs.flatMap(({ fromRow, untilRow }) => Array.from({ length: untilRow - fromRow }, (_, i) => fromRow + i));
        expect(rows).toEqual(Array.from({ length: until - from }, (_, i) => from + i));
        expect(runs.filter(({ fromRow }, i) => i > 0 && Object.is(status[fromRow], status[fromRow - 1]))).toEqual([]);
      }),
    );
  });
});
