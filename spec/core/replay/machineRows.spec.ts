import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { baseShares, fullPower, isTrimming, machineRows, rowAt, rowSize } from '../../../core/replay/machineRows.ts';
import type { ReplayMachine } from '../../../core/replay/ReplayPlant.ts';
import { screw, trimmer, turbo } from './replayedPlants.ts';

const sloped: ReplayMachine = { ...trimmer, slopePerBar: 0.05, refBar: 6.5 };
const rowOf = (machines: readonly ReplayMachine[], place: number) => machineRows(machines).subarray(place * rowSize, (place + 1) * rowSize);

describe('the row of a machine', () => {
  it('has its power at a share of its flow and a pressure', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const bar = fc.double({ min: 0, max: 12, noNaN: true });
    fc.assert(
      fc.property(share, bar, (x, atBar) => {
        const row = rowOf([screw, sloped], 1);
        const kW = row[rowAt.kW]! + row[rowAt.kWPerShare]! * x + row[rowAt.kWPerShare2]! * x ** 2;
        const expected = 80 * (0.07 + 0.765 * x + 0.165 * x ** 2) * (1 + 0.05 * (atBar - 6.5));
        expect(kW * (row[rowAt.growthAt0]! + row[rowAt.growthPerBar]! * atBar)).toBeCloseTo(expected, 9);
      }),
    );
  });

  it('has its flow, and whether it blows off what is too much, as one with guide vanes does', () => {
    const machines = [screw, trimmer, turbo];
    expect(machines.map((_, i) => rowOf(machines, i)[rowAt.fullM3min])).toEqual([12.6, 12.6, 16]);
    expect(machines.map((_, i) => rowOf(machines, i)[rowAt.perFullM3min])).toEqual([1 / 12.6, 1 / 12.6, 1 / 16]);
    expect([1, 2].map((i) => rowOf(machines, i)[rowAt.blowsOff])).toEqual([0, 1]);
  });

  it('begins with nothing of what a replay moves and sums, and behind the last one stands a row of zeros', () => {
    const all = machineRows([screw, turbo]);
    for (const place of [0, 1])
      for (const at of [rowAt.share, rowAt.minShare, rowAt.middleShare, rowAt.stepsKW]) expect(all[place * rowSize + at]).toBe(0);
    expect([...all.subarray(2 * rowSize)]).toEqual(Array.from({ length: rowSize }, () => 0));
    expect(new Set(Object.values(rowAt)).size).toBe(Object.keys(rowAt).length);
    expect(Math.max(...Object.values(rowAt))).toBeLessThan(rowSize);
  });
});

it('the power at full flow is one at 0 bar and more for each bar', () => {
  const { kW, kWPerBar } = fullPower(sloped);
  expect([kW, kWPerBar, kW + 6.5 * kWPerBar]).toEqual([80 * (1 - 0.05 * 6.5), 80 * 0.05, 80].map((value) => expect.closeTo(value, 9)));
});

it.each([
  [0.2, true, { min: 0.75, middle: 0.75 }],
  [0.499, true, { min: 0.75, middle: 0.75 }],
  [0.5, false, { min: 0.5, middle: 1 }],
  [0.7, false, { min: 0.7, middle: 1 }],
])('a machine with a least share of %d trims: %p; as a help it runs between %p and full', (minShare, trims, shares) => {
  const machine = { ...trimmer, minShare };
  expect([isTrimming(machine), baseShares(machine)]).toEqual([trims, shares]);
});
