import { describe, expect, it, test } from '@jest/globals';
import {
  counterRange,
  counterStep,
  stepOfReading,
  type FieldMachine,
  highestRatePerH,
  machinesServed,
  type Serves,
} from '../../../../core/field/index.ts';
import { pointOf } from '../points.ts';

const machine = (slot: number, loadKW?: number): FieldMachine => ({
  slot,
  name: `K${slot}`,
  technology: 1,
  ...(loadKW === undefined ? {} : { rated: { flowM3min: loadKW / 6, loadKW, noLoadKW: loadKW / 4, pressureBar: 7.5 } }),
});

describe('the most that a counter grows in an hour', () => {
  test.each([
    ['energy', 117],
    ['energyImport', 117],
    ['energyExport', 117],
    ['volume', 1170],
    ['runningTime', 1],
    ['loadedTime', 1],
    ['starts', 30],
  ])('is known for %s: %d', (key, rate) => {
    expect(highestRatePerH(key, [machine(1, 60), machine(2, 30)])).toBeCloseTo(rate, 9);
  });

  it('is not known for other keys, without rated values and without machines', () => {
    expect(highestRatePerH('toString', [machine(1, 60)])).toBeUndefined();
    expect(highestRatePerH('energy', [machine(1, 60), machine(2)])).toBeUndefined();
    expect(highestRatePerH('volume', [])).toBeUndefined();
  });

  it('goes over the machines that a device serves, or all of them', () => {
    const machines = [machine(1), machine(2), machine(3)];
    const slots = (...serves: readonly Serves[]) => machinesServed({ machines }, { serves }).map(({ slot }) => slot);
    expect(slots({ compressor: 2 }, { systemPressure: 'linePressure' })).toEqual([2]);
    expect(slots({ powerOf: [1, 3] })).toEqual([1, 3]);
    expect(slots({ flowOf: [2] })).toEqual([2]);
    expect(slots({ stationPower: true })).toEqual([1, 2, 3]);
    expect(slots({ networkFlow: true })).toEqual([1, 2, 3]);
    expect(slots({ input: 'DEW_POINT', point: 'dewPoint' })).toEqual([]);
  });
});

describe('the resolution of a counter', () => {
  it('[FIELD-4] of whole numbers is one step of its word, also beyond its limits', () => {
    expect(counterStep(pointOf({ unit: 'min' }), 5000)).toBeCloseTo(1 / 60, 12);
    expect(counterStep(pointOf({ type: 'u64', scale: 0.01, unit: 'kWh', offset: 7, max: 0 }), 5000)).toBeCloseTo(0.01, 12);
    expect(counterStep(pointOf({ scale: -1 }), 0)).toBe(1);
  });

  it('[FIELD-4] of floating point grows with it: about 24 Wh at 200 MWh', () => {
    expect(counterStep(pointOf({ type: 'f32', unit: 'Wh' }), 200_000)).toBeCloseTo(0.0238, 4);
    expect(counterStep(pointOf({ type: 'f64', unit: 'Wh' }), 200_000)).toBeCloseTo(4.44e-11, 12);
  });

  it('is known of counters in registers alone', () => {
    expect(stepOfReading(pointOf({ type: 'u32', unit: 'kWh', counter: {} }), 5000)).toBe(1);
    expect(stepOfReading(pointOf({ type: 'u32', unit: 'kWh', counter: {} }), undefined)).toBeUndefined();
    expect(stepOfReading(pointOf({ type: 'u32', unit: 'kWh' }), 5000)).toBeUndefined();
    expect(
      stepOfReading(pointOf({ type: 'u32', counter: {}, by: { point: 'unit', cases: { '1': { scale: 10 } } } }), 5000),
    ).toBeUndefined();
    expect(stepOfReading({ key: 'energy', counter: {} }, 5000)).toBeUndefined();
  });

  it('says where it begins again: after 2 to the power of its bits', () => {
    expect(counterRange(pointOf({ unit: 'h', counter: { bits: 16 } }))).toBe(65_536);
    expect(counterRange(pointOf({ unit: 'min', counter: { bits: 16 } }))).toBeCloseTo(65_536 / 60, 9);
    expect(counterRange(pointOf({ counter: {} }))).toBeUndefined();
    expect(counterRange(pointOf())).toBeUndefined();
  });
});
