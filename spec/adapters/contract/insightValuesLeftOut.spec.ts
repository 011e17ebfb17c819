import { describe, expect, it } from '@jest/globals';
import { decodeCost } from '../../../adapters/contract/costWire.ts';
import { decodeLeakage } from '../../../adapters/contract/leakageWire.ts';
import { decodeMachines } from '../../../adapters/contract/machinesWire.ts';
import { decodeMeasures } from '../../../adapters/contract/measuresWire.ts';
import { decodePerformance } from '../../../adapters/contract/performanceWire.ts';
import { decodeProfile } from '../../../adapters/contract/profileWire.ts';
import { defaultValuation, evidencePages, noMeasureReasons } from '../../../core/measures/index.ts';
import { performanceChecks, performanceFigures } from '../../../core/performance/index.ts';
import { measureIds } from '../../../core/plantData/index.ts';
import { recordOf } from '../../../core/records/index.ts';

const range = { from_ms: 1, until_ms: 9 };
const readRange = { fromMs: 1, untilMs: 9 };
const findingOf = (method: string) => ({ kind: 'none', method, coverage: 0.5 });
const days = { first: '2026-01-01', last: '2026-01-31' };

const cost = {
  range,
  ...recordOf(['energy', 'cost', 'cost_no_load', 'mean_price', 'co2', 'peak', 'peak_without_no_load', 'demand_cost'], () => ({
    ...findingOf('quarterHours'),
    reason: 'noPower',
  })),
};
const performance = {
  ...{ baseline_range: days, range: days, checks: null },
  figures: recordOf(performanceFigures, () => ({ ...findingOf('baseline'), reason: 'tooFewDays' })),
};
const against = {
  ...{ deviation: { ...findingOf('sheet'), reason: 'noSheet' }, no_load: { ...findingOf('noLoad'), reason: 'noSheet' } },
  ...{ tolerance: 0.07, no_load_tolerance: 0.1 },
};
const evidence = { page: evidencePages[0], ...range };

