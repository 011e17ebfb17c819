import { describe, expect, it, test } from '@jest/globals';
import type { MachineKind } from '../../../core/compressor/index.ts';
import { fullPipeM3min } from '../../../core/plot/index.ts';

const kinds = (screws: number, ...others: readonly (MachineKind | undefined)[]) => [
  ...new Array<MachineKind>(screws).fill('screw'),
  ...others,
];

describe('fullPipeM3min', () => {
  it('follows from the machines installed alone, so that it is the same by day and by night', () => {
    const station = kinds(5, 'piston', 'turbo');
    expect(fullPipeM3min(station, 48)).toBe(fullPipeM3min(station, 3));
    expect(fullPipeM3min(station, 0)).toBe(72);
  });

  test.each([
    [30, 30],
    [30.1, 60],
    [60, 60],
    [61, 120],
  ])('doubles until the largest flow seen fits: %d', (seen, full) => {
    expect(fullPipeM3min(kinds(3), seen)).toBe(full);
  });

  it('leaves a single machine room in its own riser', () => {
    expect(fullPipeM3min(kinds(0, 'piston'), 0)).toBe(24);
    expect(fullPipeM3min([], 0)).toBe(24);
  });

  it('takes a machine of a kind that nobody knows for a screw', () => {
    expect(fullPipeM3min(kinds(2, undefined, undefined), 0)).toBe(fullPipeM3min(kinds(4), 0));
  });

  test.each([NaN, Infinity, -Infinity])('takes a flow of %p for none', (flow) => {
    expect(fullPipeM3min(kinds(3), flow)).toBe(30);
  });
});
