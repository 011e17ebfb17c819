import { describe, expect, it } from '@jest/globals';
import type { MeasureInputs } from '../../../core/measures/index.ts';
import { replayQuestion } from '../../../core/measures/replayQuestion.ts';
import type { MeasureEntry } from '../../../core/plantData/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { cyclesOf, leak, quietYear, zone } from './inputs.ts';

const rates = { prices: flatRates(0.25), co2: flatRates(0.38) };
const entry = (measure: MeasureEntry['measure'], state: MeasureEntry['state'], more: Partial<MeasureEntry> = {}): MeasureEntry => ({
  ...{ measure, state, slots: [], note: '', author: '', enteredMs: 1 },
  ...more,
});
const asked = (more: Partial<MeasureInputs> = {}, measures: readonly MeasureEntry[] = [], volumeM3?: number) =>
  replayQuestion({ ...quietYear, ...more }, { measures }, { volumeM3, ...rates });

/** A machine that takes a third of its energy without load. */
const idling = (slot: number) => ({ slot, loadS: 3_600_000, noLoadS: 3_600_000, energyLoadKWh: 90_000, energyNoLoadKWh: 30_000 });

describe('what is replayed for the measures of a plant', () => {
  it('has of a plant without anything to find its rates, its zone and its volume alone', () => {
    expect(asked({ pressure: { lowBar: 6.25, limitBar: 6.2 } }, [], 12)).toStrictEqual({
      ...{ ...rates, zone, limitBar: 6.2, pressureSteps: 0 },
      known: { volumeM3: 12, leakM3min: undefined },
      ...{ cyclingSlot: undefined, lessLeakM3min: undefined, runOnsS: [], leftOut: [] },
    });
  });

  it.each([
    [6.29, 0],
    [6.3, 0],
    [6.31, 1],
    [6.4, 2],
    [6.75, 5],
  ])('lowers a pressure of %d bar above a limit of 6.2 bar by at most so many tenths of a bar: %i', (lowBar, steps) => {
    expect(asked({ pressure: { lowBar, limitBar: 6.2 } }).pressureSteps).toBe(steps);
  });

  it('has no step without a limit or a pressure', () => {
    expect(asked({ pressure: { lowBar: 7, limitBar: undefined } })).toMatchObject({ pressureSteps: 0, limitBar: undefined });
    expect(asked({ pressure: { lowBar: undefined, limitBar: 6 } })).toMatchObject({ pressureSteps: 0, limitBar: 6 });
  });

  it('has the leak of the plant, and what repairs end of one that is no upper bound', () => {
    const found = asked({ leakage: { findings: [leak('fitted', 1, 2, 3)], test: undefined } });
    expect(found.known.leakM3min).toMatchObject({ low: 1, value: 2, high: 3 });
    expect(found.lessLeakM3min).toEqual({ low: 0.5, value: 1.3, high: expect.closeTo(2.4, 9) });
    const bound = asked({ leakage: { findings: [leak('upperBound', 0, 3, 3)], test: undefined } });
    expect(bound.known.leakM3min).toMatchObject({ value: 3 });
    expect(bound.lessLeakM3min).toBeUndefined();
    expect(asked({ leakage: { findings: [leak('fitted', -1, 0, 0)], test: undefined } }).lessLeakM3min).toBeUndefined();
    expect(asked({ leakage: { findings: [leak('fitted', -1, 1, 2)], test: undefined } }).lessLeakM3min).toMatchObject({ low: 0 });
  });

  it('has the compressor with the most short times on load where they are more than a twentieth of all', () => {
    const cycles = [cyclesOf(2, { loads: 1000, shortLoads: 40 }), cyclesOf(5, { loads: 1000, shortLoads: 60 })];
    expect(asked({ cycles }).cyclingSlot).toBeUndefined();
    expect(asked({ cycles: [...cycles, cyclesOf(7, { loads: 100, shortLoads: 60 })] }).cyclingSlot).toBe(5);
    expect(asked({ cycles: [] }).cyclingSlot).toBeUndefined();
  });

  it('has the shorter run-on of each machine for which there is one', () => {
    const cycles = [cyclesOf(2), cyclesOf(4, { maxStartsPerHour: 9 })];
    expect(asked({ machineSums: [idling(2), idling(3), idling(4)], cycles }).runOnsS).toEqual([
      { slot: 2, runOnS: 120 },
      { slot: 4, runOnS: 60 },
    ]);
  });

  it('leaves out what is done or dropped, of what can be replayed', () => {
    const measures = [
      ...[entry('leaks', 'done'), entry('pressure', 'decided'), entry('band', 'dropped'), entry('heat', 'done'), entry('order', 'open')],
      ...[entry('runOn', 'done', { slots: [2] }), entry('shortCycles', 'done'), entry('shortCycles', 'decided', { enteredMs: 2 })],
    ];
    expect(asked({}, measures).leftOut).toStrictEqual(['leaks', 'band', 'runOn']);
  });
});
