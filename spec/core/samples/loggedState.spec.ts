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
    ['error', 1 | 2 | 4 | 32768],
    ['noData', NaN],
  ])('is %s for status %d', (state, status) => {
    expect(loggedStateOf(status)).toBe(state);
  });

  it('is an error under an error or lost communication, whatever else is set', () => {
    fc.assert(
      fc.property(fc.oneof(statusWith(128), statusWith(32768)), (status) => {
        expect(loggedStateOf(status)).toBe('error');
      }),
    );
  });
});
