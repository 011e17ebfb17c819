import { type LeakRanking, noFleetLeakReasons } from '../../../../core/fleet/index.ts';
import { amount, label, totals } from './amount.ts';
import { list, maybe, number, readWire, record, text } from './codec.ts';
import type { WireFleetLeaks } from './leaksSchemas.ts';

const figure = amount(noFleetLeakReasons);

const station = record({
  ...label,
  currency: ['currency', text],
  asOf: ['as_of', maybe(text)],
  days: ['days', number],
  coverage: ['coverage', number],
  flowM3min: ['flow_m3min', figure],
  energyKWhPerYear: ['energy_kWh_per_year', figure],
  costPerYear: ['cost_per_year', figure],
  kWhPerM3: ['kWh_per_m3', figure],
  ratePerKWh: ['rate_per_kWh', maybe(number)],
  changedOn: ['changed_on', maybe(text)],
  grownM3min: ['grown_m3min', figure],
});

const ranking = record({
  stations: ['stations', list(station)],
  estimated: ['estimated', totals(figure)],
  atMost: ['at_most', totals(figure)],
});

export const encodeFleetLeaks = (of: LeakRanking): WireFleetLeaks => ranking.write(of);
/** Undefined for what is no ranking. */
export const decodeFleetLeaks = (wire: unknown): LeakRanking | undefined => readWire(ranking, wire);
