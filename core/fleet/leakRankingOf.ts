import { type KnownAmount, knownProduct, knownTimes } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import { hoursPerYear } from '../leakCost/index.ts';
import { compared } from './compared.ts';
import { currencyTotals } from './currencyTotals.ts';
import type { LeakAmount, LeakRanking, NoFleetLeakReason, RankedLeak } from './leakRanking.ts';
import type { LoadMonth } from './LoadMonth.ts';
import { measuredAmount } from './measuredAmount.ts';
import { labelOf, type FleetStationFacts } from './FleetStationFacts.ts';
import type { StationLeak } from './stationLeak.ts';

/** A leak as it is kept, with energy and air of the days of its estimate. */
export interface KeptLeak extends StationLeak, Pick<LoadMonth, 'station' | 'bothKWh' | 'volumeM3' | 'isEstimated'> {}

const minutesPerHour = 60;
const none = (reason: NoFleetLeakReason): LeakAmount => ({ kind: 'none', reason });

/** The flow of an estimate with its interval; with nothing entered for the night it is an upper bound. */
function flowOf({ estimate }: KeptLeak): LeakAmount {
  if (estimate.kind === 'none') return none(estimate.reason);
  const { kind, flowM3min, lowM3min, highM3min } = estimate;
  return { kind: kind === 'estimate' ? 'fitted' : 'upperBound', value: flowM3min, low: lowM3min, high: highM3min };
}

/** Flow times own energy per air, and times own rate, of a year of 8,760 h in which nothing changes. */
function yearOf(flow: KnownAmount, kWhPerM3: LeakAmount, ratePerKWh: number | undefined) {
  if (kWhPerM3.kind === 'none') return { energyKWhPerYear: kWhPerM3, costPerYear: kWhPerM3 };
  const energy = knownTimes(knownProduct(flow, kWhPerM3), minutesPerHour * hoursPerYear);
  return { energyKWhPerYear: energy, costPerYear: ratePerKWh === undefined ? none('noPrice') : knownTimes(energy, ratePerKWh) };
}

function ranked(facts: FleetStationFacts, leak: KeptLeak | undefined): RankedLeak {
  const { currency, ratePerKWh } = facts;
  if (leak === undefined) {
    const missing = none('noDays');
    return {
      ...labelOf(facts),
      ...{ currency, ratePerKWh, asOf: undefined, days: 0, coverage: 0, changedOn: undefined },
      ...{ flowM3min: missing, energyKWhPerYear: missing, costPerYear: missing, kWhPerM3: missing, grownM3min: missing },
    };
  }
  const { asOf, estimate, change, bothKWh, volumeM3, isEstimated } = leak;
  const flow = flowOf(leak);
  const specific = bothKWh > 0 ? ratioOf(bothKWh, volumeM3) : undefined;
  const kWhPerM3 = specific === undefined ? none('noSpecificEnergy') : measuredAmount(specific, 'specific', isEstimated);
  const year = flow.kind === 'none' ? { energyKWhPerYear: flow, costPerYear: flow } : yearOf(flow, kWhPerM3, ratePerKWh);
  return {
    ...labelOf(facts),
    ...{ currency, ratePerKWh, asOf, kWhPerM3, flowM3min: flow, ...year },
    days: estimate.kind === 'none' ? 0 : estimate.days,
    coverage: estimate.coverage,
    changedOn: change?.since,
    grownM3min: change === undefined ? none('noChange') : { kind: 'fitted', value: change.value, low: change.low, high: change.high },
  };
}

/** What is entered goes before what is a bound, and both before nothing. */
const order = ({ flowM3min, energyKWhPerYear }: RankedLeak) =>
  flowM3min.kind === 'none' ? 3 : energyKWhPerYear.kind === 'none' ? 2 : flowM3min.kind === 'upperBound' ? 1 : 0;
const sizeOf = ({ energyKWhPerYear, flowM3min }: RankedLeak) =>
  energyKWhPerYear.kind === 'none' ? (flowM3min.kind === 'none' ? 0 : flowM3min.value) : energyKWhPerYear.value;

/** Which leaks first: by energy, as money of different currencies is not compared. */
export function leakRankingOf(stations: readonly FleetStationFacts[], leaks: readonly KeptLeak[]): LeakRanking {
  const byStation = new Map(leaks.map((leak) => [leak.station, leak]));
  const rows = stations.map((facts) => ranked(facts, byStation.get(facts.station)));
  const isBound = ({ flowM3min }: RankedLeak) => flowM3min.kind === 'upperBound';
  return {
    stations: rows.sort((a, b) => order(a) - order(b) || sizeOf(b) - sizeOf(a) || compared(a.name, b.name)),
    estimated: currencyTotals(
      rows.filter((row) => !isBound(row)),
      ({ costPerYear }) => costPerYear,
    ),
    atMost: currencyTotals(rows.filter(isBound), ({ costPerYear }) => costPerYear),
  };
}
