import type { FleetAmount, CurrencyTotal, StationLabel } from './FleetAmount.ts';
import { noLeakReasons } from '../leakage/index.ts';
import type { Figure } from '../figures/index.ts';
import type { PlantDay } from '../time/index.ts';

/** Why there is no figure: those of the estimate, no days yet, the flow of the nights did not change, or specific energy or price is not known. */
export const noFleetLeakReasons = [...noLeakReasons, 'noDays', 'noChange', 'noSpecificEnergy', 'noPrice'] as const;
export type NoFleetLeakReason = (typeof noFleetLeakReasons)[number];
/** What a station's leaks come to, or why nothing is known of them. */
export type LeakAmount = FleetAmount<NoFleetLeakReason>;

/** What leaks of a station come to; a figure of the kind `upperBound` is "at most". */
export interface RankedLeak extends StationLabel {
  /** Label of its currency; empty where none is entered. */
  readonly currency: string;
  /** Last day that the estimate has looked at; undefined before the first one. */
  readonly asOf: PlantDay | undefined;
  /** Days behind it. */
  readonly days: number;
  /** Share of the quiet time with data, 0..1. */
  readonly coverage: number;
  readonly flowM3min: LeakAmount;
  /** Of a year in which nothing changes. */
  readonly energyKWhPerYear: LeakAmount;
  readonly costPerYear: LeakAmount;
  /** Own energy per air, and own rate, that they are made of. */
  readonly kWhPerM3: LeakAmount;
  readonly ratePerKWh: Figure;
  /** First night of a change that lasted; undefined without one. */
  readonly changedOn: PlantDay | undefined;
  /** By how much the flow of the nights has changed since. */
  readonly grownM3min: LeakAmount;
}

/** Which leaks first. */
export interface LeakRanking {
  /** Most energy first: those with an entered night use, then upper bounds, then those without a figure. */
  readonly stations: readonly RankedLeak[];
  /** Estimates, and what is an upper bound, apart. */
  readonly estimated: readonly CurrencyTotal<NoFleetLeakReason>[];
  readonly atMost: readonly CurrencyTotal<NoFleetLeakReason>[];
}
