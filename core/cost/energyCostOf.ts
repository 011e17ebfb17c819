import type { Assumption } from '../estimate/index.ts';
import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import { remembered } from '../records/index.ts';
import { type Channel, channels } from '../samples/index.ts';
import { type Rate, rateClock, type RateTable } from '../tariff/index.ts';
import { msPerDay, type PlantDay, type TimeRange, timeRangeMs, wallTimes } from '../time/index.ts';
import { type EnergyCollector, type EnergyTotals, quarterHourMs } from '../totals/index.ts';
import { type CostPeriod, firstDayOf } from './costPeriods.ts';
import { byPower, demandCosts } from './demandCosts.ts';
import type { CostFinding, EnergyCost, NoCostReason } from './EnergyCost.ts';
import {
  energyOf,
  poweredMachines,
  powerCoverage,
  type PowerOfQuarter,
  powerOfQuarter,
  quarterPower,
  type QuarterPower,
  valued,
} from './energyFigures.ts';
import { type CostGroup, periodCosts } from './periodCosts.ts';
import { priceFourths } from './priceFourths.ts';
import { quarterLoads } from './quarterLoads.ts';
import { rateRows } from './rateRows.ts';
import { sitePeakOf } from './sitePeak.ts';
import type { SitePower } from './sitePower.ts';

/** What energy is valued by. */
export interface CostQuestion {
  /** Whole quarter hours. */
  readonly range: TimeRange;
  readonly prices: RateTable;
  /** kg of CO2. */
  readonly co2: RateTable;
  /** Of the whole site, where its meter is known. */
  readonly site?: SitePower | undefined;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly every: CostPeriod;
  /** Channels whose value was calculated and not measured, if only in part. */
  readonly estimated?: readonly Channel[] | undefined;
  /** How far the power can be off, as a share; by default what a meter, or an estimate, is. */
  readonly accuracy?: number | undefined;
}

/** Of a meter of class 1 (IEC 62053-21), and of what rated power and state say. */
const defaultAccuracy = { measured: 0.01, rule: 0.15 } as const;
/** A quarter hour of which less is known is no peak. */
const minPeakCoverage = 0.5;
const maxPeaks = 10;
/** Of a week and a day. */
const maxLoadsMs = 8 * msPerDay;
const powerChannels = channels.filter((channel) => channel.startsWith('electricalPowerKW@'));

const nothing: EnergyTotals = { quarters: 0, machines: [] };
const highest = (values: readonly number[]): Figure => (values.length === 0 ? undefined : values.reduce((a, b) => Math.max(a, b)));

/** What the energies of a range's quarter hours cost and emitted, each at the rate of its own time, and their peaks. */
export function energyCostOf(energies: Pick<EnergyCollector, 'grouped' | 'each'>, question: CostQuestion): EnergyCost {
  const { range, zone, every, site } = question;
  const kind = powerChannels.some((channel) => question.estimated?.includes(channel)) ? 'rule' : 'measured';
  const accuracy = question.accuracy ?? defaultAccuracy[kind];
  const source = question.accuracy === undefined ? 'default' : 'entered';
  const assumptions: readonly Assumption[] = [{ key: 'accuracy', value: accuracy, source }];
  const [prices, co2] = [rateClock(question.prices, zone), rateClock(question.co2, zone)];
  const wallTime = wallTimes(zone);
  const dayOf = (quarter: number) => wallTime(quarter * quarterHourMs).day;
  const firstDay = remembered(firstDayOf[every]);
  const periodOf = (quarter: number) => firstDay(dayOf(quarter));
  const groupOf = remembered((day: PlantDay) =>
    remembered((price: Rate | undefined) => remembered((of: Rate | undefined): CostGroup => ({ firstDay: day, price, co2: of }))),
  );
  const groups = energies.grouped((quarter) => groupOf(periodOf(quarter))(prices.rateAt(quarter))(co2.rateAt(quarter)));
  const all = groups.by(() => 'all').get('all') ?? nothing;
  const machines = poweredMachines(all);

  const found = (
    value: Figure,
    unit: string,
    reason: NoCostReason,
    parts: readonly EnergyTotals[] = [all],
    share = accuracy,
  ): CostFinding => {
    const method = 'quarterHours';
    const coverage = powerCoverage(parts, all.quarters, machines);
    if (value === undefined) return { kind: 'none', method, reason: machines.length === 0 ? 'noPower' : reason, coverage };
    const ends = [value * (1 - share), value * (1 + share)];
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    return { kind, value, low, high, unit, method, ...range, coverage, n: all.quarters, assumptions };
  };

  const byRate = Array.from(groups.by(({ price }) => price));
  const withRate = byRate.filter(([rate]) => rate !== undefined);
  const { rows, placeOf } = rateRows(byRate);
  const sumOfRows = (figure: 'cost' | 'costNoLoad' | 'energyKWh') =>
    sumOf(rows.flatMap((row) => (row.kind === 'none' ? [] : [row[figure]])));
  const ofCost = (value: Figure, unit: string, share?: number) =>
    found(
      value,
      unit,
      'noRate',
      withRate.map(([, of]) => of),
      share,
    );
  const emitted = Array.from(groups.by((group) => group.co2)).filter(([rate]) => rate !== undefined);

  const known: PowerOfQuarter[] = [];
  let highestQuarters: readonly QuarterPower[] = [];
  for (const [quarter, of] of energies.each) {
    if (powerCoverage([of], 1, machines) < minPeakCoverage) continue;
    const power = powerOfQuarter(quarter, of);
    known.push(power);
    const lowest = highestQuarters[maxPeaks - 1];
    if (lowest !== undefined && byPower(lowest, power) < 0) continue;
    highestQuarters = [...highestQuarters, quarterPower(quarter, of)].toSorted(byPower).slice(0, maxPeaks);
  }
  const [first, last] = [Math.ceil(range.fromMs / quarterHourMs), Math.floor(range.untilMs / quarterHourMs) - 1];

  const powers = (power: (of: PowerOfQuarter) => number) => highest(known.map(power));
  return {
    range,
    energy: found(energyOf(all), 'kWh', 'noPower'),
    cost: ofCost(sumOfRows('cost'), 'currency'),
    costNoLoad: ofCost(sumOfRows('costNoLoad'), 'currency'),
    // energy that is off by a share is so above and below the line
    meanPrice: ofCost(ratioOf(sumOfRows('cost'), sumOfRows('energyKWh')), 'currency/kWh', 0),
    co2: found(
      sumOf(emitted.map(([rate, of]) => valued(energyOf(of), rate))),
      'kg',
      'noRate',
      emitted.map(([, of]) => of),
    ),
    peak: found(
      powers(({ powerKW }) => powerKW),
      'kW',
      'noPeak',
    ),
    peakWithoutNoLoad: found(
      powers(({ powerKW, noLoadKW }) => powerKW - noLoadKW),
      'kW',
      'noPeak',
    ),
    demandCost: found(sumOf(demandCosts(known, prices, dayOf)), 'currency', 'noDemandPrice'),
    byRate: rows,
    periods: periodCosts(groups, { firstDayOf: periodOf, rateRows: { count: rows.length, placeOf }, known, machines }),
    priceFourths: priceFourths(byRate),
    peaks: highestQuarters.map((of) => ({ ...of, siteKW: site?.get(of.fromMs / quarterHourMs) })),
    sitePeak: site && sitePeakOf(site, first, last, known),
    loads: timeRangeMs(range) <= maxLoadsMs ? quarterLoads(energies.each, prices, machines, minPeakCoverage) : [],
  };
}
