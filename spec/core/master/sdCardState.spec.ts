import { describe, expect, it, test } from '@jest/globals';
import { sdCardCode, sdCardState, type SdCardState } from '../../../core/master/index.ts';
import { sdCardStates } from '../../../core/master/sdCardState.ts';

describe('the SD card', () => {
  test.each<[number, SdCardState]>([
    [0, 'none'],
    [1, 'ok'],
    [2, 'writeProtected'],
    [3, 'notWritable'],
    [4, 'full'],
  ])('[STATE-6] with code %d is %s', (code, state) => {
    expect(sdCardState(code)).toBe(state);
    expect(sdCardCode(state)).toBe(code);
  });

  it('has no state for a missing or unknown code', () => {
    expect([undefined, -1, 0.5, 5, NaN].map(sdCardState)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(sdCardStates).toHaveLength(5);
  });
});
