import { describe, expect, it, test } from '@jest/globals';
import { isTechnologyCode, type MachineKind, type Make, type TechnologyCode, technologyOf } from '../../../core/compressor/index.ts';

describe('what stands in a slot', () => {
  test.each<[TechnologyCode, Make, MachineKind]>([
    [1, 'thirdParty', 'screw'],
    [2, 'thirdParty', 'piston'],
    [3, 'thirdParty', 'turbo'],
    [4, 'own', 'screw'],
    [5, 'own', 'piston'],
    [6, 'own', 'turbo'],
  ])('[STATE-4] technology %d is of make %s, a %s machine', (code, make, kind) => {
    expect(technologyOf(code)).toEqual({ make, kind });
  });

  it('[STATE-4] technology 0 is an empty slot', () => {
    expect(technologyOf(0)).toBeUndefined();
  });

  it('is unknown without a code', () => {
    expect(technologyOf(undefined)).toBeUndefined();
  });

  it('has no other codes', () => {
    const codes = [-1, 0, 0.5, 1, 2, 3, 4, 5, 6, 7, 255, NaN, Infinity];
    expect(codes.filter(isTechnologyCode)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
