import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type LoggedState, loggedStateOf } from '../../../core/samples/index.ts';
import { statusWith } from '../compressor/statuses.ts';

describe('the logged state of a machine', () => {
  test.each<[LoggedState, number]>([
    ['off', 0],
    ['off', 1],
    ['noLoad', 1 | 2],
    ['noLoad', 1 | 2 | 256],
    ['noLoad', 1 | 2 | 512],
    ['load', 1 | 2 | 4],
    ['load', 1 | 2 | 4 | 32 | 64],
    ['off', 64],
    ['error', 128],
    ['noData', 1 | 2 | 4 | 32768],
    ['noData', NaN],
  ])('is %s for status %d', (state, status) => {
    expect(loggedStateOf(status)).toBe(state);
  });

  it.each<[LoggedState, number]>([
    ['noData', 32768],
    ['error', 128],
  ])('is %s under bit %d, whatever milder bit is set', (state, bit) => {
    fc.assert(
      fc.property(statusWith(bit), (status) => {
        expect(loggedStateOf(bit === 128 ? status & ~32768 : status)).toBe(state);
      }),
    );
  });
});
