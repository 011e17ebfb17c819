import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extremesTree } from '../../../core/totals/extremesTree.ts';

const none = () => new Float64Array(4).fill(-Infinity);
const raised = (into: Float64Array, by: Float64Array) => into.map((value, i) => Math.max(value, by[i]!));

describe('extremes of numbered records', () => {
  it('of any stretch are those of its records, and go on from what is there', () => {
    const value = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -500, max: 500 }) }, { weight: 1, arbitrary: fc.constant(-Infinity) });
    const raises = fc.array(fc.tuple(fc.nat({ max: 400 }), fc.array(value, { minLength: 4, maxLength: 4 })), { maxLength: 60 });
    fc.assert(
      fc.property(raises, fc.nat({ max: 400 }), fc.nat({ max: 400 }), (all, a, b) => {
        const tree = extremesTree();
        for (const [record, values] of all) tree.raise(record, Float64Array.of(9e9, ...values, 9e9), 1);
        const [from, until] = [Math.min(a, b), Math.max(a, b)];
        const before = Float64Array.of(-3, -Infinity, 40, -499);
        const into = before.slice();
        tree.collect(from, until, into);
        const within = all.filter(([record]) => record >= from && record < until);
        expect(into).toEqual(within.reduce((most, [, values]) => raised(most, Float64Array.from(values)), before));
        const saved = tree.save(401);
        expect(saved).toHaveLength(401 * 4);
        for (const record of [from, until, 0, 400]) {
          const own = all.filter(([of]) => of === record).reduce((most, [, values]) => raised(most, Float64Array.from(values)), none());
          expect(saved.slice(record * 4, record * 4 + 4)).toEqual(own);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are found in more than thirty years of quarter hours', () => {
    const tree = extremesTree();
    const records = 2 ** 20 + 5;
    tree.raise(7, Float64Array.of(1, 2, 3, 4), 0);
    tree.raise(records - 1, Float64Array.of(4, 3, 2, 1), 0);
    const [all, withoutEnds] = [none(), none()];
    tree.collect(0, records, all);
    tree.collect(8, records - 1, withoutEnds);
    expect([all, withoutEnds]).toEqual([Float64Array.of(4, 3, 3, 4), none()]);
  });
});
