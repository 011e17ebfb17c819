import { describe, expect, it } from '@jest/globals';
import { machineTimes } from '../../../core/replay/machineTimes.ts';
import { eventsOf } from './loggedMachine.ts';

const none = { startS: undefined, runOnS: undefined, minLoadS: undefined, startsPerHour: 0 };
const cycle = (atS: number, startS: number, loadS: number, runOnS: number, slot = 3) =>
  [
    [atS, slot, 'start'],
    [atS + startS, slot, 'load'],
    [atS + startS + loadS, slot, 'unload'],
    [atS + startS + loadS + runOnS, slot, 'stop'],
  ] as const;

describe('times of a machine', () => {
  it.each([
    ['no events', [], none],
    ['those of another machine', [cycle(0, 6, 60, 300, 4)], none],
    ['one cycle', [cycle(0, 6, 60, 300)], { startS: 6, runOnS: 300, minLoadS: 60, startsPerHour: 1 }],
    [
      'three cycles: the middle start, the shortest load, and the run-on that few are longer than',
      [cycle(0, 6, 60, 300), cycle(4000, 8, 30, 100), cycle(8000, 20, 90, 300)],
      { startS: 8, runOnS: 300, minLoadS: 30, startsPerHour: 1 },
    ],
    [
      'three cycles within an hour',
      [cycle(0, 6, 60, 60), cycle(1000, 6, 60, 60), cycle(3599, 6, 60, 60)],
      { startS: 6, runOnS: 60, minLoadS: 60, startsPerHour: 3 },
    ],
    [
      'the third an hour behind the first',
      [cycle(0, 6, 60, 60), cycle(1000, 6, 60, 60), cycle(3600, 6, 60, 60)],
      { startS: 6, runOnS: 60, minLoadS: 60, startsPerHour: 2 },
    ],
  ] as const)('of %s', (_, cycles, expected) => {
    expect(machineTimes([eventsOf(cycles.flat())], 3)).toEqual(expected);
  });

  it('count a time without load only where the motor stops at its end', () => {
    const events = eventsOf([
      [0, 3, 'load'],
      [60, 3, 'unload'],
      [500, 3, 'load'],
      [560, 3, 'unload'],
      [660, 3, 'stop'],
    ]);
    expect(machineTimes([events], 3).runOnS).toBe(100);
  });

  it('leave out what lasts over midnight, and look at each machine by itself', () => {
    const days = [
      eventsOf([
        [86_000, 3, 'unload'],
        [86_100, 4, 'stop'],
      ]),
      eventsOf([[86_500, 3, 'stop']]),
    ];
    expect(machineTimes(days, 3)).toEqual(none);
  });
});
