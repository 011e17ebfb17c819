import { describe, expect, it } from '@jest/globals';
import { decodeCost } from '../../../adapters/contract/costWire.ts';
import { decodeLeakage } from '../../../adapters/contract/leakageWire.ts';
import { decodeMachines } from '../../../adapters/contract/machinesWire.ts';
import { decodeMarks } from '../../../adapters/contract/marksWire.ts';
import { decodeMeasures, decodeReplayState } from '../../../adapters/contract/measuresWire.ts';
import { decodeSeries, decodeSeriesRequest, encodeSeriesRequest } from '../../../adapters/contract/seriesWire.ts';
import { decodeRunningDays, decodeServices } from '../../../adapters/contract/servicesWire.ts';
import { whatIfFields } from '../../../adapters/contract/whatIfFields.ts';
import { decodeWhatIf } from '../../../adapters/contract/whatIfWire.ts';
import { evidencePages, noMeasureReasons, replayMethods } from '../../../core/measures/index.ts';
import { measureIds } from '../../../core/plantData/index.ts';
import { type NeededParts, partsThatAreNeeded } from './partsThatAreNeeded.ts';

type Json = Readonly<Record<string, unknown>>;

const range = { from_ms: 0, until_ms: 9 };
const findingOf = (method: string) => ({
  ...{ kind: 'fitted', value: 2, low: 1, high: 3, unit: 'x', method, ...range, coverage: 0.5, n: 7, assumptions: [] },
});

const leakageWith = (part: Json) => decodeLeakage({ range, ...part });
const leakTrend = { since: '2026-01-01', found_on: '2026-01-09', change: findingOf('cusum') };
const night = { day: '2026-01-01', flow_m3min: 2 };
const leftOut = { day: '2026-01-01', ...range, kind: 'holiday' };
const consumer = { since: '2026-01-01', name: 'dryer', flow_m3min: 1, days: [], from_hour: 0, until_hour: 24 };
const volume = { kind: 'fitted', volume_m3: 3, low: 2, high: 4, r2: 0.9, windows: 5 };

const machinesWith = (part: Json) => decodeMachines({ range, ...part });
const against = { deviation: findingOf('sheet'), no_load: findingOf('noLoad'), tolerance: 0.07, no_load_tolerance: 0.1 };
const machine = { slot: 1, against };
const machineWith = (part: Json) => machinesWith({ machines: [{ ...machine, ...part }] })?.picture.machines[0];
const drift = { since: '2026-01-01', found_on: '2026-01-09', size: findingOf('cusum'), per_year_kWh: { value: 2, low: 1, high: 3 } };
const driftWith = (of: Json) => machineWith({ drift: { change: of } })?.drift.change;

const evidence = { page: evidencePages[0], ...range };
const row = { measure: measureIds[0], evidence };
const measuresWith = (part: Json) => decodeMeasures({ range, ...part });
const rowWith = (part: Json) => measuresWith({ measures: [{ ...row, ...part }] })?.picture.rows[0];
const spread = { value: 2, low: 1, high: 3 };
const together = { ...range, money: findingOf(replayMethods[0]), energy: findingOf(replayMethods[0]), co2: findingOf(replayMethods[0]) };
const togetherWith = (part: Json) => measuresWith({ together: { ...together, ...part } })?.picture.together;

const costFigures = ['energy', 'cost', 'cost_no_load', 'mean_price', 'co2', 'peak', 'peak_without_no_load', 'demand_cost'] as const;
const cost: Json = { range, ...Object.fromEntries(costFigures.map((name) => [name, findingOf('quarterHours')])) };
const costWith = (part: Json) => decodeCost({ ...cost, ...part })?.cost;
const peak = { from_ms: 1, power_kW: 2, no_load_kW: 0 };

