import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { masterState, type MasterState } from '../../../core/master/index.ts';

const word = fc.nat({ max: 0xffff });

describe('the master control', () => {
  test.each<[MasterState, number, number]>([
    ['off', 0, 1],
    ['inactive', 1, 2],
    ['active', 1 | 2, 0],
  ])('[STATE-5] is %s with bits %d set and %d unset, whatever the others are', (state, set, unset) => {
    fc.assert(
      fc.property(word, (status) => {
        expect(masterState((status | set) & ~unset)).toBe(state);
      }),
    );
  });

  it('has no state while its status is missing', () => {
    expect(masterState(undefined)).toBeUndefined();
  });
});