describe('what stands on the wire for a value that is left out', () => {
  it('of leaks', () => {
    expect(decodeLeakage({ range })).toEqual({
      ...{ estimated: [], recordedDays: 0, evaluatedDays: 0, consumers: [], alarm: undefined, seen: [], cost: undefined },
      leakage: {
        ...{ range: readRange, days: 0, nights: [], findings: [], disagree: false, volume: undefined, nightUse: undefined },
        trend: {
          ...{ weeks: [], perWeek: { kind: 'none', method: 'weeklyMedians', reason: 'fewWeeks', coverage: 0 }, watched: 0 },
          change: undefined,
        },
        ...{ test: undefined, leftOut: [] },
      },
    });
    const parts = { disagree: true, weeks: [{ first_day: '2026-01-05', flow_m3min: 2 }], test: range };
    const left = { day: '2026-01-02', ...range, kind: 'holiday' };
    const { leakage } = decodeLeakage({ range, ...parts, left_out: [left, { ...left, night: { day: '2026-01-02', flow_m3min: 3 } }] })!;
    expect(leakage).toMatchObject({
      ...{ disagree: true, test: { range: readRange, findings: [], nightUseM3min: undefined, isOld: false } },
      trend: { weeks: [{ firstDay: '2026-01-05', flowM3min: 2, nights: 0 }] },
      leftOut: [
        { note: '', night: undefined },
        { note: '', night: { flowM3min: 3, meanM3min: 3, pressureBar: NaN, coverage: 0 } },
      ],
    });
    expect(decodeLeakage({ range, test: { ...range, is_old: true } })?.leakage.test?.isOld).toBe(true);
  });

  it('of machines', () => {
    const air = { machines: [], windows: 0, gap: undefined, volumeM3: undefined, condition: undefined };
    expect(decodeMachines({ range })).toEqual({
      ...{ picture: { machines: [], air }, range: readRange, eras: [], pricePerKWh: undefined, recordedDays: 0, evaluatedDays: 0 },
    });
    const drift = { days: [{ day: '2026-01-01', ratio: 1.5 }], reason: 'other' };
    const machines = [
      { slot: 3, against, drift },
      { slot: 4, against, is_flow_nominal: true, is_estimated: true },
    ];
    const read = decodeMachines({
      range,
      machines,
      air: { machines: [{ slot: 3, share: { ...findingOf('airBalance'), reason: 'noFlow' } }] },
    });
    expect(read?.picture.machines).toMatchObject([
      {
        ...{ slot: 3, days: 0, sheet: undefined, specificPower: undefined, loadPoints: [], isFlowNominal: false, isEstimated: false },
        drift: { days: [{ day: '2026-01-01', ratio: 1.5, onLoadS: 0, energyKWh: 0 }], watched: 0, change: undefined, reason: undefined },
        against: { specificPower: undefined, sheetSpecificPower: undefined },
      },
      { slot: 4, drift: { days: [], watched: 0 }, isFlowNominal: true, isEstimated: true },
    ]);
  });

  it('of measures', () => {
    expect(decodeMeasures({ range })).toMatchObject({
      picture: { rows: [], notFound: [], settled: [], together: undefined, valuation: defaultValuation },
      ...{ range: readRange, recordedDays: 0, evaluatedDays: 0 },
    });
    const facts = [{ name: 'odd', value: 1 }, {}];
    const measures = [{ measure: measureIds[0], evidence, facts, worth: { low: 1, high: 2, is_economic: 'yes' } }];
    const read = decodeMeasures({ range, measures, not_found: [{ measure: measureIds[1], reason: noMeasureReasons[0] }] });
    expect(read?.picture).toMatchObject({
      rows: [
        {
          found: { slots: [], money: undefined, energy: undefined, co2: undefined, facts: [], evidence: { lines: [], ...readRange } },
          ...{ entry: undefined, worth: { low: 1, high: 2, firstYearLow: undefined, firstYearHigh: undefined, isEconomic: undefined } },
        },
      ],
      notFound: [{ facts: [] }],
    });
  });

  it('of costs', () => {
    const parts = {
      by_rate: [{ kind: 'none' }],
      periods: [{ first_day: '2026-01-01' }, { first_day: '2026-02-30' }],
      site_peak: { from_ms: 3, site_kW: 500 },
      peaks: [{ from_ms: 3, power_kW: 5, no_load_kW: 0, running: [2, 'x'] }],
    };
    expect(decodeCost({ ...cost, ...parts })).toMatchObject({
      cost: {
        range: readRange,
        byRate: [{ kind: 'none', name: '', perKWh: undefined }],
        periods: [{ firstDay: '2026-01-01', energyKWh: undefined, costByRate: [], coverage: 0 }],
        sitePeak: { fromMs: 3, siteKW: 500, stationKW: undefined, coverage: 0 },
        peaks: [{ running: [2], started: [], siteKW: undefined }],
        ...{ priceFourths: [], loads: [] },
      },
      targetKWh: undefined,
    });
    for (const end of ['from_ms', 'until_ms']) expect(decodeCost({ ...cost, range: { ...range, [end]: null } })).toBeUndefined();
  });

  it('of a performance', () => {
    expect(decodePerformance(performance)).toMatchObject({
      performance: {
        ...{
          baseline: [],
          days: [],
          model: undefined,
          isEstimated: false,
          isProvisional: false,
          checks: undefined,
          savingShare: undefined,
        },
        ...{ isDistinct: false, fractionalUncertainty: undefined, change: undefined },
      },
      ...{ baseline: days, report: days, withPressure: false, set: undefined, volumeOf: 'flow', daysWithoutVariable: 0, baselines: [] },
      ...{ adjustments: [], variables: [], exchanges: [], recordedDays: 0, summedDays: 0, dataSha256: '' },
    });
    const said = { with_pressure: true, estimated: true, provisional: true, distinct: true };
    const model = { cv_rmse: 0.1, nmbe: 0, n: 30, rho: 0.2, coefficients: [{ of: 'day', value: 1, standard_error: 0.1 }] };
    const day = { day: '2026-01-01', hours: 24, energy_kWh: 5, volume_m3: 9 };
    const saving = { ...day, expected_kWh: 6, saving_kWh: 1, sum_kWh: 1, low_kWh: 0, high_kWh: 2 };
    const variables = [{ name: 'temperature', ...days, days: 31, imported_ms: 5 }];
    const read = decodePerformance({
      ...performance,
      ...said,
      checks: {},
      model,
      days: [saving, { ...saving, extrapolated: true }],
      variables,
    });
    expect(read).toMatchObject({
      performance: {
        ...{ isEstimated: true, isProvisional: true, isDistinct: true },
        checks: recordOf(performanceChecks, () => ({ value: NaN, limit: undefined, isKept: undefined })),
        model: { r2: NaN, changeM3: undefined, coefficients: [{ t: NaN }], line: [] },
        days: [{ isExtrapolated: false, cost: undefined }, { isExtrapolated: true }],
      },
      ...{ withPressure: true, variables: [{ unit: '', author: '' }] },
    });
  });

  it('of a profile', () => {
    expect(decodeProfile({ of: 'flow' })).toEqual({
      ...{ of: 'flow', recordedDays: 0, summedDays: 0, rated: [], days: [], duration: { hours: 0, area: 0, points: [] } },
      ...{ types: { kind: 'none', reason: 'notDistinct', days: 0 }, typeNames: [], calendar: [], estimated: [] },
      ...{ seconds: undefined, pressure: undefined },
    });
    const spread = { hours: 1, p1: 5, p50: 6, p99: 7 };
    const even = Array<number>(24).fill(2);
    const types = { types: [{ hours: even, low: even, high: even, mean: 2 }] };
    const calendar = [{ id: 'workdays', hours: [4] }, { id: 'odd' }];
    const read = decodeProfile({
      of: 'flow',
      type_names: ['A', '', 7],
      types,
      calendar,
      seconds: spread,
      pressure: { ...spread, min: 4, max: 8 },
    });
    const classes = { fromBar: 0, stepBar: 0, beneath: 0, beyond: 0, shares: [] };
    expect(read).toMatchObject({
      typeNames: ['A', undefined, undefined],
      calendar: [{ id: 'workdays', days: 0, hours: [4, ...Array<undefined>(23)] }],
      types: { kind: 'found', types: [{ days: [], weekdays: [], mean: 2 }], unusual: [], silhouette: 0 },
      seconds: { days: 0, lowCount: 0, classes, fastestFall: undefined, low: [] },
      pressure: { band: { low: undefined, high: undefined }, classes, below: undefined, low: [] },
    });
  });
});
