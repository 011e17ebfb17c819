import { describe, expect, it } from '@jest/globals';
import { type LoggedDay, replayGate } from '../../../core/replay/replayGate.ts';
import type { MachineEvent } from '../../../core/dayDetail/index.ts';
import type { Replayed } from '../../../core/replay/ReplayPlant.ts';
import { eventsOf, loggedRows } from './loggedMachine.ts';
import { demandOfFlows, slotsPerHour } from './replayedPlants.ts';
import { replayed } from './studies.ts';

const hourS = 3600;
const { replay } = loggedRows([]);
type Events = readonly (readonly [atS: number, event: MachineEvent])[];

/** A part of a day that begins with an hour of UTC or within it. */
const dayOf = (fromS: number, hoursKWh: readonly number[], hoursKnown: readonly number[], events: Events = []): LoggedDay => ({
  events: eventsOf(events.map(([atS, event]) => [atS, 2, event])),
  replay: { ...replay, fromMs: 1000 * fromS, hoursKWh: Float64Array.from(hoursKWh), hoursKnown: Float64Array.from(hoursKnown) },
});
const replayedOf = (hoursKWh: readonly number[], starts: number, loadS: readonly number[]): Replayed => ({
  ...replayed,
  ...{ hoursKWh: Float64Array.from(hoursKWh), starts },
  machines: loadS.map((each, i) => ({ slot: i + 1, energyKWh: 0, starts: 0, loadS: each, noLoadS: 0 })),
});
const startsFrom = (atS: number, count: number): Events => Array.from({ length: count }, (_, i) => [atS + i, 'start'] as const);

describe('the figures of a gate', () => {
  // from half past seven to twelve; a few slots of the first half hour have no flow
  const fromS = 7.5 * hourS;
  const count = 4.5 * slotsPerHour;
  const demand = demandOfFlows(
    Array.from({ length: count }, (_, i) => (i >= 10 && i < 20 ? NaN : 6)),
    {
      fromMs: 1000 * fromS,
      onLoad: Uint16Array.from({ length: count }, (_, i) => (i < 20 ? 0b110 : i < 120 ? 0b1010_0000_000 : i < 170 ? 0b10 : 0)),
    },
  );
  const days = [
    dayOf(
      fromS,
      [50, 100, 100],
      [0.5, 1, 0.99],
      [
        [fromS - 1, 'start'],
        [fromS, 'start'],
        [fromS + 99, 'start'],
        [fromS + 100, 'start'],
        [fromS + 199, 'start'],
        [fromS + 200, 'start'],
        [fromS + 300, 'load'],
      ],
    ),
    dayOf(10 * hourS, [105, 300], [1, 0.989], [...startsFrom(11 * hourS, 17), [12 * hourS - 1, 'stop'], [12 * hourS, 'start']]),
  ];
  const gate = replayGate(replayedOf([5, 110, 90, 100, 77], 30, [2000, 808]), demand, days);

  it('are of the energy of hours that have a whole demand and are known for 99 % or more', () => {
    expect([gate.hours, gate.measuredKWh, gate.replayedKWh]).toEqual([3, 305, 300]);
    expect(gate.figures.nmbe).toBeCloseTo(-5 / 305, 12);
    expect(gate.figures.cvHours).toBeCloseTo(Math.sqrt((100 + 100 + 25) / 3) / (305 / 3), 12);
  });

  it('are of starts and of the time of each machine on load while there is a demand', () => {
    expect(gate.figures.starts).toBeCloseTo(30 / 20 - 1, 12);
    // two machines for 110 slots, one for 50
    expect(gate.figures.loadHours).toBeCloseTo(2808 / 2700 - 1, 12);
    expect([gate.failed, gate.passed]).toEqual([['starts'], false]);
  });
});

describe('a figure of a gate at its limit', () => {
  const demand = demandOfFlows(new Array<number>(2 * slotsPerHour).fill(6), {
    onLoad: Uint16Array.from({ length: 2 * slotsPerHour }, (_, i) => (i < 100 ? 0b10 : 0)),
  });
  const failedOf = (hoursKWh: readonly number[], starts: readonly [replayed: number, logged: number], loadS: number) =>
    replayGate(replayedOf(hoursKWh, starts[0], [loadS]), demand, [dayOf(0, [100, 100], [1, 1], startsFrom(0, starts[1]))]).failed;

  it.each([
    ['is passed', [102, 102], [24, 20], 1050, []],
    ['is passed below it', [98, 98], [16, 20], 950, []],
    ['is not passed with more energy', [102.001, 102.001], [24, 20], 1050, ['nmbe']],
    ['is not passed with less energy', [97.999, 97.999], [24, 20], 1050, ['nmbe']],
    ['is passed with energy of other hours', [85, 115], [24, 20], 1050, []],
    ['is not passed with more energy of other hours', [84.999, 115.001], [24, 20], 1050, ['cvHours']],
    ['is not passed with more time on load', [100, 100], [24, 20], 1050.1, ['loadHours']],
    ['is not passed with less time on load', [100, 100], [24, 20], 949.9, ['loadHours']],
    ['is not passed with more starts', [100, 100], [25, 20], 1000, ['starts']],
    ['is not passed with fewer starts', [100, 100], [15, 20], 1000, ['starts']],
    ['is passed with two starts more, however few there are', [100, 100], [2, 0], 1000, []],
    ['is passed with two starts less', [100, 100], [1, 3], 1000, []],
    ['is not passed with three of no start', [100, 100], [3, 0], 1000, ['starts']],
    ['is not passed with three starts more of few', [100, 100], [5, 2], 1000, ['starts']],
  ] as const)('%s', (_, hoursKWh, starts, loadS, failed) => {
    expect(failedOf(hoursKWh, starts, loadS)).toEqual(failed);
  });
});
