import { describe, expect, it } from '@jest/globals';
import { decodeWhatIf, decodeWhatIfAsked, encodeWhatIf, encodeWhatIfAsked, whatIfRequest } from '../../../adapters/contract/index.ts';
import { whatIfResponse } from '../../../adapters/contract/whatIfSchemas.ts';
import type { WhatIfAsked, WhatIfState } from '../../../core/ports/index.ts';
import type { ControlWhatIf, PlantFit, ReplayOutcome, StateWhatIf, WhatIf } from '../../../core/replay/index.ts';
import { sent } from './wires.ts';

const spread = (value: number) => ({ value, low: value - 0.5, high: value + 0.75 });
const sizeOf = (slot: number) => ({ slot, fullM3min: 10 + slot, fullKW: 70.5 + slot, minShare: 0.3, slopePerBar: 0.07, refBar: 7.25 });
const timesOf = (slot: number) => ({ noLoadKW: 18 + slot, ventingS: 30, startS: 4, runOnS: 240, minLoadS: 20, startsPerHour: 6 });
const machineOf = (slot: number) => ({ ...sizeOf(slot), ...timesOf(slot), powerShares: [0.25, 0.5, 0.25] as const });
const [two, five] = [machineOf(2), machineOf(5)];

const fitted: PlantFit = {
  plant: {
    ...{ machines: [two, five], band: { lowBar: 6.5, highBar: 7.1 }, order: undefined },
    ...{ volumeM3: 8.5, dropBarPerFlow2: 0.002, followingShare: 0.6 },
  },
  machines: [
    { machine: two, slope: { kind: 'fitted', ...spread(0.07) }, onLoadH: 120.5 },
    { machine: five, slope: { kind: 'rule', ...spread(0.06) }, onLoadH: 40 },
  ],
  ...{ order: [5, 2], source: 'delivery', volumeKind: 'entered', volumeM3: spread(8.5), followingShare: spread(0.6) },
  logged: { lowBar: 6.6, highBar: 7 },
};
const gate = {
  figures: { nmbe: -0.01, cvHours: undefined, loadHours: 0.02, starts: 0.4 },
  ...{ failed: ['starts'] as const, passed: false, measuredKWh: 900, replayedKWh: 890, hours: 150 },
};
const outcomeOf = (energyKWh: number, belowLimitS: number | undefined): ReplayOutcome => ({
  ...{ energyKWh, starts: 33, blownOffM3: 2, lowestBar: 6.125, belowLimitS },
  machines: [{ slot: 2, energyKWh: energyKWh - 10, starts: 21, loadS: 3600, noLoadS: 500 }],
  durationKW: Float64Array.of(80.5, 41.125, 0),
  week: { fromMs: 5, powerKW: Float32Array.of(12.5, NaN), pressureBar: Float32Array.of(NaN, 6.75) },
});
const common = { fromMs: 86_400_000, untilMs: 172_800_000, days: 9, coverage: 0.75, fitted, gate, baseline: outcomeOf(900, undefined) };
const amount = { baseline: 180, changed: 170, saving: spread(10) };
const control: ControlWhatIf = {
  ...{ kind: 'control', ...common, changed: outcomeOf(850, 42), cost: amount, co2Kg: undefined },
  ...{ savingKWh: spread(50), jitterKWh: 3, isDifference: true, service: 'notSame' },
};
const state: StateWhatIf = {
  ...{ kind: 'state', ...common, leavesOut: true },
  state: { pressureKWh: spread(5), flowKWh: spread(6), savingKWh: spread(11), runOnKWh: -2, addedStarts: 4 },
};
const done = (whatIf: WhatIf, exchangedOn?: string): WhatIfState => ({
  state: 'done',
  answer: { whatIf, recordedDays: 12, evaluatedDays: 11, exchangedOn },
});

describe('a replay on the wire', () => {
  it.each<[string, WhatIfState]>([
    ['is going on', { state: 'running', done: 0.25 }],
    ['has failed', { state: 'failed' }],
    ['is of the control', done(control, '2026-11-02')],
    ['is of the control, with emissions alone', done({ ...control, cost: undefined, co2Kg: amount, isDifference: false })],
    ['is of the state', done(state)],
    ['is of the state, with all that was asked', done({ ...state, leavesOut: false })],
    ['is of a plant that meets its log', done({ ...control, gate: { ...gate, failed: [], passed: true } })],
    ['there is none', done({ kind: 'none', reason: 'noVolume', days: 5 })],
  ])('arrives as it was sent, and fits its schema: it %s', (_, given) => {
    const wire = sent(encodeWhatIf(given));
    expect(whatIfResponse.safeParse(wire).success).toBe(true);
    expect(decodeWhatIf(wire)).toEqual(given);
  });

  it('draws its hours and its week to three decimals', () => {
    const fine = { ...outcomeOf(850, 42), durationKW: Float64Array.of(80.123_45, 7.9996) };
    const week = { fromMs: 5, powerKW: Float32Array.of(12.345_67), pressureBar: Float32Array.of(6.7894) };
    const wire = encodeWhatIf(done({ ...control, changed: { ...fine, week } }));
    expect(wire).toMatchObject({
      what_if: { changed: { duration_kW: [80.123, 8], week: { power_kW: [12.346], pressure_bar: [6.789] } } },
    });
  });

  it('has what stands for a value that is left out: no days, no hours on load', () => {
    const none = decodeWhatIf({ state: 'done', recorded_days: 1, evaluated_days: 1, what_if: { kind: 'none', reason: 'noDemand' } });
    expect(none).toMatchObject({ answer: { whatIf: { kind: 'none', reason: 'noDemand', days: 0 } } });
    const wire = encodeWhatIf(done(control));
    if (wire.state !== 'done' || wire.what_if.kind !== 'control') throw new Error('another replay');
    const machines = wire.what_if.fitted.machines.map((each) => ({ ...each, on_load_h: null }));
    const read = decodeWhatIf({ ...wire, what_if: { ...wire.what_if, fitted: { ...wire.what_if.fitted, machines } } });
    expect(read).toMatchObject({ answer: { whatIf: { fitted: { machines: [{ onLoadH: 0 }, { onLoadH: 0 }] } } } });
  });
});

describe('what a replay is asked for', () => {
  const range = { fromMs: 0, untilMs: 86_400_000 };
  const nothing = { band: undefined, order: undefined, runOnS: undefined, volumeM3: undefined, machines: undefined, without: undefined };
  const points = [{ flowM3min: 5, powerKW: 40 }];

  it.each<[string, WhatIfAsked]>([
    ['nothing', { range, change: nothing, limitBar: undefined }],
    ['a stop at once', { range, change: { ...nothing, runOnS: 0 }, limitBar: 0 }],
    ['a band and an order', { range, change: { ...nothing, band: { lowBar: 6, highBar: 6.5 }, order: [3, 1] }, limitBar: 6.2 }],
    [
      'other machines',
      {
        range,
        change: {
          ...{ ...nothing, volumeM3: 4, without: [2] },
          machines: [{ slot: 1, pressureBar: 7, flowM3min: 9, powerKW: 55, noLoadPowerKW: 14, points }],
        },
        limitBar: undefined,
      },
    ],
  ])('arrives as it was asked, and fits its schema: %s', (_, asked) => {
    const wire = sent(encodeWhatIfAsked(asked));
    expect(decodeWhatIfAsked(whatIfRequest.parse(wire))).toEqual(asked);
    expect(Object.values(encodeWhatIfAsked(asked))).not.toContain(undefined);
  });
});
