import { describe, expect, it } from '@jest/globals';
import { airShortfalls, balanceShortfalls, leakShortfalls, minCoverage } from '../../../core/balance/index.ts';
import { shortfallsIn } from '../../../core/balance/balanceShortfalls.ts';

const all = { state: 1, power: 1, delivery: 1 };
const none = { state: undefined, power: undefined, delivery: undefined };
const hourMs = 3_600_000;

describe('what is known of a range', () => {
  it.each([
    [{ state: 0.9, power: 1, delivery: 0.8 }, 0.8],
    [{ state: 0.7, power: 1, delivery: 0.8 }, 0.7],
    [{ state: 1, power: 0, delivery: 0.8 }, 0],
    [{ ...none, power: 0.6 }, 0.6],
    [none, undefined],
  ])('is the least of what is known of its parts: of %j %p', (coverage, least) => {
    expect(minCoverage(coverage)).toBe(least);
  });
});

describe('the data of a balance', () => {
  it.each([
    ['an hour of load and no-load', { loadS: 1800, noLoadS: 1800 }, all, []],
    ['less', { loadS: 1800, noLoadS: 1799 }, all, ['runningHour']],
    ['load alone, without a word of no-load', { loadS: 10, noLoadS: undefined }, all, []],
    ['an hour, partly recorded', { loadS: 3600, noLoadS: 0 }, { ...all, delivery: 0.99 }, ['recorded']],
    ['an hour, with nothing said of what is recorded', { loadS: 3600, noLoadS: 0 }, none, []],
  ])('falls short of what it wants: %s', (_which, times, coverage, wanted) => {
    expect(balanceShortfalls({ ...times, coverage })).toEqual(wanted);
  });

  it.each([
    ['specificPowerKWhM3', ['runningHour', 'recorded']],
    ['loadRatio', ['runningHour', 'recorded']],
    ['airCostPerM3', ['runningHour', 'recorded']],
    ['loadCostRatio', ['runningHour', 'recorded']],
    ['energyKWh', ['recorded']],
    ['cost', ['recorded']],
    ['motorStarts', ['recorded']],
    ['pressureMinBar', []],
    ['costLoad', []],
  ] as const)('is short for %s of %j', (figure, wanted) => {
    expect(shortfallsIn(figure, ['runningHour', 'wholeWeek', 'recorded'])).toEqual(wanted);
    expect(shortfallsIn(figure, [])).toEqual([]);
  });
});

describe('the data of a leak', () => {
  const found = (coverage: number) => ({ kind: 'none', reason: 'noQuietTime', coverage }) as const;

  it.each([
    [167, 1, []],
    [167, 0.99, ['recorded']],
    [166, 1, ['wholeWeek']],
  ])('falls short of a week that is recorded: %i h, of which %d are known', (hours, coverage, wanted) => {
    const fromMs = 5 * hourMs;
    expect(leakShortfalls(found(coverage), { range: { fromMs, untilMs: fromMs + hours * hourMs } })).toEqual(wanted);
  });
});

describe('the data since a reset', () => {
  const machine = (index: number, coverage?: typeof all) => ({
    index,
    energyLoadKWh: 1,
    energyNoLoadKWh: 1,
    volumeM3: 1,
    leakedM3: 1,
    ...(coverage && { coverage }),
  });
  const of = (hours: number, ...machines: readonly ReturnType<typeof machine>[]) =>
    airShortfalls({ timespan: { fromMs: 9 * hourMs, untilMs: (9 + hours) * hourMs }, machines });

  it('falls short of a week, of which all is recorded in the mean of the machines', () => {
    expect(of(167, machine(1, all))).toEqual([]);
    expect(of(166, machine(1, all))).toEqual(['wholeWeek']);
    expect(of(-5, machine(1, all))).toEqual(['wholeWeek']);
    expect(of(200, machine(1, all), machine(2, { ...all, power: 0.98 }))).toEqual(['recorded']);
    expect(of(200, machine(1, all), machine(2, { ...all, power: 0.992 }))).toEqual([]);
    expect(of(200, machine(1, all), machine(2))).toEqual([]);
    expect(of(200)).toEqual([]);
  });
});
