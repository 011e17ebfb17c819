import {
  type Coefficient,
  furtherVariables,
  type ImportedVariable,
  noPerformanceReasons,
  type Performance,
  type PerformanceAsked,
  type PerformanceCheck,
  performanceChecks,
  type PerformanceDay,
  performanceFigures,
  type PerformanceFinding,
  type SavingDay,
} from '../../core/performance/index.ts';
import type { PerformanceAnswer } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { isPlantDay } from '../../core/time/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import { type Json, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';
import { plantEntriesOr } from './plantEntriesOr.ts';
import type { WirePerformance } from './performanceSchemas.ts';

const finite = (value: number) => (Number.isFinite(value) ? value : null);

const encodeDay = (day: PerformanceDay) => ({
  day: day.day,
  hours: day.hours,
  energy_kWh: day.energyKWh,
  volume_m3: day.volumeM3,
  cost: orNull(day.cost),
  co2_kg: orNull(day.co2Kg),
  pressure_bar: orNull(day.pressureBar),
  temperature_c: orNull(day.temperatureC),
  production: orNull(day.production),
});

const encodeModel = ({ coefficients, line, ...model }: NonNullable<Performance['model']>): NonNullable<WirePerformance['model']> => ({
  coefficients: coefficients.map(({ of, value, standardError, t }) => ({ of, value, standard_error: standardError, t: finite(t) })),
  change_m3: orNull(model.changeM3),
  r2: finite(model.r2),
  cv_rmse: model.cvRmse,
  nmbe: model.nmbe,
  n: model.n,
  rho: model.rho,
  line: line.map(({ volumeM3, expectedKWh, low, high }) => ({
    volume_m3: volumeM3,
    expected_kWh: expectedKWh,
    low_kWh: low,
    high_kWh: high,
  })),
});

export function encodePerformance(answer: PerformanceAnswer): WirePerformance {
  const { performance, baseline, report } = answer;
  const { model, checks, change } = performance;
  return {
    baseline_range: { ...baseline },
    range: { ...report },
    with_pressure: answer.withPressure,
    set: orNull(answer.set),
    volume_of: answer.volumeOf,
    estimated: performance.isEstimated,
    provisional: performance.isProvisional,
    days_without_variable: answer.daysWithoutVariable,
    baseline: performance.baseline.map(encodeDay),
    days: performance.days.map((day) => ({
      ...encodeDay(day),
      expected_kWh: day.expectedKWh,
      saving_kWh: day.savingKWh,
      sum_kWh: day.sumKWh,
      low_kWh: day.low,
      high_kWh: day.high,
      extrapolated: day.isExtrapolated,
    })),
    model: model === undefined ? null : encodeModel(model),
    checks:
      checks === undefined
        ? null
        : recordOf(performanceChecks, (name) => {
            const { value, limit, isKept } = checks[name];
            return { value: finite(value), limit: orNull(limit), kept: orNull(isKept) };
          }),
    figures: recordOf(performanceFigures, (name) => encodeFinding(performance.figures[name])),
    saving_share: orNull(performance.savingShare),
    distinct: performance.isDistinct,
    fractional_uncertainty: orNull(performance.fractionalUncertainty),
    change: change === undefined ? null : { since: change.since, found_on: change.foundOn, per_day: encodeFinding(change.perDay) },
    baselines: answer.baselines.map((each) => ({ ...each })),
    adjustments: answer.adjustments.map((each) => ({ ...each })),
    variables: answer.variables.map(({ importedMs, author, ...of }) => ({ ...of, imported_ms: importedMs, by: author })),
    exchanges: answer.exchanges.map((each) => ({ ...each })),
    recorded_days: answer.recordedDays,
    summed_days: answer.summedDays,
    data_sha256: answer.dataSha256,
  };
}

const dayOr = (value: unknown) => {
  const text = textOr(value);
  return text !== undefined && isPlantDay(text) ? text : undefined;
};

