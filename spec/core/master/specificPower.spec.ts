import { describe, expect, it, test } from '@jest/globals';
import { specificPowerKWperM3min } from '../../../core/master/index.ts';

describe('the specific power', () => {
  it('is power over delivered flow', () => {
    expect(specificPowerKWperM3min(66, 12)).toBe(5.5);
  });

  test.each([
    [undefined, 12],
    [66, undefined],
    [66, 0],
    [66, -1],
    [0, 0],
  ])('is missing for %p kW and %p m3/min', (powerKW, flowM3min) => {
    expect(specificPowerKWperM3min(powerKW, flowM3min)).toBeUndefined();
  });
});
