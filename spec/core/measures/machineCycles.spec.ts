import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type EventDay, type MachineEvent, machineEvents } from '../../../core/dayDetail/index.ts';
import { machineCycles } from '../../../core/measures/index.ts';

type Event = readonly [atS: number, what: MachineEvent, slot?: number];

const dayOf = (events: readonly Event[]): EventDay => ({
  timesMs: Float64Array.from(events, ([atS]) => atS * 1000),
  slots: Uint8Array.from(events, ([, , slot = 1]) => slot),
  kinds: Uint8Array.from(events, ([, what]) => machineEvents.indexOf(what)),
  pressuresBar: Float32Array.from(events, () => 7),
});
const of = (...days: readonly (readonly Event[])[]) => machineCycles(days.map(dayOf));

describe('how machines were switched', () => {
  it('counts times on load, those below two minutes, and starts of an hour of the clock', () => {
    const [machine] = of([
      [0, 'start'],
      [2, 'load'],
      [100, 'unload'],
      [400, 'load'],
      [520, 'unload'],
      [820, 'stop'],
      [3500, 'start'],
      [3600, 'load'],
    ]);
    expect(machine).toMatchObject({ slot: 1, loads: 2, shortLoads: 1, unloadings: 2, maxStartsPerHour: 2 });
  });

  it('says of a run-on what it saves of each time without load, and the starts where the machine was loaded again', () => {
    const [machine] = of([
      [0, 'load'],
      [100, 'unload'],
      [400, 'load'],
      [500, 'unload'],
      [1100, 'stop'],
    ]);
    expect(machine!.tried.filter(({ runOnS }) => [60, 300, 600].includes(runOnS))).toEqual([
      { runOnS: 60, savedS: 240 + 540, extraStarts: 1, maxStartsPerHour: 1 },
      { runOnS: 300, savedS: 300, extraStarts: 0, maxStartsPerHour: 0 },
      { runOnS: 600, savedS: 0, extraStarts: 0, maxStartsPerHour: 0 },
    ]);
  });

  it('tries run-ons of 1 to 15 min, and each hour of the clock with its own starts', () => {
    const [machine] = of([
      [3000, 'start'],
      [3100, 'unload'],
      [3590, 'load'],
      [3600, 'unload'],
      [3700, 'load'],
      [3800, 'unload'],
      [4301, 'load'],
    ]);
    expect(machine!.maxStartsPerHour).toBe(1);
    expect(
      machine!.tried.map(({ runOnS, savedS, extraStarts, maxStartsPerHour }) => [runOnS, savedS, extraStarts, maxStartsPerHour]),
    ).toEqual([
      [60, 430 + 40 + 441, 3, 2],
      [90, 400 + 10 + 411, 3, 2],
      [120, 370 + 381, 2, 2],
      [180, 310 + 321, 2, 2],
      [240, 250 + 261, 2, 2],
      [300, 190 + 201, 2, 2],
      [420, 70 + 81, 2, 2],
      [600, 0, 0, 1],
      [900, 0, 0, 1],
    ]);
  });

  it('counts nothing over midnight, nor where an event is missing in between', () => {
    const [machine] = of([[10, 'unload']], [[90_000, 'load'], [90_300, 'load'], [90_400, 'stop']]); // prettier-ignore
    expect(machine).toMatchObject({ loads: 0, unloadings: 0 });
  });

  it('leaves a machine out that has no events, and keeps machines apart', () => {
    expect(of([])).toEqual([]);
    const both = of([
      [0, 'load', 2],
      [10, 'load', 5],
      [200, 'unload', 2],
      [300, 'unload', 5],
    ]);
    expect(both.map(({ slot, loads }) => [slot, loads])).toEqual([
      [2, 1],
      [5, 1],
    ]);
  });

  it('never saves more, nor starts more often, with a longer run-on', () => {
    const step = fc.record({ afterS: fc.integer({ min: 1, max: 2000 }), stops: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let atS = 0;
        const events = steps.flatMap(({ afterS, stops }): readonly Event[] => {
          const begin = atS;
          atS += 2 * afterS + 100;
          const end = begin + 50 + afterS;
          return [[begin, 'load'], [begin + 50, 'unload'], ...(stops ? [[end, 'stop'], [end + 10, 'start']] as const : [])]; // prettier-ignore
        });
        for (const { tried } of of(events)) {
          for (const [i, shorter] of tried.slice(0, -1).entries()) {
            const longer = tried[i + 1]!;
            expect(longer.savedS).toBeLessThanOrEqual(shorter.savedS);
            expect(longer.extraStarts).toBeLessThanOrEqual(shorter.extraStarts);
            expect(longer.maxStartsPerHour).toBeLessThanOrEqual(shorter.maxStartsPerHour);
          }
        }
      }),
    );
  });
});
