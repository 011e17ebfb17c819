import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hash01, type Spread } from '../../../core/estimate/index.ts';
import type { FittedMachine } from '../../../core/replay/fitMachine.ts';
import { type DrawnFrom, replayDraw } from '../../../core/replay/replayDraws.ts';
import { plantOf, screw, trimmer } from './replayedPlants.ts';

const slope = { kind: 'rule', value: 0.07, low: 0.06, high: 0.084 } as const;
const fitted: readonly FittedMachine[] = [screw, trimmer].map((machine) => ({
  machine: { ...machine, slopePerBar: slope.value },
  slope,
  onLoadH: 100,
}));
const from: DrawnFrom = {
  fitted,
  volumeShare: { low: 0.9, value: 1, high: 1.1 },
  followingShare: { low: 0, value: 0.2, high: 0.6 },
};
const plant = plantOf(
  fitted.map(({ machine }) => machine),
  { followingShare: 0.2 },
);
const number = fc.nat({ max: 1000 });

describe('a draw of what is uncertain', () => {
  it('lies within the intervals, and is the same whenever it is asked for', () => {
    fc.assert(
      fc.property(number, (of) => {
        const { plant: drawn, pressureOffsetBar } = replayDraw(from, of);
        const { volumeM3, followingShare, machines } = drawn(plant);
        expect(Math.abs(volumeM3 / plant.volumeM3 - 1)).toBeLessThanOrEqual(0.1 + 1e-9);
        expect([followingShare >= 0, followingShare <= 0.6, Math.abs(pressureOffsetBar) <= 0.2]).toEqual([true, true, true]);
        for (const { slopePerBar } of machines) expect([slopePerBar >= 0.06 - 1e-9, slopePerBar <= 0.084 + 1e-9]).toEqual([true, true]);
        expect(replayDraw(from, of).plant(plant)).toEqual(drawn(plant));
      }),
    );
  });

  it('draws the same of a plant as of its change, and leaves the change as it is', () => {
    fc.assert(
      fc.property(number, (of) => {
        const { plant: drawn } = replayDraw(from, of);
        const changed = { ...plant, volumeM3: plant.volumeM3 * 2, band: { lowBar: 6, highBar: 6.5 } };
        expect(drawn(changed).volumeM3).toBeCloseTo(2 * drawn(plant).volumeM3, 9);
        expect(drawn(changed).band).toEqual(changed.band);
        expect(drawn(changed).machines).toEqual(drawn(plant).machines);
      }),
    );
  });

  it('has the best value in the middle', () => {
    const all = Array.from({ length: 400 }, (_, i) => replayDraw(from, i).plant(plant).followingShare);
    expect(all.filter((share) => share < 0.2).length / all.length).toBeCloseTo(0.5, 1);
  });

  it('leaves what is certain as it is', () => {
    const certain: DrawnFrom = {
      fitted: [],
      volumeShare: { low: 1, value: 1, high: 1 },
      followingShare: { low: 0.2, value: 0.2, high: 0.2 },
    };
    expect(replayDraw(certain, 7).plant(plant)).toEqual(plant);
  });

  it('draws each of its parts, and each machine, by random numbers of its own, straight from an end to the middle', () => {
    const between = ({ low, value, high }: Spread, stream: number, draw: number) => {
      const at = hash01(1, stream, draw);
      return at < 0.5 ? low + (value - low) * (at / 0.5) : value + (high - value) * ((at - 0.5) / 0.5);
    };
    const leak = { low: 1, value: 2, high: 4.5 };
    for (const draw of [0, 1, 2, 7, 31]) {
      const { plant: drawn, pressureOffsetBar, leakM3min } = replayDraw(from, draw);
      const { volumeM3, followingShare, machines } = drawn(plant);
      const found = [volumeM3 / plant.volumeM3, followingShare, pressureOffsetBar, leakM3min(leak)];
      const offset = { low: -0.2, value: 0, high: 0.2 };
      const expected = [
        ...[between(from.volumeShare, 1, draw), between(from.followingShare, 2, draw)],
        ...[between(offset, 3, draw), between(leak, 4, draw)],
      ];
      for (const { slot, slopePerBar } of machines) {
        found.push(slopePerBar);
        expected.push(between(slope, 10 + slot, draw));
      }
      expect(found).toEqual(expected.map((value) => expect.closeTo(value, 12)));
    }
  });

  it('leaves the slope of a machine that is not known as it is', () => {
    const [first, second] = replayDraw({ ...from, fitted: fitted.slice(1) }, 3).plant(plant).machines;
    expect(first!.slopePerBar).toBe(slope.value);
    expect(second!.slopePerBar).not.toBe(slope.value);
  });
});
