import { describe, expect, it } from '@jest/globals';
import { blockBootstrap, tQuantile } from '../../../core/estimate/index.ts';
import { baseLevel, cycleLevel, decayLevel, levelNights, meanMargin, meanNightLevel } from '../../../core/leakage/leakLevels.ts';
import type { LoadCycle } from '../../../core/leakage/loadCycles.ts';
import type { NightFlow } from '../../../core/leakage/nightFlows.ts';
import { shiftDay } from '../../../core/time/index.ts';

const firstDay = '2026-03-02';
const nightsOf = (flows: readonly number[]): readonly NightFlow[] =>
  flows.map((flowM3min, i) => ({ day: shiftDay(firstDay, i), flowM3min, meanM3min: 2 * flowM3min + 1, pressureBar: 7, coverage: 1 }));
/** Of no order and no symmetry. */
const flowsOf = (count: number) => Array.from({ length: count }, (_, i) => 5 + ((i * (13 * i * i + 7)) % 53) / 21);
const middleOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};

it('how far a mean can be off is by Student at 90 %', () => {
  // deviations from 4: -3, -2, 0, 5; variance 38 / 3
  expect(meanMargin([1, 2, 4, 9])).toBeCloseTo((tQuantile(0.95, 3) * Math.sqrt(38 / 3)) / 2, 12);
  expect(meanMargin([1, 2, 4, 9])).toBeCloseTo(4.1879, 3);
});

describe('the nights that a level is of', () => {
  it.each([
    ['all of less than four weeks', 27, undefined, 0],
    ['the last 28 of more', 29, undefined, 1],
    ['those from a change on, once there are seven', 20, 13, 13],
    ['all while there are six since it', 20, 14, 0],
    ['the last 28 since it', 40, 3, 12],
  ])('are %s', (_, count, changed, first) => {
    const nights = nightsOf(flowsOf(count));
    expect(levelNights(nights, changed === undefined ? undefined : shiftDay(firstDay, changed))).toEqual(nights.slice(first));
  });
});

describe('the level of nights', () => {
  it('needs seven of them', () => {
    expect([baseLevel({ nights: nightsOf(flowsOf(6)) }, 7), meanNightLevel({ nights: nightsOf(flowsOf(6)) }, 7)]).toEqual([
      'tooFewDays',
      'tooFewDays',
    ]);
    expect(baseLevel({ nights: nightsOf(flowsOf(7)) }, 7)).toMatchObject({ n: 7 });
  });

  it('lies between the least and the greatest of less than fourteen', () => {
    const flows = flowsOf(13);
    expect(baseLevel({ nights: nightsOf(flows) }, 7)).toEqual({
      value: middleOf(flows),
      low: Math.min(...flows),
      high: Math.max(...flows),
      n: 13,
    });
  });

  it.each([14, 28])('is drawn from weeks of %i, and the same each time that it is asked for', (count) => {
    const flows = flowsOf(count);
    const drawn = blockBootstrap(count, (at) => middleOf(Array.from(at, (i) => flows[i]!)), { seed: 1, level: 0.9 });
    expect(baseLevel({ nights: nightsOf(flows) }, 7)).toEqual({ value: middleOf(flows), n: count, ...drawn });
  });

  it('is that of the pressure asked for', () => {
    const flows = flowsOf(9);
    expect(baseLevel({ nights: nightsOf(flows) }, 5)).toMatchObject({ value: expect.closeTo((middleOf(flows) * 6) / 8, 12) });
  });

  it('of their means is the middle mean, from the least flow or mean, as other consumers can be on that nobody knows of', () => {
    const flows = flowsOf(9);
    const means = flows.map((flow) => 2 * flow + 1);
    const of = (nights: readonly NightFlow[]) => meanNightLevel({ nights }, 7);
    expect(of(nightsOf(flows))).toEqual({ value: middleOf(means), low: Math.min(...flows), high: Math.max(...means), n: 9 });
    const less = nightsOf(flows).map((night) => ({ ...night, meanM3min: night.flowM3min - 1 }));
    expect(of(less)).toMatchObject({ low: Math.min(...flows) - 1, high: Math.max(...flows) - 1 });
  });
});

