import { describe, expect, it } from '@jest/globals';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { outcomeOf, secondsBelow } from '../../../core/replay/outcomeOf.ts';
import type { Replayed } from '../../../core/replay/ReplayPlant.ts';
import { plantOf, screw, steadyDemand } from './replayedPlants.ts';

const replayed = controlReplay(plantOf([screw]), steadyDemand(6.3, 2), { withTrace: true });
const fromMs = 7_200_000;
const slotsPerStrip = 90;
const slotsPerWeek = 7 * 24 * 360;
const strips = 7 * 96;
/** With a power and a pressure for each slot. */
const traced = (count: number, powerOf: (slot: number) => number, barOf = powerOf): Replayed => ({
  ...replayed,
  trace: {
    powerKW: Float32Array.from({ length: count }, (_, slot) => powerOf(slot)),
    pressureBar: Float32Array.from({ length: count }, (_, slot) => barOf(slot)),
  },
});
const weekOf = (of: Replayed) => outcomeOf(of, fromMs, undefined).week;

describe('what a replay came to', () => {
  it('has its energy, starts and machines, and as a duration the power of its hours', () => {
    const { energyKWh, starts, machines, blownOffM3, lowestBar, durationKW } = outcomeOf(replayed, fromMs, undefined);
    expect({ energyKWh, starts, machines, blownOffM3, lowestBar }).toEqual({
      ...{ energyKWh: replayed.energyKWh, starts: replayed.starts, machines: replayed.machines },
      ...{ blownOffM3: replayed.blownOffM3, lowestBar: replayed.lowestBar },
    });
    const [first, second] = replayed.hoursKWh.toSorted((a, b) => b - a);
    expect([durationKW[0], durationKW.at(-1)]).toEqual([first, second]);
  });

  it('has means of quarter hours, without slots in which nothing counts', () => {
    const {
      fromMs: from,
      powerKW,
      pressureBar,
    } = weekOf(
      traced(
        2 * slotsPerStrip + 3,
        (slot) => (slot < slotsPerStrip ? (slot < 30 ? 60 : NaN) : slot < 2 * slotsPerStrip ? (slot % 2) * 8 : 25),
        (slot) => (slot < slotsPerStrip ? NaN : slot < 2 * slotsPerStrip ? 7 : 6.5),
      ),
    );
    expect(from).toBe(fromMs);
    expect([...powerKW]).toEqual([60, 4, 25]);
    expect([...pressureBar]).toEqual([NaN, 7, 6.5]);
  });

  it.each([
    ['all of a week', slotsPerWeek, 0],
    ['the last week of a little more', slotsPerWeek + 5, 5],
    ['the last week of three', 3 * slotsPerWeek, 2 * slotsPerWeek],
  ])('has of its course %s', (_, count, first) => {
    const { fromMs: from, powerKW, pressureBar } = weekOf(traced(count, (slot) => (slot < first ? 1e6 : 3)));
    expect(from).toBe(fromMs + first * 10_000);
    expect([[...powerKW], [...pressureBar]]).toEqual([new Array(strips).fill(3), new Array(strips).fill(3)]);
  });

  it('has the time below the limit, if there is one: that of the pressures below it', () => {
    const pressureS = new Float64Array(2000);
    for (const [place, seconds] of [
      [0, 1],
      [649, 20],
      [650, 400],
      [700, 8000],
    ] as const)
      pressureS[place] = seconds;
    const of = { ...replayed, pressureS };
    expect([6.49, 6.5, 6.51, 0, -1, 25].map((limitBar) => secondsBelow(of, limitBar))).toEqual([1, 21, 421, 0, 0, 8421]);
    expect([outcomeOf(of, fromMs, 6.5).belowLimitS, outcomeOf(of, fromMs, undefined).belowLimitS]).toEqual([21, undefined]);
  });
});