function rangeOr(wire: unknown) {
  const { first, last } = recordOr(wire);
  const [from, until] = [dayOr(first), dayOr(last)];
  return from === undefined || until === undefined ? undefined : { first: from, last: until };
}

function decodeDay(sent: Json): PerformanceDay | undefined {
  const [hours, energyKWh, volumeM3] = [numberOr(sent['hours']), numberOr(sent['energy_kWh']), numberOr(sent['volume_m3'])];
  const day = dayOr(sent['day']);
  if (day === undefined || hours === undefined || energyKWh === undefined || volumeM3 === undefined) return undefined;
  return {
    ...{ day, hours, energyKWh, volumeM3 },
    cost: numberOr(sent['cost']),
    co2Kg: numberOr(sent['co2_kg']),
    pressureBar: numberOr(sent['pressure_bar']),
    temperatureC: numberOr(sent['temperature_c']),
    production: numberOr(sent['production']),
  };
}

function decodeSavingDay(wire: unknown): readonly SavingDay[] {
  const sent = recordOr(wire);
  const day = decodeDay(sent);
  const names = ['expected_kWh', 'saving_kWh', 'sum_kWh', 'low_kWh', 'high_kWh'];
  const [expectedKWh, savingKWh, sumKWh, low, high] = names.map((name) => numberOr(sent[name])).filter((each) => each !== undefined);
  if (day === undefined || high === undefined) return [];
  return [
    {
      ...day,
      ...{
        expectedKWh: expectedKWh!,
        savingKWh: savingKWh!,
        sumKWh: sumKWh!,
        low: low!,
        high,
        isExtrapolated: sent['extrapolated'] === true,
      },
    },
  ];
}

const terms = ['day', 'volume', 'volumeAbove', 'temperature', 'pressure', 'production'] as const satisfies readonly Coefficient['of'][];

function decodeModel(wire: unknown): Performance['model'] {
  const sent = recordOr(wire);
  const [cvRmse, nmbe, n, rho] = [numberOr(sent['cv_rmse']), numberOr(sent['nmbe']), numberOr(sent['n']), numberOr(sent['rho'])];
  if (cvRmse === undefined || nmbe === undefined || n === undefined || rho === undefined) return undefined;
  return {
    coefficients: listOr(sent['coefficients']).flatMap((each) => {
      const { of, value, standard_error: error, t } = recordOr(each);
      const [name, number, standardError] = [oneOf(terms)(of), numberOr(value), numberOr(error)];
      if (name === undefined || number === undefined || standardError === undefined) return [];
      return [{ of: name, value: number, standardError, t: numberOr(t) ?? NaN }];
    }),
    changeM3: numberOr(sent['change_m3']),
    r2: numberOr(sent['r2']) ?? NaN,
    ...{ cvRmse, nmbe, n, rho },
    line: listOr(sent['line']).flatMap((each) => {
      const point = recordOr(each);
      const names = ['volume_m3', 'expected_kWh', 'low_kWh', 'high_kWh'];
      const [volumeM3, expectedKWh, low, high] = names.map((name) => numberOr(point[name])).filter((value) => value !== undefined);
      return high === undefined ? [] : [{ volumeM3: volumeM3!, expectedKWh: expectedKWh!, low: low!, high }];
    }),
  };
}

function decodeCheck(wire: unknown): PerformanceCheck {
  const { value, limit, kept } = recordOr(wire);
  return { value: numberOr(value) ?? NaN, limit: numberOr(limit), isKept: typeof kept === 'boolean' ? kept : undefined };
}

const findingOf = (wire: unknown): PerformanceFinding | undefined => decodeFinding(wire, ['baseline'], noPerformanceReasons);

function decodeChange(wire: unknown): Performance['change'] {
  const sent = recordOr(wire);
  const [since, foundOn, perDay] = [dayOr(sent['since']), dayOr(sent['found_on']), findingOf(sent['per_day'])];
  return since === undefined || foundOn === undefined || perDay === undefined ? undefined : { since, foundOn, perDay };
}

