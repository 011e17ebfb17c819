import {
  type CostFinding,
  type EnergyCost,
  noCostReasons,
  type PeakQuarter,
  type PeriodCost,
  type PriceFourth,
  type QuarterLoad,
  type RateCost,
  type SitePeak,
} from '../../core/cost/index.ts';
import type { CostAnswer } from '../../core/ports/index.ts';
import { isPlantDay } from '../../core/time/index.ts';
import type { WireCost } from './costSchemas.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import { listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

export function encodeCost({ cost, targetKWh }: CostAnswer): WireCost {
  return {
    range: { from_ms: cost.range.fromMs, until_ms: cost.range.untilMs },
    energy: encodeFinding(cost.energy),
    cost: encodeFinding(cost.cost),
    cost_no_load: encodeFinding(cost.costNoLoad),
    mean_price: encodeFinding(cost.meanPrice),
    co2: encodeFinding(cost.co2),
    peak: encodeFinding(cost.peak),
    peak_without_no_load: encodeFinding(cost.peakWithoutNoLoad),
    demand_cost: encodeFinding(cost.demandCost),
    by_rate: cost.byRate.map((row) => ({
      kind: row.kind,
      name: row.name,
      per_kWh: orNull(row.perKWh),
      energy_kWh: orNull(row.energyKWh),
      energy_no_load_kWh: orNull(row.energyNoLoadKWh),
      cost: orNull(row.cost),
      cost_no_load: orNull(row.costNoLoad),
    })),
    periods: cost.periods.map((period) => ({
      first_day: period.firstDay,
      energy_kWh: orNull(period.energyKWh),
      cost: orNull(period.cost),
      cost_by_rate: period.costByRate.map(orNull),
      co2_kg: orNull(period.co2Kg),
      peak_kW: orNull(period.peakKW),
      coverage: period.coverage,
    })),
    price_fourths: cost.priceFourths.map((fourth) => ({
      min_per_kWh: fourth.minPerKWh,
      max_per_kWh: fourth.maxPerKWh,
      energy_kWh: orNull(fourth.energyKWh),
      energy_no_load_kWh: orNull(fourth.energyNoLoadKWh),
      cost: orNull(fourth.cost),
      mean_per_kWh: orNull(fourth.meanPerKWh),
    })),
    peaks: cost.peaks.map(({ fromMs, powerKW, noLoadKW, running, started, siteKW }) => ({
      from_ms: fromMs,
      power_kW: powerKW,
      no_load_kW: noLoadKW,
      running: [...running],
      started: [...started],
      site_kW: orNull(siteKW),
    })),
    site_peak:
      cost.sitePeak === undefined
        ? null
        : {
            from_ms: cost.sitePeak.fromMs,
            site_kW: cost.sitePeak.siteKW,
            station_kW: orNull(cost.sitePeak.stationKW),
            coverage: cost.sitePeak.coverage,
          },
    loads: cost.loads.map(({ fromMs, powerKW, perKWh }) => ({ from_ms: fromMs, power_kW: orNull(powerKW), per_kWh: orNull(perKWh) })),
    target_kWh: orNull(targetKWh),
  };
}

function decodeRate(wire: unknown): readonly RateCost[] {
  const sent = recordOr(wire);
  const kind = oneOf(['rate', 'series', 'none'])(sent['kind']);
  if (kind === undefined) return [];
  return [
    {
      kind,
      name: textOr(sent['name']) ?? '',
      perKWh: numberOr(sent['per_kWh']),
      energyKWh: numberOr(sent['energy_kWh']),
      energyNoLoadKWh: numberOr(sent['energy_no_load_kWh']),
      cost: numberOr(sent['cost']),
      costNoLoad: numberOr(sent['cost_no_load']),
    },
  ];
}

function decodePeriod(wire: unknown): readonly PeriodCost[] {
  const sent = recordOr(wire);
  const firstDay = textOr(sent['first_day']);
  if (firstDay === undefined || !isPlantDay(firstDay)) return [];
  return [
    {
      firstDay,
      energyKWh: numberOr(sent['energy_kWh']),
      cost: numberOr(sent['cost']),
      costByRate: listOr(sent['cost_by_rate']).map(numberOr),
      co2Kg: numberOr(sent['co2_kg']),
      peakKW: numberOr(sent['peak_kW']),
      coverage: numberOr(sent['coverage']) ?? 0,
    },
  ];
}

