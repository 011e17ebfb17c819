import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stackColumns } from '../../../core/plot/index.ts';

const columns = fc
  .integer({ min: 1, max: 20 })
  .chain((length) =>
    fc.array(fc.array(fc.oneof(fc.constant(NaN), fc.integer({ min: 0, max: 500 })), { minLength: length, maxLength: length }), {
      maxLength: 10,
    }),
  )
  .map((all) => all.map((values) => Float32Array.from(values)));

describe('columns on top of each other', () => {
  it('come to the sum of all that is known, and a value lies on those below it', () => {
    fc.assert(
      fc.property(columns, (all) => {
        const length = all[0]?.length ?? 0;
        const stacked = stackColumns(all, length);
        const upwards = stacked.map((of, i) => ({ ...of, own: all[i]! })).sort((a, b) => a.place - b.place);
        expect(upwards.map(({ place }) => place)).toEqual(all.map((_, i) => i));
        for (let row = 0; row < length; row++) {
          let below = 0;
          for (const { own, column } of upwards) {
            if (Number.isNaN(own[row]!)) expect(column[row]).toBeNaN();
            else expect(column[row]).toBe((below += own[row]!));
          }
        }
      }),
    );
  });

  it('stand on the one that has the most in all', () => {
    const [little, most, some] = stackColumns([Float32Array.of(1, 1), Float32Array.of(9, NaN), Float32Array.of(0, 4)], 2);
    expect([little!.place, most!.place, some!.place]).toEqual([2, 0, 1]);
    expect([...little!.column]).toEqual([10, 5]);
  });

  it('that come to the same stand in their order, on one that misses a value', () => {
    const stacked = stackColumns([Float32Array.of(1, 3), Float32Array.of(2, 2), Float32Array.of(NaN, 9), Float32Array.of(4, 0)], 2);
    expect(stacked.map(({ place }) => place)).toEqual([1, 2, 0, 3]);
    expect(stacked.map(({ column }) => [...column])).toEqual([
      [1, 12],
      [3, 14],
      [NaN, 9],
      [7, 14],
    ]);
  });
});
