import type { EnergyCost } from '../cost/index.ts';
import type { Finding, Found } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { FuelTerms } from '../heat/index.ts';
import type { HeatReport } from '../heatReport/index.ts';
import type { LeakCost } from '../leakCost/index.ts';
import type { Leakage } from '../leakage/index.ts';
import type { LoadProfile } from '../loadProfile/index.ts';
import type { MachinesPicture } from '../machines/index.ts';
import type { HeatSource, MeasureId, NightUse } from '../plantData/index.ts';
import type { RateClock } from '../tariff/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { MachineCycles } from './machineCycles.ts';

/** Why a measure is not found; its facts say by how much. */
export const noMeasureReasons = [
  'dataGood',
  'noLeak',
  'noEnergy',
  'noPrice',
  'noPressure',
  'noLimit',
  'littleHeadroom',
  'noReplay',
  'noDifference',
  'noCycles',
  'fewShortCycles',
  'littleNoLoad',
  'startLimit',
  'noDrift',
  'tooFewDays',
  'noPower',
  'tooLittleData',
  'littleHeat',
  'noFlow',
  'littleBaseFlow',
  'onePrice',
  'littleSpread',
  'nothingShiftable',
  'noMeter',
  'gateFailed',
  'notSame',
  'receiverEnough',
  'noVolume',
  'noMachines',
] as const;
export type NoMeasureReason = (typeof noMeasureReasons)[number];

/** What a measure is shown, or not shown, by; the name ends in the unit. */
export const measureFacts = [
  'coverageShare',
  'airGapShare',
  'lowPressureBar',
  'limitBar',
  'loweredBar',
  'shortCycleShare',
  'noLoadShare',
  'runOnS',
  'startsPerHour',
  'driftShare',
  'unusedHeatKWh',
  'seasonMonths',
  'baseFlowM3min',
  'baseFlowShare',
  'spreadShare',
  'shiftableShare',
  'leakM3min',
  'maxLeakM3min',
  'bandLowBar',
  'bandHighBar',
  'orderPlace',
  'receiverM3',
  'receiverNowM3',
  'energyOffShare',
  'hoursOffShare',
  'loadOffShare',
  'startsOffShare',
] as const;
export type MeasureFactName = (typeof measureFacts)[number];

/** A figure behind a measure. */
export interface MeasureFact {
  readonly name: MeasureFactName;
  readonly value: number;
  /** Of a compressor 1..10; undefined where it is of the station. */
  readonly slot?: number | undefined;
}

/** Pages that a measure can be seen on. */
export const evidencePages = ['leakage', 'cost', 'heatReport', 'machines', 'profile'] as const;
export type EvidencePage = (typeof evidencePages)[number];

/** What a profile is of. */
export const evidenceLines = ['flow', 'power', 'noLoadShare', 'pressure'] as const;
export type EvidenceLine = (typeof evidenceLines)[number];

/** Where a measure can be seen: a page, whole days of it, and what it draws of them. */
export interface Evidence extends TimeRange {
  readonly page: EvidencePage;
  readonly lines: readonly EvidenceLine[];
}

/** A yearly amount with its interval. */
export type MeasureAmount = Found<MeasureId>;

/** A measure that the days speak for. Each one is for itself: the amounts of two are never added. */
export interface MeasureFound {
  readonly kind: 'found';
  readonly measure: MeasureId;
  /** Compressors 1..10 that it is about, ascending; empty where it is about the station. */
  readonly slots: readonly number[];
  /** Currency/a; undefined where it saves nothing itself, has no price, or is an upper bound of a leak. */
  readonly money: MeasureAmount | undefined;
  /** kWh/a, of electricity, of heat what its fuel has. */
  readonly energy: MeasureAmount | undefined;
  /** kg/a */
  readonly co2: MeasureAmount | undefined;
  readonly facts: readonly MeasureFact[];
  readonly evidence: Evidence;
}

/** A measure that was looked at, and why nothing speaks for it. */
export interface MeasureNotFound {
  readonly kind: 'none';
  readonly measure: MeasureId;
  readonly reason: NoMeasureReason;
  readonly facts: readonly MeasureFact[];
}

/** What looking for a measure came to. */
export type LookedMeasure = MeasureFound | MeasureNotFound;

/** How a saving was replayed: by the control, or by what logged states cost where that doesn't meet the log. */
export const replayMethods = ['controlReplay', 'stateReplay'] as const;
type ReplayMethod = (typeof replayMethods)[number];
/** What a replay says of a year, with its interval, or why it says nothing. */
export type ReplayedAmount = Finding<ReplayMethod, NoMeasureReason>;

/** What a replay of the days with something changed came to: of one measure, or of several together. */
export interface ReplayedChange extends TimeRange {
  readonly measures: readonly MeasureId[];
  /** Currency/a, kWh/a and kg/a; one below twice the replay's own jitter is none. */
  readonly money: ReplayedAmount;
  readonly energy: ReplayedAmount;
  readonly co2: ReplayedAmount;
  readonly facts: readonly MeasureFact[];
}

/** What a compressor came to in the range. */
export interface MachineSums {
  /** 1..10 */
  readonly slot: number;
  readonly loadS: number;
  readonly noLoadS: number;
  readonly energyLoadKWh: number;
  readonly energyNoLoadKWh: number;
}

/** How low the network pressure was, and how low it may be. */
export interface PressureRoom {
  /** 1 % of the time was below, bar. */
  readonly lowBar: Figure;
  /** Entered as the lower limit of the network pressure, bar. */
  readonly limitBar: Figure;
}

/** What finished days of a plant say, and what is entered about it. */
export interface MeasureInputs {
  /** Whole days of the plant. */
  readonly range: TimeRange;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  /** Days of the range that are known. */
  readonly days: number;
  readonly leakage: Pick<Leakage, 'findings' | 'test'>;
  readonly leakCost: LeakCost;
  /** Known consumers at the end of the range. */
  readonly consumers: readonly NightUse[];
  readonly cost: EnergyCost;
  readonly prices: Pick<RateClock, 'rateAt'>;
  readonly heat: HeatReport;
  readonly heatSource: Pick<HeatSource, 'seasonMonths'> | undefined;
  /** Those that heat may replace; which one it is, is not known. */
  readonly fuels: readonly FuelTerms[];
  readonly machines: MachinesPicture;
  /** Power was calculated from states and rated powers, if only in part. */
  readonly isEstimated: boolean;
  readonly machineSums: readonly MachineSums[];
  readonly cycles: readonly MachineCycles[];
  readonly flow: Pick<LoadProfile, 'calendar'>;
  readonly pressure: PressureRoom;
  /** Empty where nothing was replayed. */
  readonly replays: readonly ReplayedChange[];
}

/** Looks for a measure. */
export interface Measure {
  readonly measure: MeasureId;
  readonly look: (inputs: MeasureInputs) => LookedMeasure;
}
