import { type HeatFinding, type HeatOfMonth, noHeatReasons } from '../../core/heatReport/index.ts';
import { type HeatCircuit, heatCircuits } from '../../core/plantData/index.ts';
import type { HeatReportAnswer } from '../../core/ports/index.ts';
import { plantEntrySchemas } from '../plantData/index.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import type { WireHeatReport } from './heatReportSchemas.ts';
import { listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

export function encodeHeatReport({ report, source, dataSha256 }: HeatReportAnswer): WireHeatReport {
  const { range, picture } = report;
  return {
    range: { from_ms: range.fromMs, until_ms: range.untilMs },
    circuit: report.circuit,
    machines: [...report.machines],
    energy: encodeFinding(report.energy),
    heat: encodeFinding(report.heat),
    greatest_power: encodeFinding(report.greatestPower),
    available: encodeFinding(report.available),
    available_h_per_day: orNull(report.availableHPerDay),
    on_weekends: report.isOnWeekends,
    months: report.months.map((of) => ({
      month: of.month,
      heat_kWh: orNull(of.heatKWh),
      available_days: of.availableDays,
      available_h: orNull(of.availableH),
      power_while_available_kW: orNull(of.powerWhileAvailableKW),
      mean_power_kW: orNull(of.meanPowerKW),
      coverage: of.coverage,
    })),
    faint_heat_kWh: report.faintHeatKWh,
    duration: [...picture.duration],
    by_hour: picture.byHour.map((hours) => hours.map(orNull)),
    source: source === undefined ? null : { ...source, machines: [...source.machines] },
    data_sha256: dataSha256,
  };
}

function decodeMonth(wire: unknown): readonly HeatOfMonth[] {
  const sent = recordOr(wire);
  const month = numberOr(sent['month']);
  if (month === undefined) return [];
  return [
    {
      month,
      heatKWh: numberOr(sent['heat_kWh']),
      availableDays: numberOr(sent['available_days']) ?? 0,
      availableH: numberOr(sent['available_h']),
      powerWhileAvailableKW: numberOr(sent['power_while_available_kW']),
      meanPowerKW: numberOr(sent['mean_power_kW']),
      coverage: numberOr(sent['coverage']) ?? 0,
    },
  ];
}

const numbersOf = (wire: unknown) => listOr(wire).map(numberOr);

/** Undefined for what is none. */
export function decodeHeatReport(answer: unknown): HeatReportAnswer | undefined {
  const wire = recordOr(answer);
  const range = recordOr(wire['range']);
  const [fromMs, untilMs] = [numberOr(range['from_ms']), numberOr(range['until_ms'])];
  const circuit = oneOf<HeatCircuit>(heatCircuits)(wire['circuit']);
  const [energy, heat, greatestPower, available] = ['energy', 'heat', 'greatest_power', 'available'].map((name): HeatFinding | undefined =>
    decodeFinding(wire[name], ['quarterHours'], noHeatReasons),
  );
  if (fromMs === undefined || untilMs === undefined || circuit === undefined) return undefined;
  if (energy === undefined || heat === undefined || greatestPower === undefined || available === undefined) return undefined;
  const source = plantEntrySchemas.heat.safeParse(wire['source']);
  return {
    report: {
      range: { fromMs, untilMs },
      circuit,
      machines: numbersOf(wire['machines']).filter((slot) => slot !== undefined),
      ...{ energy, heat, greatestPower, available },
      availableHPerDay: numberOr(wire['available_h_per_day']),
      isOnWeekends: wire['on_weekends'] === true,
      months: listOr(wire['months']).flatMap(decodeMonth),
      faintHeatKWh: numberOr(wire['faint_heat_kWh']) ?? 0,
      picture: {
        duration: numbersOf(wire['duration']).filter((value) => value !== undefined),
        byHour: listOr(wire['by_hour']).map(numbersOf),
      },
    },
    source: source.success ? source.data : undefined,
    dataSha256: textOr(wire['data_sha256']) ?? '',
  };
}
