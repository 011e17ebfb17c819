import type { Finding } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import type { QuarterPower } from './energyFigures.ts';
import type { PriceFourth } from './priceFourths.ts';
import type { QuarterLoad } from './quarterLoads.ts';
import type { SitePeak } from './sitePeak.ts';

/** Why there is no figure: no power is known, no energy has a rate, no quarter hour is known well enough, or peaks have no price. */
export const noCostReasons = ['noPower', 'noRate', 'noPeak', 'noDemandPrice'] as const;
export type NoCostReason = (typeof noCostReasons)[number];

/** A figure from quarter hours, or why there is none. */
export type CostFinding = Finding<'quarterHours', NoCostReason>;

/** Energy of the quarter hours of a rate, of all rates of a series, or of those without any: what these cost is not known. */
export interface RateCost {
  readonly kind: 'rate' | 'series' | 'none';
  /** As the tariff names it; empty where it does not. */
  readonly name: string;
  /** Cost per energy, of a rate what was agreed. */
  readonly perKWh: Figure;
  readonly energyKWh: Figure;
  readonly energyNoLoadKWh: Figure;
  readonly cost: Figure;
  readonly costNoLoad: Figure;
}

/** Energy of a period of the plant's calendar, as far as the range has it. */
export interface PeriodCost {
  readonly firstDay: PlantDay;
  readonly energyKWh: Figure;
  /** Of what has a rate. */
  readonly cost: Figure;
  /** Its parts, one for each of the cost's rates. */
  readonly costByRate: readonly Figure[];
  readonly co2Kg: Figure;
  /** Of the quarter hours that are known well enough. */
  readonly peakKW: Figure;
  /** Share of its time with power, 0..1. */
  readonly coverage: number;
}

/** A highest quarter hour of the station. */
export interface PeakQuarter extends QuarterPower {
  /** Of the whole site, where its meter is known. */
  readonly siteKW: Figure;
}

/** What the energy of a range cost and emitted, each quarter hour at its own rate. */
export interface EnergyCost {
  readonly range: TimeRange;
  readonly energy: CostFinding;
  /** Of the energy that has a rate. */
  readonly cost: CostFinding;
  readonly costNoLoad: CostFinding;
  /** Cost per energy that has a rate. */
  readonly meanPrice: CostFinding;
  readonly co2: CostFinding;
  /** The highest quarter hour. */
  readonly peak: CostFinding;
  /** The same, had nothing run without load. */
  readonly peakWithoutNoLoad: CostFinding;
  /** What the peaks of the months, or years, cost. */
  readonly demandCost: CostFinding;
  readonly byRate: readonly RateCost[];
  /** Ascending. */
  readonly periods: readonly PeriodCost[];
  /** The time that has a price in four equal parts, the cheapest first; empty where there is one price. */
  readonly priceFourths: readonly PriceFourth[];
  /** Ten at most, the highest first. */
  readonly peaks: readonly PeakQuarter[];
  /** Undefined where no meter of the site says anything of the range. */
  readonly sitePeak: SitePeak | undefined;
  /** Of each quarter hour of a range that is short enough to be shown by them; else empty. */
  readonly loads: readonly QuarterLoad[];
}
