import { type KnownAmount, knownTimes, type Spread, weakestKind } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import { type Month, monthOf, msPerSecond, plantDayRange, shiftDay } from '../time/index.ts';
import { compared } from './compared.ts';
import { currencyTotals } from './currencyTotals.ts';
import { isWellCovered } from './dataFindings.ts';
import type { EnergyAmount, EnergyRanking, FleetMonth, LikeMonths, NoEnergyReason, RankedStation } from './energyRanking.ts';
import { broughtTo7Bar, comparedKWhPerM3, likeMonthsOf, loadLevelOf } from './likeLoad.ts';
import type { LoadMonth } from './LoadMonth.ts';
import { measuredAmount } from './measuredAmount.ts';
import { labelOf, type FleetStationFacts } from './FleetStationFacts.ts';

const none = (reason: NoEnergyReason): EnergyAmount => ({ kind: 'none', reason });

/** Seconds of a station's month that are over. */
function elapsedS(month: Month, zone: string, nowMs: number): number {
  const first = `${month}-01`;
  const { fromMs } = plantDayRange(first, zone);
  const next = `${monthOf(shiftDay(first, longestMonthDays))}-01`;
  return Math.max(0, Math.min(nowMs, plantDayRange(next, zone).fromMs) - fromMs) / msPerSecond;
}
const longestMonthDays = 31;

/** How much more than the median, as a share of it. */
function deviationOf(own: KnownAmount, like: Spread): KnownAmount {
  return {
    kind: weakestKind([own.kind, 'fitted']),
    value: own.value / like.value - 1,
    low: own.low / like.high - 1,
    high: own.high / like.low - 1,
  };
}

/** The part of energy that a deviation makes; none of a station that needs less. */
function avoidableOf(kWh: number, { kind, value, low, high }: KnownAmount): KnownAmount {
  const part = (deviation: number) => kWh * Math.max(0, deviation / (1 + deviation));
  return { kind, value: part(value), low: part(low), high: part(high) };
}

const withRate = (amount: EnergyAmount, ratePerKWh: number | undefined): EnergyAmount => {
  if (amount.kind === 'none') return amount;
  return ratePerKWh === undefined ? none('noPrice') : knownTimes(amount, ratePerKWh);
};

/** Why a month is not compared with others; undefined when it is. */
function notCompared(month: LoadMonth, like: LikeMonths | undefined, coverage: number): NoEnergyReason | undefined {
  if (month.bothKWh <= 0 || month.volumeM3 <= 0) return 'noAir';
  if (comparedKWhPerM3(month) === undefined) return 'noPressure';
  if (like === undefined) return 'noLoadLevel';
  if (!isWellCovered(coverage)) return 'lowCoverage';
  return like.kWhPerM3 === undefined ? 'fewStationMonths' : undefined;
}

function ranked(facts: FleetStationFacts, month: LoadMonth, bands: readonly LikeMonths[], nowMs: number): RankedStation {
  const { days, knownS, energyKWh, bothKWh, loadKWh, noLoadKWh, volumeM3, pressureBar, isEstimated } = month;
  const like = likeMonthsOf(bands, month);
  const coverage = Math.min(1, ratioOf(knownS, elapsedS(month.month, facts.zone, nowMs)) ?? 0);
  const reason = notCompared(month, like, coverage);
  const measured = (value: number | undefined, missing: NoEnergyReason): EnergyAmount =>
    value === undefined ? none(missing) : measuredAmount(value, 'specific', isEstimated);
  const energy = energyKWh > 0 ? measuredAmount(energyKWh, 'energy', isEstimated) : none('noEnergy');
  const at7Bar = measured(comparedKWhPerM3(month), volumeM3 > 0 && bothKWh > 0 ? 'noPressure' : 'noAir');
  const median = like?.kWhPerM3;
  const deviation: EnergyAmount =
    reason !== undefined || at7Bar.kind === 'none' || median === undefined ? none(reason ?? 'noAir') : deviationOf(at7Bar, median);
  const avoidable = deviation.kind === 'none' ? deviation : avoidableOf(bothKWh, deviation);
  return {
    ...labelOf(facts),
    ...{ currency: facts.currency, days },
    coverage,
    energyKWh: energy,
    volumeM3: volumeM3 > 0 ? volumeM3 : undefined,
    kWhPerM3: measured(bothKWh > 0 ? ratioOf(bothKWh, volumeM3) : undefined, 'noAir'),
    kWhPerM3At7Bar: at7Bar,
    loadLevel: loadLevelOf(month),
    onLoadKWhPerM3: broughtTo7Bar(ratioOf(loadKWh, volumeM3), pressureBar),
    noLoadShare: ratioOf(noLoadKWh, bothKWh),
    ...{ like, deviation, avoidableKWh: avoidable },
    cost: withRate(energy, facts.ratePerKWh),
    avoidableCost: withRate(avoidable, facts.ratePerKWh),
  };
}

const valueOf = (amount: EnergyAmount) => (amount.kind === 'none' ? -1 : amount.value);
/** Of those that waste nothing, how much less than others they need. */
const lessOf = ({ deviation }: RankedStation) => (deviation.kind === 'none' ? 0 : Math.min(0, deviation.value));

/** Sums of the stations' month. */
export interface SummedMonth extends Pick<LoadMonth, 'month' | 'energyKWh' | 'bothKWh' | 'volumeM3' | 'isEstimated'> {
  readonly stations: number;
  /** Of all their days, and what of it is known. */
  readonly rangeS: number;
  readonly knownS: number;
}

function fleetMonth({ month, stations, rangeS, knownS, energyKWh, bothKWh, volumeM3, isEstimated }: SummedMonth): FleetMonth {
  const specific = bothKWh > 0 ? ratioOf(bothKWh, volumeM3) : undefined;
  return {
    ...{ month, stations },
    coverage: Math.min(1, ratioOf(knownS, rangeS) ?? 0),
    energyKWh: energyKWh > 0 ? measuredAmount(energyKWh, 'energy', isEstimated) : none('noEnergy'),
    kWhPerM3: specific === undefined ? none('noAir') : measuredAmount(specific, 'specific', isEstimated),
  };
}

/** What a ranking is made of. */
export interface EnergyQuestion {
  readonly month: Month;
  readonly stations: readonly FleetStationFacts[];
  /** Of that month; a station without one is not in the ranking. */
  readonly loads: readonly LoadMonth[];
  /** Of `likeLoad`, of all stations. */
  readonly bands: readonly LikeMonths[];
  readonly months: readonly SummedMonth[];
  readonly nowMs: number;
}

/** Who wastes: each station's month against the median of those at like load, in energy and money of its own currency. */
export function energyRankingOf({ month, stations, loads, bands, months, nowMs }: EnergyQuestion): EnergyRanking {
  const byStation = new Map(loads.map((load) => [load.station, load]));
  const rows = stations.flatMap((facts) => {
    const load = byStation.get(facts.station);
    return load === undefined ? [] : [ranked(facts, load, bands, nowMs)];
  });
  return {
    month,
    stations: rows.sort(
      (a, b) =>
        valueOf(b.avoidableKWh) - valueOf(a.avoidableKWh) ||
        lessOf(b) - lessOf(a) ||
        valueOf(b.energyKWh) - valueOf(a.energyKWh) ||
        compared(a.name, b.name),
    ),
    cost: currencyTotals(rows, ({ cost }) => cost),
    avoidableCost: currencyTotals(rows, ({ avoidableCost }) => avoidableCost),
    months: months.map(fleetMonth),
  };
}
