import type { Assumption } from '../estimate/index.ts';
import type { WindowKind } from '../plantData/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import type { FittedVolume } from './effectiveVolume.ts';
import type { LeakFinding } from './LeakFinding.ts';
import type { LeakTrend } from './leakTrend.ts';
import type { NightFlow } from './nightFlows.ts';

/** Of receivers and pipes; what a person states has no fit. */
export type KnownVolume =
  | ({ readonly kind: 'fitted' } & FittedVolume)
  | { readonly kind: 'entered'; readonly volumeM3: number; readonly low: number; readonly high: number };

/** What consumers take at night, and how that is known. */
export interface KnownNightUse {
  readonly flowM3min: number;
  readonly source: Assumption['source'];
}

/** What a time with all consumers off says. */
export interface TestedLeak {
  readonly range: TimeRange;
  readonly findings: readonly LeakFinding[];
  /** Undefined where the nights do not say enough. */
  readonly nightUseM3min: number | undefined;
  /** Other consumers can be there by now. */
  readonly isOld: boolean;
}

/** A day whose night doesn't count, as people marked it. */
export interface LeftOutDay extends TimeRange {
  readonly day: PlantDay;
  readonly kind: WindowKind;
  readonly note: string;
}

/** The same with its night; undefined where there is no data. */
export interface LeftOutNight extends LeftOutDay {
  readonly night: NightFlow | undefined;
}

/** What some days say of leaks. */
export interface Leakage {
  readonly range: TimeRange;
  readonly days: number;
  /** As measured, ascending by day. */
  readonly nights: readonly NightFlow[];
  /** By each way; the first that found something is the plant's. */
  readonly findings: readonly LeakFinding[];
  /** Ways that found a flow differ by more than a quarter. */
  readonly disagree: boolean;
  readonly volume: KnownVolume | undefined;
  /** Undefined where nobody knows it: each finding is an upper bound then. */
  readonly nightUse: KnownNightUse | undefined;
  readonly trend: LeakTrend;
  readonly test: TestedLeak | undefined;
  readonly leftOut: readonly LeftOutNight[];
}
