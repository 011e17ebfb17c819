import { describe, expect, it, test } from '@jest/globals';
import { sdCardState } from '../../../core/master/index.ts';
import { sdCardStates } from '../../../core/master/sdCardState.ts';
import { sdCardStyle } from '../../../ui/kit/sdCardStyle.ts';

describe('the SD card', () => {
  test.each([
    [0, 's-off'],
    [1, 's-ok'],
    [2, 's-warn'],
    [3, 's-error'],
    [4, 's-error'],
  ])('[STATE-6] code %i is drawn as %s', (code, tone) => {
    expect(sdCardStyle[sdCardState(code)!].tone).toBe(tone);
  });

  it('[STATE-6] [PROD-3] each state has its own icon and word', () => {
    const looks = sdCardStates.map((state) => sdCardStyle[state]);
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(sdCardStates.length);
    expect(new Set(looks.map(({ word }) => word)).size).toBe(sdCardStates.length);
    expect(new Set(looks.map(({ sentence }) => sentence)).size).toBe(sdCardStates.length);
  });
});