function decodeVariable(wire: unknown): readonly ImportedVariable[] {
  const sent = recordOr(wire);
  const [name, range] = [oneOf(furtherVariables)(sent['name']), rangeOr(sent)];
  const [days, importedMs] = [numberOr(sent['days']), numberOr(sent['imported_ms'])];
  if (name === undefined || range === undefined || days === undefined || importedMs === undefined) return [];
  return [{ name, ...range, days, importedMs, unit: textOr(sent['unit']) ?? '', author: textOr(sent['by']) ?? '' }];
}

function decodeExchange(wire: unknown): PerformanceAnswer['exchanges'] {
  const { day, ...era } = recordOr(wire);
  const [on, entry] = [dayOr(day), plantEntrySchemas.eras.safeParse(era)];
  return on === undefined || !entry.success ? [] : [{ ...entry.data, day: on }];
}

/** Undefined without its ranges or one of its figures; of lists what can't be read is left out. */
export function decodePerformance(wire: unknown): PerformanceAnswer | undefined {
  const sent = recordOr(wire);
  const [baseline, report] = [rangeOr(sent['baseline_range']), rangeOr(sent['range'])];
  const found = recordOr(sent['figures']);
  const figures = recordOf(performanceFigures, (name) => findingOf(found[name]));
  const isWhole = (of: typeof figures): of is Record<keyof typeof figures, PerformanceFinding> =>
    Object.values(of).every((each) => each !== undefined);
  if (baseline === undefined || report === undefined || !isWhole(figures)) return undefined;
  const checks = sent['checks'] === null ? undefined : recordOr(sent['checks']);
  const performance: Performance = {
    baseline: listOr(sent['baseline']).flatMap((each) => decodeDay(recordOr(each)) ?? []),
    days: listOr(sent['days']).flatMap(decodeSavingDay),
    model: decodeModel(sent['model']),
    isEstimated: sent['estimated'] === true,
    isProvisional: sent['provisional'] === true,
    checks: checks && recordOf(performanceChecks, (name) => decodeCheck(checks[name])),
    figures,
    savingShare: numberOr(sent['saving_share']),
    isDistinct: sent['distinct'] === true,
    fractionalUncertainty: numberOr(sent['fractional_uncertainty']),
    change: decodeChange(sent['change']),
  };
  return {
    ...{ performance, baseline, report },
    withPressure: sent['with_pressure'] === true,
    set: plantEntriesOr('baselines', [sent['set']])[0],
    volumeOf: oneOf(['flow', 'delivery'])(sent['volume_of']) ?? 'flow',
    daysWithoutVariable: numberOr(sent['days_without_variable']) ?? 0,
    baselines: plantEntriesOr('baselines', sent['baselines']),
    adjustments: plantEntriesOr('adjustments', sent['adjustments']),
    variables: listOr(sent['variables']).flatMap(decodeVariable),
    exchanges: listOr(sent['exchanges']).flatMap(decodeExchange),
    recordedDays: numberOr(sent['recorded_days']) ?? 0,
    summedDays: numberOr(sent['summed_days']) ?? 0,
    dataSha256: textOr(sent['data_sha256']) ?? '',
  };
}

/** What a query of the call asks for. */
export function decodePerformanceAsked(query: {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly baseline_first?: string | undefined;
  readonly baseline_last?: string | undefined;
  readonly with_pressure?: 'on' | 'off' | undefined;
}): PerformanceAsked {
  const pressure = query.with_pressure;
  return {
    baseline: rangeOr({ first: query.baseline_first, last: query.baseline_last }),
    report: rangeOr(query),
    withPressure: pressure === undefined ? undefined : pressure === 'on',
  };
}

/** The query that asks for it. */
export function encodePerformanceAsked({ baseline, report, withPressure }: PerformanceAsked): string {
  const query = new URLSearchParams({
    ...(baseline && { baseline_first: baseline.first, baseline_last: baseline.last }),
    ...report,
    ...(withPressure !== undefined && { with_pressure: withPressure ? 'on' : 'off' }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}
