import { describe, expect, it, test } from '@jest/globals';
import { decodeFoundDevices, decodeTrialResult } from '../../../adapters/contract/fieldAnswersWire.ts';
import { decodeReading } from '../../../adapters/contract/fieldReadingWire.ts';
import { decodeFinding } from '../../../adapters/contract/findingWire.ts';
import { decodePerformance, decodePerformanceAsked, encodePerformanceAsked } from '../../../adapters/contract/performanceWire.ts';
import { decodeProfile } from '../../../adapters/contract/profileWire.ts';
import { performanceFigures } from '../../../core/performance/index.ts';
import { recordOf } from '../../../core/records/index.ts';
import { type NeededParts, partsThatAreNeeded } from './partsThatAreNeeded.ts';

type Json = Readonly<Record<string, unknown>>;

const finding = {
  ...{ kind: 'fitted', value: 2, low: 1, high: 3, unit: 'kWh', method: 'baseline', from_ms: 0, until_ms: 9, coverage: 0.5, n: 7 },
  assumptions: [],
};
const noFinding = { kind: 'none', method: 'baseline', reason: 'tooFewDays', coverage: 0.5 };
const findingOf = (wire: unknown) => decodeFinding(wire, ['baseline'], ['tooFewDays']);

const days = { first: '2026-01-01', last: '2026-01-31' };
const performanceWith = (change: Json) =>
  decodePerformance({
    ...{ baseline_range: days, range: days, checks: null },
    figures: recordOf(performanceFigures, () => finding),
    ...change,
  });
const performanceDay = { day: '2026-01-01', hours: 24, energy_kWh: 5, volume_m3: 9 };
const savingDay = { ...performanceDay, expected_kWh: 6, saving_kWh: 1, sum_kWh: 1, low_kWh: 0, high_kWh: 2, extrapolated: true };
const model = { cv_rmse: 0.1, nmbe: 0, n: 30, rho: 0.2 };
const coefficient = { of: 'day', value: 1, standard_error: 0.1 };
const point = { volume_m3: 1, expected_kWh: 2, low_kWh: 1, high_kWh: 3 };
const change = { since: '2026-01-02', found_on: '2026-01-09', per_day: finding };
const variable = { name: 'temperature', ...days, days: 31, imported_ms: 5 };

const profileWith = (part: Json) => decodeProfile({ of: 'flow', ...part });
const hours = Array<number>(24).fill(1);
const dayType = { hours, low: hours, high: hours, mean: 1 };
const low = { from_ms: 1, until_ms: 2, min: 5 };
const pressure = { hours: 1, p1: 5, p50: 6, p99: 7, min: 4, max: 8 };
const seconds = { hours: 1, p1: 5, p50: 6, p99: 7 };
const place = { table: 'holding', at: 5, type: 'u16' };
const trialReading = (given: Json) => decodeTrialResult({ readings: [{ key: 'a', ...given }] }).readings[0];