const slotsOf = (wire: unknown) =>
  listOr(wire)
    .map(numberOr)
    .filter((slot) => slot !== undefined);

function decodePeak(wire: unknown): readonly PeakQuarter[] {
  const sent = recordOr(wire);
  const [fromMs, powerKW, noLoadKW] = [numberOr(sent['from_ms']), numberOr(sent['power_kW']), numberOr(sent['no_load_kW'])];
  if (fromMs === undefined || powerKW === undefined || noLoadKW === undefined) return [];
  const siteKW = numberOr(sent['site_kW']);
  return [{ fromMs, powerKW, noLoadKW, running: slotsOf(sent['running']), started: slotsOf(sent['started']), siteKW }];
}

function decodeFourth(wire: unknown): readonly PriceFourth[] {
  const sent = recordOr(wire);
  const [minPerKWh, maxPerKWh] = [numberOr(sent['min_per_kWh']), numberOr(sent['max_per_kWh'])];
  if (minPerKWh === undefined || maxPerKWh === undefined) return [];
  return [
    {
      minPerKWh,
      maxPerKWh,
      energyKWh: numberOr(sent['energy_kWh']),
      energyNoLoadKWh: numberOr(sent['energy_no_load_kWh']),
      cost: numberOr(sent['cost']),
      meanPerKWh: numberOr(sent['mean_per_kWh']),
    },
  ];
}

function decodeSitePeak(wire: unknown): SitePeak | undefined {
  const sent = recordOr(wire);
  const [fromMs, siteKW] = [numberOr(sent['from_ms']), numberOr(sent['site_kW'])];
  if (fromMs === undefined || siteKW === undefined) return undefined;
  return { fromMs, siteKW, stationKW: numberOr(sent['station_kW']), coverage: numberOr(sent['coverage']) ?? 0 };
}

function decodeLoad(wire: unknown): readonly QuarterLoad[] {
  const sent = recordOr(wire);
  const fromMs = numberOr(sent['from_ms']);
  return fromMs === undefined ? [] : [{ fromMs, powerKW: numberOr(sent['power_kW']), perKWh: numberOr(sent['per_kWh']) }];
}

/** Undefined without its range or one of its figures; of lists what can't be read is left out. */
export function decodeCost(wire: unknown): CostAnswer | undefined {
  const sent = recordOr(wire);
  const range = recordOr(sent['range']);
  const [fromMs, untilMs] = [numberOr(range['from_ms']), numberOr(range['until_ms'])];
  const finding = (name: keyof WireCost): CostFinding | undefined => decodeFinding(sent[name], ['quarterHours'], noCostReasons);
  const [energy, cost, costNoLoad, meanPrice] = [finding('energy'), finding('cost'), finding('cost_no_load'), finding('mean_price')];
  const [co2, peak, peakWithoutNoLoad, demandCost] = [
    finding('co2'),
    finding('peak'),
    finding('peak_without_no_load'),
    finding('demand_cost'),
  ];
  if (fromMs === undefined || untilMs === undefined) return undefined;
  if (!energy || !cost || !costNoLoad || !meanPrice || !co2 || !peak || !peakWithoutNoLoad || !demandCost) return undefined;
  const found: EnergyCost = {
    ...{ range: { fromMs, untilMs }, energy, cost, costNoLoad, meanPrice, co2, peak, peakWithoutNoLoad, demandCost },
    byRate: listOr(sent['by_rate']).flatMap(decodeRate),
    periods: listOr(sent['periods']).flatMap(decodePeriod),
    priceFourths: listOr(sent['price_fourths']).flatMap(decodeFourth),
    peaks: listOr(sent['peaks']).flatMap(decodePeak),
    sitePeak: decodeSitePeak(sent['site_peak']),
    loads: listOr(sent['loads']).flatMap(decodeLoad),
  };
  return { cost: found, targetKWh: numberOr(sent['target_kWh']) };
}