describe('the level of load cycles', () => {
  const cyclesOf = (...all: readonly (readonly [seconds: number, airM3: number, pressureBar: number])[]): readonly LoadCycle[] =>
    all.map(([seconds, airM3, pressureBar], i) => ({ slot: 2, fromMs: 5e6 * i, untilMs: 5e6 * i + 1000 * seconds, airM3, pressureBar }));

  it('is the air of all of them in their time, at their mean pressure, off by as much as their mean can be', () => {
    // flows 3, 2.4 and 2.2 m3/min at a mean of 7 bar
    const cycles = cyclesOf([300, 15, 6.8], [600, 24, 7.4], [900, 33, 6.8]);
    const margin = meanMargin([3, 2.4, 2.2]);
    const value = 72 / 30;
    expect(cycleLevel({ cycles }, 7)).toEqual({
      value: expect.closeTo(value, 12),
      low: expect.closeTo(value - margin, 12),
      high: expect.closeTo(value + margin, 12),
      n: 3,
    });
    expect(cycleLevel({ cycles }, 5)).toMatchObject({
      value: expect.closeTo((value * 6) / 8, 12),
      high: expect.closeTo(((value + margin) * 6) / 8, 12),
    });
  });

  it.each([
    ['without a cycle', [], 'noSingleMachine'],
    ['of two cycles, however long', [3000, 3000], 'fewCycles'],
    ['of less than 15 min', [300, 300, 299], 'fewCycles'],
  ])('is none %s', (_, seconds, reason) => {
    expect(cycleLevel({ cycles: cyclesOf(...seconds.map((each) => [each, 9, 7] as const)) }, 7)).toBe(reason);
  });

  it('is one of three cycles that take 15 min', () => {
    expect(cycleLevel({ cycles: cyclesOf([300, 9, 7], [300, 9, 7], [300, 9, 7]) }, 7)).toMatchObject({ n: 3 });
  });
});

describe('the level of falls of the pressure', () => {
  const decay = (ratePerMin: number, startBar: number, endBar: number) => ({ fromMs: 0, untilMs: 1, startBar, endBar, ratePerMin });
  const decays = [decay(0.02, 7, 6), decay(0.05, 6.5, 6.1), decay(0.03, 7.5, 6.3)];
  const volume = { volumeM3: 10, low: 8, high: 13 };
  const search = { decays, longEnough: 5, farEnough: 4 };

  it('is the middle one, from the least in the smallest volume to the greatest in the largest one', () => {
    // at 7 bar: 1.6, 4 and 2.4 m3/min
    expect(decayLevel({ decays: search, volume }, 7)).toEqual({
      value: expect.closeTo(2.4, 12),
      low: expect.closeTo(1.6 * 0.8, 12),
      high: expect.closeTo(4 * 1.3, 12),
      n: 3,
    });
  });

  it('is of their own middle pressure where nothing else is known', () => {
    // middles 6.5, 6.3 and 6.9 bar
    expect(decayLevel({ decays: search, volume }, NaN)).toMatchObject({
      value: expect.closeTo(0.03 * 10 * ((6.5 + 6.3 + 6.9) / 3 + 1), 12),
    });
  });

  it.each([
    ['no time without delivery', { decays: [], longEnough: 0, farEnough: 0 }, volume, 'alwaysOnLoad'],
    ['no fall far enough', { decays: [], longEnough: 1, farEnough: 0 }, volume, 'smallDrop'],
    ['no steady fall', { decays: [], longEnough: 1, farEnough: 1 }, volume, 'notMonotonic'],
    ['one fall', { ...search, decays: decays.slice(0, 1) }, volume, 'fewDecays'],
    ['two falls', { ...search, decays: decays.slice(0, 2) }, undefined, 'fewDecays'],
    ['no volume', search, undefined, 'noVolume'],
  ])('says why it is none: %s', (_, of, fitted, reason) => {
    expect(decayLevel({ decays: of, volume: fitted }, 7)).toBe(reason);
  });
});