const numbered = (fields: Readonly<Record<string, string>>) => Object.fromEntries(Object.values(fields).map((name) => [name, 1]));
const replayedMachine = { ...numbered(whatIfFields.machine), power_shares: [0.1, 0.2, 0.7], slope: { ...spread, kind: 'rule' } };
const outcome = { ...numbered(whatIfFields.outcome), week: { from_ms: 1 } };
const fitted = {
  ...{ machines: [replayedMachine], band: numbered(whatIfFields.band), logged: numbered(whatIfFields.band), volume_m3: spread },
  ...{ following_share: spread, drop_bar: 0, source: 'flow', volume_kind: 'fitted' },
};
const common = { ...numbered(whatIfFields.days), fitted, gate: numbered(whatIfFields.compared), baseline: outcome };
const control = { kind: 'control', ...common, changed: outcome, saving_kWh: spread, jitter_kWh: 1, service: 'same' };
const state = { pressure_kWh: spread, flow_kWh: spread, saving_kWh: spread, run_on_kWh: 0, added_starts: 0 };
const answered = { state: 'done', recorded_days: 1, evaluated_days: 1 };
const whatIfOf = (of: unknown) => {
  const read = decodeWhatIf({ ...answered, what_if: of });
  return read?.state === 'done' ? read.answer.whatIf : undefined;
};
const controlWith = (part: Json) => {
  const read = whatIfOf({ ...control, ...part });
  return read?.kind === 'control' ? read : undefined;
};

const service = { id: 1, cindex: 1, component: 'motor', done_ms: 5 };