/** What is read of a part, and undefined where it is left out. */
const parts: NeededParts = {
  'a finding': [findingOf, finding, ...Object.keys(finding).filter((name) => name !== 'assumptions')],
  'a finding that there is not': [findingOf, noFinding, 'method', 'reason', 'coverage'],
  'an assumption': [
    (each) => (findingOf({ ...finding, assumptions: [each] }) as { assumptions: readonly unknown[] }).assumptions[0],
    { key: 'a', value: 1, source: 'entered' },
    ...['key', 'value', 'source'],
  ],
  'a performance': [(wire) => performanceWith(wire), { baseline_range: days, range: days }, 'baseline_range', 'range'],
  'a range of days': [(range) => performanceWith({ range }), days, 'first', 'last'],
  'a day of the baseline': [
    (day) => performanceWith({ baseline: [day] })?.performance.baseline[0],
    performanceDay,
    ...Object.keys(performanceDay),
  ],
  'a day that is compared': [
    (day) => performanceWith({ days: [day] })?.performance.days[0],
    savingDay,
    ...Object.keys(savingDay).filter((name) => name !== 'extrapolated'),
  ],
  'a model': [(of) => performanceWith({ model: of })?.performance.model, model, ...Object.keys(model)],
  'a coefficient': [
    (of) => performanceWith({ model: { ...model, coefficients: [of] } })?.performance.model?.coefficients[0],
    coefficient,
    ...Object.keys(coefficient),
  ],
  'a point of a line': [
    (of) => performanceWith({ model: { ...model, line: [of] } })?.performance.model?.line[0],
    point,
    ...Object.keys(point),
  ],
  'a change': [(of) => performanceWith({ change: of })?.performance.change, change, ...Object.keys(change)],
  'a variable': [(of) => performanceWith({ variables: [of] })?.variables[0], variable, ...Object.keys(variable)],
  'an exchange': [
    (of) => performanceWith({ exchanges: [of] })?.exchanges[0],
    { day: '2026-01-01', slot: 1, atMs: 0, what: 'exchanged', note: '' },
    ...['day', 'slot', 'atMs', 'what', 'note'],
  ],
  'a profile': [profileWith, {}],
  'a day of a profile': [(day) => profileWith({ days: [day] })?.days[0], { day: '2026-01-01', means: [] }, 'day'],
  'a type of days': [
    (of) => (profileWith({ types: { types: [of] } })?.types as { types?: readonly unknown[] }).types?.[0],
    dayType,
    ...Object.keys(dayType),
  ],
  'a low pressure': [(of) => profileWith({ pressure: { ...pressure, events: [of] } })?.pressure?.low[0], low, ...Object.keys(low)],
  'the pressure of a profile': [(of) => profileWith({ pressure: of })?.pressure, pressure, ...Object.keys(pressure)],
  'the seconds of a profile': [(of) => profileWith({ seconds: of })?.seconds, seconds, ...Object.keys(seconds)],
  'the fastest fall': [
    (of) => profileWith({ seconds: { ...seconds, fastest_fall: of } })?.seconds?.fastestFall,
    { at_ms: 1, bar_per_min: 2 },
    ...['at_ms', 'bar_per_min'],
  ],
  'a share of the time': [
    (of) => profileWith({ pressure: { ...pressure, below: of } })?.pressure?.below,
    { least: 0, most: 1 },
    ...['least', 'most'],
  ],
  'a rated flow': [(of) => profileWith({ rated: [of] })?.rated[0], { slot: 1, flow_m3min: 2 }, 'slot', 'flow_m3min'],
  'a reading': [decodeReading, { key: 'a' }, 'key'],
  'where a point is': [(of) => trialReading({ place: of })?.place, place, ...Object.keys(place)],
  'a value in another order': [
    (of) => trialReading({ orders: [of] })?.orders[0],
    { word_order: 'highFirst', byte_order: 'lowFirst' },
    ...['word_order', 'byte_order'],
  ],
  'a device that was found': [(of) => decodeFoundDevices([of])[0], { unit: 3 }, 'unit'],
};

describe('an answer on the wire', () => {
  partsThatAreNeeded(parts);

  it('of a profile has 24 hours of a day, those without a value as missing', () => {
    expect(profileWith({ days: [{ day: '2026-01-01', means: [1, null, 3] }] })?.days[0]!.means).toEqual([
      1,
      undefined,
      3,
      ...Array<undefined>(21).fill(undefined),
    ]);
    expect(profileWith({ types: { types: [{ ...dayType, hours: hours.slice(1) }] } })?.types).toEqual({
      kind: 'none',
      reason: 'notDistinct',
      days: 0,
    });
  });

  it('of a profile counts the low pressures that are in it where it does not say how many there were', () => {
    expect(profileWith({ seconds: { ...seconds, events: [low, {}] } })?.seconds?.lowCount).toBe(1);
    expect(profileWith({ seconds: { ...seconds, events: [low], events_count: 9 } })?.seconds?.lowCount).toBe(9);
  });

  it('of a reading has why there is no value, and numbers that are some', () => {
    const missingOf = (missing: unknown) => decodeReading({ key: 'a', missing })?.missing;
    expect(missingOf({ reason: 'exception', code: 2 })).toEqual({ kind: 'exception', code: 2 });
    expect(missingOf({ reason: 'exception' })).toEqual({ kind: 'exception', code: NaN });
    expect(missingOf({ reason: 'outOfRange', value: 7 })).toEqual({ kind: 'outOfRange', value: 7 });
    expect(missingOf({ reason: 'outOfRange' })).toEqual({ kind: 'outOfRange', value: NaN });
    expect(missingOf({ reason: 'timeout' })).toEqual({ kind: 'timeout' });
    expect(missingOf({ reason: 'bored' })).toBeUndefined();
    expect(decodeReading({ key: 'a', words: [1, 'x', 2], unit: 'furlong', quality: 'odd', text: 't', counter_step: 3, age_ms: 4 })).toEqual(
      {
        ...{ key: 'a', value: undefined, unit: '', words: [1, 2], quality: 'bad', text: 't', counterStep: 3, ageMs: 4 },
      },
    );
  });
});

describe('what a performance is asked for', () => {
  test.each([
    [{}, ''],
    [{ report: days }, '?first=2026-01-01&last=2026-01-31'],
    [{ baseline: days, withPressure: false }, '?baseline_first=2026-01-01&baseline_last=2026-01-31&with_pressure=off'],
    [{ withPressure: true }, '?with_pressure=on'],
  ])('%j is %j, and comes back', (asked, query) => {
    const whole = { baseline: undefined, report: undefined, withPressure: undefined, ...asked };
    expect(encodePerformanceAsked(whole)).toBe(query);
    expect(decodePerformanceAsked(Object.fromEntries(new URLSearchParams(query)))).toEqual(whole);
  });
});
