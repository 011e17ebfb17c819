import type { Spread } from '../estimate/index.ts';
import type { RateTable } from '../tariff/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { PlantChange } from './changedPlant.ts';
import type { NoReplayReason, PlantFit, PlantKnowledge } from './fitPlant.ts';
import type { ReplayGate } from './replayGate.ts';
import type { MachineReplayed } from './ReplayPlant.ts';
import type { SavedAmount } from './replaySums.ts';
import type { StateReplayed } from './stateReplay.ts';

/** What counts for all changes of a plant. */
export interface StudyQuestion {
  readonly known: PlantKnowledge;
  /** Network pressure that consumers need, bar gauge. */
  readonly limitBar?: number | undefined;
  /** What energy costs, by the clock of the plant's zone (IANA name). */
  readonly prices: RateTable;
  /** What it emits, kg. */
  readonly co2: RateTable;
  readonly zone: string;
}

/** What is asked of a log. */
export interface WhatIfQuestion extends StudyQuestion {
  readonly change: PlantChange;
}

/** What one of the two replays came to. */
export interface ReplayOutcome {
  readonly energyKWh: number;
  readonly starts: number;
  readonly machines: readonly MachineReplayed[];
  readonly blownOffM3: number;
  readonly lowestBar: number;
  /** Time below the limit; undefined without one. */
  readonly belowLimitS: number | undefined;
  /** Mean power of hours, the highest first, at even shares of them from 0 to 1. */
  readonly durationKW: Float64Array;
  /** Of the last week, means of quarter hours. */
  readonly week: WeekStrip;
}

export interface WeekStrip {
  readonly fromMs: number;
  readonly powerKW: Float32Array;
  readonly pressureBar: Float32Array;
}

/** Whether what is supplied stays: longer below the limit than before is another service, which has no saving. */
export const sameServices = ['same', 'notSame', 'unknown'] as const;
export type SameService = (typeof sameServices)[number];

interface OfDays extends TimeRange {
  readonly days: number;
  /** Share of the range with a demand, 0..1. */
  readonly coverage: number;
}

/** A plant that can't be replayed. */
export interface NoWhatIf {
  readonly kind: 'none';
  readonly reason: NoReplayReason;
  readonly days: number;
}

/** A replay of the control, behind a passed gate. */
export interface ControlWhatIf extends OfDays {
  readonly kind: 'control';
  readonly fitted: PlantFit;
  readonly gate: ReplayGate;
  readonly baseline: ReplayOutcome;
  readonly changed: ReplayOutcome;
  /** Undefined where an hour with energy has no price. */
  readonly cost: SavedAmount | undefined;
  /** Likewise, kg. */
  readonly co2Kg: SavedAmount | undefined;
  /** Baseline less changed, kWh, with the interval of 90 %; no saving where the service is not the same. */
  readonly savingKWh: Spread;
  /** What chance in the starts alone makes of it. */
  readonly jitterKWh: number;
  /** More than twice the jitter, with an interval that leaves 0 out. */
  readonly isDifference: boolean;
  readonly service: SameService;
}

/** What a changed cost of the logged states came to, where a replay of the control doesn't meet the log. */
export interface StateWhatIf extends OfDays {
  readonly kind: 'state';
  readonly fitted: PlantFit;
  readonly gate: ReplayGate;
  readonly baseline: ReplayOutcome;
  readonly state: StateReplayed;
  /** Whether the change has parts, the width of the band among them, that only a replay of the control could say. */
  readonly leavesOut: boolean;
}

/** What a change comes to, by the way that the log allows. */
export type WhatIf = NoWhatIf | ControlWhatIf | StateWhatIf;