/** What is read of a part, and undefined where it is left out. */
const parts: NeededParts = {
  leaks: [leakageWith, { range }, 'range'],
  'a night': [(of) => leakageWith({ nights: [of] })?.leakage.nights[0], night, 'day', 'flow_m3min'],
  'a night that is left out': [(of) => leakageWith({ left_out: [of] })?.leakage.leftOut[0], leftOut, ...Object.keys(leftOut)],
  'a week': [
    (of) => leakageWith({ weeks: [of] })?.leakage.trend.weeks[0],
    { first_day: '2026-01-05', flow_m3min: 1 },
    'first_day',
    'flow_m3min',
  ],
  'a consumer': [
    (of) => leakageWith({ consumers: [of] })?.consumers[0],
    consumer,
    'since',
    'name',
    'flow_m3min',
    'from_hour',
    'until_hour',
  ],
  'a volume that was fitted': [(of) => leakageWith({ volume: of })?.leakage.volume, volume, 'volume_m3', 'low', 'high', 'r2', 'windows'],
  'a volume that was entered': [
    (of) => leakageWith({ volume: { ...of, kind: 'entered' } })?.leakage.volume,
    { volume_m3: 3, low: 2, high: 4 },
    ...['volume_m3', 'low', 'high'],
  ],
  'what is used at night': [
    (of) => leakageWith({ night_use: of })?.leakage.nightUse,
    { flow_m3min: 1, source: 'entered' },
    ...['flow_m3min', 'source'],
  ],
  'a test': [(of) => leakageWith({ test: of })?.leakage.test, range, 'from_ms', 'until_ms'],
  'a change of leaks': [(of) => leakageWith({ change: of })?.leakage.trend.change, leakTrend, ...Object.keys(leakTrend)],
  'an alarm': [(of) => leakageWith({ alarm: of })?.alarm, leakTrend, ...Object.keys(leakTrend)],

  machines: [machinesWith, { range }, 'range'],
  'a machine': [(of) => machinesWith({ machines: [of] })?.picture.machines[0], machine, 'slot', 'against'],
  'a comparison with a sheet': [(of) => machineWith({ against: of }), against, ...Object.keys(against)],
  'a day of a drift': [(of) => machineWith({ drift: { days: [of] } })?.drift.days[0], { day: '2026-01-01', ratio: 1 }, 'day', 'ratio'],
  'a drift': [driftWith, drift, ...Object.keys(drift)],
  'what a drift costs': [(of) => driftWith({ ...drift, per_year_kWh: of }), drift.per_year_kWh, 'value', 'low', 'high'],
  'a point of load': [
    (of) => machineWith({ load_points: [of] })?.loadPoints[0],
    { flow_m3min: 1, power_kW: 2, hours: 3 },
    ...['flow_m3min', 'power_kW', 'hours'],
  ],
  'the air of a machine': [
    (of) => machinesWith({ air: { machines: [of] } })?.picture.air.machines[0],
    { slot: 1, share: findingOf('airBalance') },
    ...['slot', 'share'],
  ],

  measures: [measuresWith, { range }, 'range'],
  'a measure': [(of) => measuresWith({ measures: [of] })?.picture.rows[0], row, 'measure', 'evidence'],
  'where a measure is seen': [(of) => rowWith({ evidence: of }), evidence, ...Object.keys(evidence)],
  'what a measure is worth': [(of) => rowWith({ worth: of })?.worth, { low: 1, high: 2 }, 'low', 'high'],
  'a measure that was not found': [
    (of) => measuresWith({ not_found: [of] })?.picture.notFound[0],
    { measure: measureIds[0], reason: noMeasureReasons[0] },
    ...['measure', 'reason'],
  ],
  'measures together': [togetherWith, together, ...Object.keys(together)],
  'a sum of measures': [(of) => togetherWith({ money_sum: of })?.moneySum, { sum: spread, difference: spread }, 'sum', 'difference'],

  'a cost': [(of) => decodeCost(of), cost, 'range', ...costFigures],
  'a rate': [(of) => costWith({ by_rate: [of] })?.byRate[0], { kind: 'rate' }, 'kind'],
  'a period': [(of) => costWith({ periods: [of] })?.periods[0], { first_day: '2026-01-01' }, 'first_day'],
  'a peak': [(of) => costWith({ peaks: [of] })?.peaks[0], peak, ...Object.keys(peak)],
  'a fourth of prices': [
    (of) => costWith({ price_fourths: [of] })?.priceFourths[0],
    { min_per_kWh: 0.1, max_per_kWh: 0.2 },
    ...['min_per_kWh', 'max_per_kWh'],
  ],
  "the site's peak": [(of) => costWith({ site_peak: of })?.sitePeak, { from_ms: 1, site_kW: 2 }, 'from_ms', 'site_kW'],
  'the load of a quarter hour': [(of) => costWith({ loads: [of] })?.loads[0], { from_ms: 1 }, 'from_ms'],

  'a replay': [(of) => decodeWhatIf(of), { ...answered, what_if: control }, 'what_if', 'recorded_days', 'evaluated_days'],
  'a replay of the control': [whatIfOf, control, ...Object.keys(control).filter((name) => name !== 'kind')],
  'a replay of the state': [whatIfOf, { kind: 'state', ...common, state }, ...Object.keys(common), 'state'],
  'what the state saves': [(of) => whatIfOf({ kind: 'state', ...common, state: of }), state, ...Object.keys(state)],
  'why there is no replay': [whatIfOf, { kind: 'none', reason: 'tooFewDays' }, 'reason'],
  'a fitted plant': [(of) => controlWith({ fitted: of }), fitted, ...Object.keys(fitted).filter((name) => name !== 'machines')],
  'a fitted machine': [
    (of) => controlWith({ fitted: { ...fitted, machines: [of] } })?.fitted.machines[0],
    replayedMachine,
    ...Object.keys(replayedMachine),
  ],
  'the slope of a fitted machine': [
    (of) => controlWith({ fitted: { ...fitted, machines: [{ ...replayedMachine, slope: of }] } })?.fitted.machines[0],
    replayedMachine.slope,
    ...Object.keys(replayedMachine.slope),
  ],
  'an outcome': [(of) => controlWith({ changed: of }), outcome, ...Object.keys(outcome)],
  'an amount that is saved': [
    (of) => controlWith({ cost: of })?.cost,
    { baseline: 2, changed: 1, saving: spread },
    ...['baseline', 'changed', 'saving'],
  ],

  'a service': [(of) => decodeServices({ records: [of] }).records[0], service, ...Object.keys(service)],
  'the days of a machine': [(of) => [...decodeRunningDays([of]).keys()][0], { cindex: 3, days: [] }, 'cindex'],
  'a running day': [(of) => decodeRunningDays([{ cindex: 3, days: [of] }]).get(3)![0], { day: '2026-01-01' }, 'day'],
  'a note': [(of) => decodeMarks({ notes: [of] }).notes[0], { id: 1, from_ms: 2 }, 'id', 'from_ms'],
  'an event': [(of) => decodeMarks({ events: [of] }).events[0], { at_ms: 1, kind: 'restart' }, 'at_ms', 'kind'],
  'a series': [(of) => decodeSeries([of])[0], { name: 's', ...range }, 'name', 'from_ms', 'until_ms'],
};

