import type { DataNeedName, Figure } from '../figures/index.ts';
import type { FoundLeak, NoLeakReason } from '../leakage/index.ts';
import type { ValueOrigin } from '../master/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { Unit, UnitChoice } from '../units/index.ts';
import type { BalanceCoverage, MachineBalance, PlantBalance } from './EnergyBalance.ts';
import type { EstimatedParts } from './estimatedParts.ts';

/** Figures that a machine's row can show. */
export type ColumnFigure = Exclude<keyof MachineBalance, 'index' | 'name' | 'installed' | 'coverage' | 'volumeAtStandstillM3'>;
/** Figures of the plant as a whole. */
export type PlantFigure = Exclude<keyof PlantBalance, 'coverage'> | 'ratePerKWh' | 'co2KgPerKWh';

/** A column of the machines' table. */
export interface ReportColumn {
  readonly figure: ColumnFigure;
  /** Undefined for a count. */
  readonly unit: Unit | undefined;
  /** Decimals. */
  readonly digits: number;
}

/** A value in its unit, rounded to its digits; undefined is printed as missing. */
export interface ReportFigure {
  readonly figure: PlantFigure;
  readonly unit: Unit;
  readonly digits: number;
  readonly value: Figure;
  /** Needs that it falls short of: with any it is marked. */
  readonly shortOf: readonly DataNeedName[];
}

/** A line of that table. */
export interface ReportRow {
  /** 1..10, or `plantIndex`. */
  readonly index: number;
  readonly name: string | undefined;
  /** In the order of the columns, in their units, rounded to their digits. */
  readonly values: readonly Figure[];
  /** Needs that its data falls short of: the row is marked where not all is recorded, a figure where it needs more running time. */
  readonly shortOf: readonly DataNeedName[];
}

/** Figures of the plant's leaks. */
export type LeakageFigure = 'leakFlowM3min' | 'leakedM3' | 'leakedRatio' | 'leakageCost';

/** A leakage figure in its unit with the ends of its interval, each rounded to its digits. */
export interface ReportInterval {
  readonly figure: LeakageFigure;
  readonly unit: Unit;
  readonly digits: number;
  /** Undefined for an upper bound, which has no best value. */
  readonly value: Figure;
  readonly low: Figure;
  readonly high: Figure;
  /** Needs that it falls short of. */
  readonly shortOf: readonly DataNeedName[];
}

/** What a report says of leaks; `unknown` where nobody looked for them. */
export type ReportLeakage =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none'; readonly reason: NoLeakReason; readonly coverageRatio: number }
  | {
      readonly kind: FoundLeak['kind'];
      /** Days behind it. */
      readonly days: number;
      /** Share of the quiet time with data, 0..1. */
      readonly coverageRatio: number;
      readonly figures: readonly ReportInterval[];
    };

/** What a reader has to know about the figures; `index` is a compressor's. */
export type ReportNote =
  | { readonly code: 'missingDays'; readonly days: readonly PlantDay[] }
  | { readonly code: 'estimatedPower' | 'estimatedDelivery' | 'noData' | 'notInSpecificPower' | 'unequalCoverage'; readonly index: number }
  | { readonly code: 'partialData'; readonly index: number; readonly of: keyof BalanceCoverage; readonly coverageRatio: number }
  | { readonly code: 'standstillEnergy'; readonly index: number; readonly energyKWh: number }
  | { readonly code: 'volumeWhileStanding'; readonly index: number; readonly volumeM3: number }
  | { readonly code: DataNeedName }
  | { readonly code: 'estimatedFlow' | 'noPressure' | 'noMachines' | 'noCoverage' | 'countersBeside' | 'roundedOnce' };

/** A counter of energy beside the sum of the power over the same time, in the unit of the report. */
export interface ReportCounter {
  readonly name: string;
  /** Numbers of its compressors; empty for all of the station. */
  readonly slots: readonly number[];
  readonly fromMs: number;
  readonly untilMs: number;
  readonly unit: Unit;
  readonly digits: number;
  readonly counted: Figure;
  readonly summed: Figure;
  /** Of the sum, against the counter. */
  readonly deviationPercent: Figure;
  /** Of the time that has a power. */
  readonly coveragePercent: Figure;
}

/** A balance as CSV and PDF print it: the same input gives the same report. */
export interface BalanceReport {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly stationName: string;
  readonly version: string;
  /** Where the station's values come from; undefined where that is not known. */
  readonly origin: ValueOrigin | undefined;
  readonly units: UnitChoice;
  readonly coverage: BalanceCoverage;
  readonly estimated: EstimatedParts;
  readonly tariff: readonly ReportFigure[];
  readonly plant: readonly ReportFigure[];
  readonly columns: readonly ReportColumn[];
  /** The installed machines. */
  readonly rows: readonly ReportRow[];
  /** The plant: sums, and ratios of sums; missing where machines' figures have no sum, such as extremes. */
  readonly total: ReportRow;
  readonly leakage: ReportLeakage;
  readonly counters: readonly ReportCounter[];
  readonly notes: readonly ReportNote[];
}
