import { describe, expect, it } from '@jest/globals';
import { leakFindings, leakMethodsDisagree } from '../../../core/leakage/index.ts';
import type { LeakEvidence, LeakFinding } from '../../../core/leakage/LeakFinding.ts';
import { shiftDay } from '../../../core/time/index.ts';

const range = { fromMs: 3, untilMs: 7 };
const nothing: LeakEvidence = {
  ...{ nights: [], cycles: [], decays: { decays: [], longEnough: 0, farEnough: 0 }, volume: undefined, days: 10, range },
};
/** Seven nights of a least flow and a mean. */
const nights = (flowM3min: number, meanM3min = flowM3min, pressureBar = 7) =>
  Array.from({ length: 7 }, (_, i) => ({ day: shiftDay('2026-03-01', i), flowM3min, meanM3min, pressureBar, coverage: 1 }));
const byNights = (evidence: Partial<LeakEvidence>) => leakFindings({ ...nothing, ...evidence })[0]!;
const cycles = [0, 1, 2].map((i) => ({ slot: 1, fromMs: i * 480_000, untilMs: (i + 1) * 480_000, airM3: 16, pressureBar: 5 }));

describe('a leak flow by nights', () => {
  it('is an upper bound by the least flow, above it by as much as the sensor can be off', () => {
    expect(byNights({ nights: nights(4, 6) })).toEqual({
      ...{ kind: 'upperBound', value: 4, low: 0, high: 4 * 1.03, unit: 'm3/min', method: 'baseFlow', ...range, coverage: 0.7, n: 7 },
      assumptions: [{ key: 'atBar', value: 7, source: 'fitted' }],
    });
    expect(byNights({ nights: nights(4, 6), sensorShare: 0.1 })).toMatchObject({ high: expect.closeTo(4.4, 12) });
  });

  it('is the mean less a use that was entered, the least less one that a test says', () => {
    const evidence = { nights: nights(4, 6), nightUseM3min: 2.5, sensorShare: 0.1 };
    expect(byNights(evidence)).toMatchObject({
      ...{ kind: 'fitted', value: 3.5, low: expect.closeTo(4 * 0.9 - 2.5 * 1.2, 12), high: expect.closeTo(6 * 1.1 - 2.5 * 0.8, 12) },
      assumptions: [
        { key: 'atBar' },
        { key: 'flowM3min', value: 6, source: 'fitted' },
        { key: 'nightUseM3min', value: 2.5, source: 'entered' },
      ],
    });
    expect(byNights({ ...evidence, nightUseSource: 'fitted' })).toMatchObject({
      ...{ kind: 'fitted', value: 1.5, low: expect.closeTo(4 * 0.9 - 2.5 * 1.05, 12), high: expect.closeTo(4 * 1.1 - 2.5 * 0.95, 12) },
      assumptions: [{}, { value: 4 }, { source: 'fitted' }],
    });
  });

  it('is nothing where the use is as much as can flow, and none where it is more', () => {
    expect(byNights({ nights: nights(2), nightUseM3min: 2.5, sensorShare: 0 })).toMatchObject({
      kind: 'fitted',
      value: 0,
      low: 0,
      high: 0,
    });
    expect(byNights({ nights: nights(2), nightUseM3min: 2.51, sensorShare: 0 })).toMatchObject({
      kind: 'none',
      reason: 'nightUseAboveFlow',
    });
  });

  it('is at no pressure where none is known', () => {
    expect(byNights({ nights: nights(4, 6, NaN) })).toMatchObject({ value: 4, assumptions: [] });
  });
});

describe('a leak flow by load cycles', () => {
  it('is what was delivered, which no sensor of the flow widens, at the pressure of the nights, else its own', () => {
    const [, own] = leakFindings({ ...nothing, cycles, nightUseM3min: 0 });
    expect(own).toMatchObject({
      value: expect.closeTo(2, 12),
      low: expect.closeTo(2, 12),
      high: expect.closeTo(2, 12),
      assumptions: [{ value: 5 }, {}, {}],
    });
    const [, atNight] = leakFindings({ ...nothing, cycles, nights: nights(4), nightUseM3min: 0 });
    expect(atNight).toMatchObject({ value: expect.closeTo((2 * 8) / 6, 12), assumptions: [{ value: 7 }, {}, {}] });
  });
});

describe('ways to a leak flow disagree', () => {
  const flow = (value: number): LeakFinding => ({
    ...{ kind: 'fitted', method: 'baseFlow', value, low: value, high: value, unit: 'm3/min', ...range, coverage: 1, n: 7, assumptions: [] },
  });
  const none: LeakFinding = { kind: 'none', method: 'baseFlow', reason: 'tooFewDays', coverage: 0 };
  it.each<readonly [readonly LeakFinding[], boolean]>([
    [[flow(4), flow(5)], false],
    [[flow(4), none, flow(5.01)], true],
    [[flow(5.01), flow(4.5), flow(4)], true],
    [[flow(4), none], false],
    [[none, none], false],
  ])('where the greatest is more than a quarter above the least: %#', (findings, expected) => {
    expect(leakMethodsDisagree(findings)).toBe(expected);
  });
});