describe('an answer on the wire', () => {
  partsThatAreNeeded(parts);

  it('has what stands for a value that is left out', () => {
    expect(leakageWith({ nights: [night] })?.leakage.nights[0]).toEqual({
      day: '2026-01-01',
      flowM3min: 2,
      meanM3min: 2,
      pressureBar: NaN,
      coverage: 0,
    });
    expect(decodeMarks({ notes: [{ id: 1, from_ms: 2 }] }).notes).toEqual([
      { id: 1, fromMs: 2, toMs: 2, text: '', by: '', enteredAtMs: 2 },
    ]);
    expect(decodeServices({ records: [service] }).records[0]).toMatchObject({ enteredAtMs: 5, isRestarted: false, parts: [], by: '' });
    expect(decodeServices({ records: [{ ...service, parts: [{ name: 'a' }, {}] }] }).records[0]!.parts).toEqual([
      { name: 'a', number: '', count: 1 },
    ]);
    expect(machinesWith({ recorded_days: 4 })).toMatchObject({ recordedDays: 4, evaluatedDays: 4 });
    expect(measuresWith({ recorded_days: 4, evaluated_days: 2 })).toMatchObject({ recordedDays: 4, evaluatedDays: 2 });
  });

  it('says how far a replay is, or that it failed', () => {
    for (const decode of [decodeWhatIf, decodeReplayState]) {
      expect([decode({ state: 'running', done: 0.5 }), decode({ state: 'running' }), decode({ state: 'failed' }), decode({})]).toEqual([
        ...[{ state: 'running', done: 0.5 }, { state: 'running', done: 0 }, { state: 'failed' }, undefined],
      ]);
    }
    expect(decodeReplayState({ state: 'done', answer: { range } })?.state).toBe('done');
  });

  it('says whether a replay holds: where nothing of it failed', () => {
    const gateWith = (failed: readonly string[]) => controlWith({ gate: { ...common.gate, failed, figures: { nmbe: 1 } } })?.gate;
    expect(gateWith([])).toMatchObject({ failed: [], passed: true, figures: { nmbe: 1, starts: undefined } });
    expect(gateWith(['starts', 'odd'])).toMatchObject({ failed: ['starts'], passed: false });
    expect([controlWith({ is_difference: true })?.isDifference, controlWith({})?.isDifference]).toEqual([true, false]);
  });
});

describe('a series on the wire', () => {
  it('has its quarter hours from the first to the last, those without a price as null', () => {
    const perKWh = new Map([
      [12, 0.3],
      [10, 0.1],
    ]);
    const sent = encodeSeriesRequest('s', perKWh, 'keep');
    expect(sent).toEqual({ name: 's', from_ms: 10 * 900_000, prices: [0.1, null, 0.3], overlap: 'keep' });
    expect([...decodeSeriesRequest(sent)]).toEqual([
      [10, 0.1],
      [12, 0.3],
    ]);
    expect(encodeSeriesRequest('s', new Map(), 'keep')).toMatchObject({ from_ms: 0, prices: [] });
  });

  it('is nothing where the answer is no list', () => {
    expect([decodeSeries({}), decodeSeries(undefined)]).toEqual([[], []]);
  });
});
