import { describe, expect, it, test } from '@jest/globals';
import { type EstimateBasis, estimatedFlowM3min, estimatedPowerKW, type FieldMachine } from '../../../../core/field/index.ts';

const rated = { flowM3min: 5.1, loadKW: 33.5, noLoadKW: 8.2, pressureBar: 7.5 };
const fixed: FieldMachine = { slot: 2, name: 'K2', technology: 1, rated };
const variable: FieldMachine = {
  slot: 1,
  name: 'K1',
  technology: 1,
  variableSpeed: true,
  rated: { ...rated, speedRpm: 3000 },
  curve: [
    [0.3, 2.1, 14.5],
    [0.6, 4.5, 27.3],
    [1, 7.4, 46],
  ],
};
const at = (given: Partial<EstimateBasis>): EstimateBasis => ({
  state: 'load',
  speedRpm: undefined,
  flowRatio: undefined,
  pressureBar: undefined,
  ...given,
});
const flow = (machine: FieldMachine, given: Partial<EstimateBasis> = {}) => estimatedFlowM3min(machine, at(given));
const power = (machine: FieldMachine, given: Partial<EstimateBasis> = {}) => estimatedPowerKW(machine, at(given));

describe('a machine of a fixed speed without a meter', () => {
  it('delivers its rated flow on load', () => {
    expect(flow(fixed)).toBe(5.1);
  });

  it('takes 7 % more power a bar above its rated pressure, and less below', () => {
    expect(power(fixed, { pressureBar: 7.5 })).toBe(33.5);
    expect(power(fixed, { pressureBar: 8.5 })).toBeCloseTo(33.5 * 1.07, 12);
    expect(power(fixed, { pressureBar: 7 })).toBeCloseTo(33.5 * 0.965, 12);
    expect(power(fixed)).toBe(33.5);
  });

  test.each(['noLoad', 'starting', 'runOn'] as const)('takes the power of no-load and delivers nothing: %s', (state) => {
    expect([flow(fixed, { state }), power(fixed, { state })]).toEqual([0, 8.2]);
  });

  test.each(['off', 'ready'] as const)('that stands takes and delivers nothing: %s', (state) => {
    expect([flow(fixed, { state }), power(fixed, { state })]).toEqual([0, 0]);
  });

  it('is not estimated without its state or its rated values', () => {
    expect([flow(fixed, { state: undefined }), power(fixed, { state: undefined })]).toEqual([undefined, undefined]);
    const unknown: FieldMachine = { slot: 2, name: 'K2', technology: 1 };
    expect([flow(unknown), power(unknown), power(unknown, { state: 'noLoad' })]).toEqual([undefined, undefined, undefined]);
    expect(flow(unknown, { state: 'noLoad' })).toBe(0);
  });
});

describe('a machine of variable speed without a meter', () => {
  test.each([
    [900, 2.1, 14.5],
    [1350, 3.3, 20.9],
    [1800, 4.5, 27.3],
    [2400, 5.95, 36.65],
    [3000, 7.4, 46],
  ])('follows its curve: at %d 1/min %d m3/min and %d kW', (speedRpm, flowM3min, powerKW) => {
    expect(flow(variable, { speedRpm })).toBeCloseTo(flowM3min, 9);
    expect(power(variable, { speedRpm })).toBeCloseTo(powerKW, 9);
  });

  it('stays at the ends of its curve', () => {
    expect([flow(variable, { speedRpm: 600 }), flow(variable, { speedRpm: 3300 })]).toEqual([2.1, 7.4]);
    expect([power(variable, { speedRpm: 600 }), power(variable, { speedRpm: 3300 })]).toEqual([14.5, 46]);
  });

  it('follows the share of its flow where its speed is not known, its speed where both are', () => {
    expect(flow(variable, { flowRatio: 0.45 })).toBeCloseTo(3.3, 9);
    expect(flow(variable, { flowRatio: 0.45, speedRpm: 3000 })).toBe(7.4);
    expect(flow({ ...variable, rated }, { flowRatio: 0.45, speedRpm: 3000 })).toBeCloseTo(3.3, 9);
  });

  it('without a curve delivers its share of the rated flow; its power is not estimated', () => {
    const noCurve: FieldMachine = { slot: 1, name: 'K1', technology: 1, variableSpeed: true, rated: { ...rated, speedRpm: 3000 } };
    expect(flow(noCurve, { flowRatio: 0.5 })).toBeCloseTo(2.55, 12);
    expect(power(noCurve, { flowRatio: 0.5 })).toBeUndefined();
    expect(flow(noCurve)).toBeUndefined();
    expect(flow(noCurve, { speedRpm: 1500 })).toBeUndefined();
  });

  it('is never taken for one at its rated flow while speed and share are not known', () => {
    expect([flow(variable), power(variable)]).toEqual([undefined, undefined]);
  });

  it('runs without load as others do', () => {
    expect([flow(variable, { state: 'noLoad' }), power(variable, { state: 'noLoad' })]).toEqual([0, 8.2]);
  });
});
