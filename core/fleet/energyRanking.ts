import type { FleetAmount, StationLabel, CurrencyTotal } from './FleetAmount.ts';
import type { Figure } from '../figures/index.ts';
import type { Month } from '../time/index.ts';

/**
 * Why there is no figure: no energy, no air whose energy is known, no pressure, not known what the machines could deliver, too few stations
 * at like load, no price.
 */
export const noEnergyReasons = ['noEnergy', 'noAir', 'noPressure', 'noLoadLevel', 'lowCoverage', 'fewStationMonths', 'noPrice'] as const;
export type NoEnergyReason = (typeof noEnergyReasons)[number];
/** What a month's energy comes to, or why it comes to nothing. */
export type EnergyAmount = FleetAmount<NoEnergyReason>;

/** Months of stations, of the whole fleet, whose machines delivered the same tenth of what they could. */
export interface LikeMonths {
  /** 0..1 */
  readonly fromLevel: number;
  /** Not included, but for 1. */
  readonly untilLevel: number;
  readonly stationMonths: number;
  readonly stations: number;
  /** Median at 7 bar, with the interval of 90 % of it; undefined with fewer than 20 station-months. */
  readonly kWhPerM3: { readonly value: number; readonly low: number; readonly high: number } | undefined;
}

/** A station's month beside those at like load. */
export interface RankedStation extends StationLabel {
  /** Label of its currency; empty where none is entered. */
  readonly currency: string;
  /** Days of the month that are there. */
  readonly days: number;
  /** Share of the month, or of what is over of it, with power and delivery, 0..1. */
  readonly coverage: number;
  readonly energyKWh: EnergyAmount;
  /** Of the machines whose energy is known, too. */
  readonly volumeM3: Figure;
  readonly kWhPerM3: EnergyAmount;
  /** Brought to 7 bar. */
  readonly kWhPerM3At7Bar: EnergyAmount;
  /** Delivered per what the machines could deliver, 0..1. */
  readonly loadLevel: Figure;
  /** What names the cause: energy per air on load at 7 bar, and the share of the energy that went without load. */
  readonly onLoadKWhPerM3: Figure;
  readonly noLoadShare: Figure;
  readonly like: LikeMonths | undefined;
  /** From the median at like load; 0.1 is 10 % more. */
  readonly deviation: EnergyAmount;
  /** What the month took more than that median; 0 for a station that needs less. */
  readonly avoidableKWh: EnergyAmount;
  readonly cost: EnergyAmount;
  readonly avoidableCost: EnergyAmount;
}

/** What the stations needed in a month of the last ones, together. */
export interface FleetMonth {
  readonly month: Month;
  readonly stations: number;
  /** Share of the time of their days that is known, 0..1. */
  readonly coverage: number;
  readonly energyKWh: EnergyAmount;
  readonly kWhPerM3: EnergyAmount;
}

/** Who wastes, of a month. */
export interface EnergyRanking {
  readonly month: Month;
  /** Most avoidable energy first; those without such a figure last, by energy. */
  readonly stations: readonly RankedStation[];
  readonly cost: readonly CurrencyTotal<NoEnergyReason>[];
  readonly avoidableCost: readonly CurrencyTotal<NoEnergyReason>[];
  /** The last 13, oldest first. */
  readonly months: readonly FleetMonth[];
}
