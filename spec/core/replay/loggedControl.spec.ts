import { describe, expect, it } from '@jest/globals';
import { loggedControl } from '../../../core/replay/index.ts';
import { loggedBand } from '../../../core/replay/loggedControl.ts';
import { eventsOf } from './loggedMachine.ts';

/** Twenty-one loads from 6.6 to 7.0 bar, unloaded 0.5 bar higher, with a run-on of 100 s to 300 s. */
const rising = eventsOf(
  Array.from({ length: 21 }, (_, i) => i).flatMap(
    (i) =>
      [
        [i * 2000, 3, 'load', 6.6 + i / 50],
        [i * 2000 + 600, 3, 'unload', 7.1 + i / 50],
        [i * 2000 + 700 + 10 * i, 3, 'stop', 7],
      ] as const,
  ),
);

describe('how compressors were switched', () => {
  it('has the middle of pressures and run-ons, and between what 90 % of them lie', () => {
    const { machines } = loggedControl([rising]);
    expect(machines).toHaveLength(1);
    const { slot, load, unload, runOnS } = machines[0]!;
    expect([slot, runOnS]).toEqual([3, { value: 200, low: 110, high: 290, n: 21 }]);
    for (const [of, low] of [
      [load, 6.6],
      [unload, 7.1],
    ] as const)
      expect(of).toEqual({
        low: expect.closeTo(low + 0.02, 5),
        value: expect.closeTo(low + 0.2, 5),
        high: expect.closeTo(low + 0.38, 5),
        n: 21,
      });
  });

  it('has those of the station of all compressors, whose middle is the logged band', () => {
    const other = eventsOf([
      [0, 5, 'load', 6],
      [60, 5, 'unload', 9],
    ]);
    const { plant, machines } = loggedControl([rising, other]);
    expect(machines.map(({ slot, load }) => [slot, load?.n])).toEqual([
      [3, 21],
      [5, 1],
    ]);
    expect([plant.load?.n, plant.unload?.n]).toEqual([22, 22]);
    expect(loggedBand([rising, other])).toEqual({ lowBar: plant.load?.value, highBar: plant.unload?.value });
  });

  it('leaves out pressures that are missing and a run-on with a load in between, and is nothing without events', () => {
    const events = eventsOf([
      [0, 2, 'load'],
      [60, 2, 'unload'],
      [100, 2, 'load', 7],
    ]);
    expect(loggedControl([events])).toEqual({
      plant: { load: { value: 7, low: 7, high: 7, n: 1 }, unload: undefined },
      machines: [{ slot: 2, load: { value: 7, low: 7, high: 7, n: 1 }, unload: undefined, runOnS: undefined }],
    });
    expect(loggedControl([])).toEqual({ plant: { load: undefined, unload: undefined }, machines: [] });
  });

  it('are those of each compressor that has an event, the first and the tenth too', () => {
    const events = eventsOf([
      [0, 10, 'load', 6.5],
      [60, 1, 'unload', 7],
    ]);
    const { machines, plant } = loggedControl([events]);
    expect(machines.map(({ slot, load, unload }) => [slot, load?.value, unload?.value])).toEqual([
      [1, undefined, 7],
      [10, 6.5, undefined],
    ]);
    expect([plant.load?.value, plant.unload?.value]).toEqual([6.5, 7]);
  });

  it.each([
    [6.5, 7, true],
    [6.5, 6.75, true],
    [7, 7, false],
  ])('are no band where the middle of unloads is not above that of loads: from %p to %p bar', (loadBar, unloadBar, isBand) => {
    const events = eventsOf([
      [0, 2, 'load', loadBar],
      [60, 2, 'unload', unloadBar],
    ]);
    expect(loggedBand([events])).toEqual(isBand ? { lowBar: loadBar, highBar: unloadBar } : undefined);
  });
});
