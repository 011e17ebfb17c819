import { type EnergyRanking, noEnergyReasons } from '../../../../core/fleet/index.ts';
import { amount, label, totals } from './amount.ts';
import { list, maybe, number, readWire, record, text } from './codec.ts';
import type { WireFleetEnergy } from './energySchemas.ts';

const figure = amount(noEnergyReasons);

const like = record({
  fromLevel: ['from_level', number],
  untilLevel: ['until_level', number],
  stationMonths: ['station_months', number],
  stations: ['stations', number],
  kWhPerM3: ['kWh_per_m3', maybe(record({ value: ['value', number], low: ['low', number], high: ['high', number] }))],
});

const station = record({
  ...label,
  currency: ['currency', text],
  days: ['days', number],
  coverage: ['coverage', number],
  energyKWh: ['energy_kWh', figure],
  volumeM3: ['volume_m3', maybe(number)],
  kWhPerM3: ['kWh_per_m3', figure],
  kWhPerM3At7Bar: ['kWh_per_m3_at_7_bar', figure],
  loadLevel: ['load_level', maybe(number)],
  onLoadKWhPerM3: ['on_load_kWh_per_m3', maybe(number)],
  noLoadShare: ['no_load_share', maybe(number)],
  like: ['like', maybe(like)],
  deviation: ['deviation', figure],
  avoidableKWh: ['avoidable_kWh', figure],
  cost: ['cost', figure],
  avoidableCost: ['avoidable_cost', figure],
});

const ranking = record({
  month: ['month', text],
  stations: ['stations', list(station)],
  cost: ['cost', totals(figure)],
  avoidableCost: ['avoidable_cost', totals(figure)],
  months: [
    'months',
    list(
      record({
        month: ['month', text],
        stations: ['stations', number],
        coverage: ['coverage', number],
        energyKWh: ['energy_kWh', figure],
        kWhPerM3: ['kWh_per_m3', figure],
      }),
    ),
  ],
});

export const encodeFleetEnergy = (of: EnergyRanking): WireFleetEnergy => ranking.write(of);
/** Undefined for what is no ranking. */
export const decodeFleetEnergy = (wire: unknown): EnergyRanking | undefined => readWire(ranking, wire);
