import type { Finding } from '../estimate/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import type { FittedVolume } from './effectiveVolume.ts';
import type { LoadCycle } from './loadCycles.ts';
import type { NightFlow } from './nightFlows.ts';
import type { DecaySearch } from './pressureDecays.ts';

/** Ways to a leak flow: from the flow of nights, from load cycles, from the fall of the pressure. */
export const leakMethods = ['baseFlow', 'loadCycles', 'pressureDecay'] as const;
/** One of these ways. */
export type LeakMethod = (typeof leakMethods)[number];

/** Why a way leads to no leak flow. */
export const noLeakFlowReasons = [
  'tooFewDays',
  'noSingleMachine',
  'fewCycles',
  'alwaysOnLoad',
  'smallDrop',
  'notMonotonic',
  'fewDecays',
  'noVolume',
  'fewMinutes',
  'nightUseAboveFlow',
  'invalidNightUse',
] as const;
export type NoLeakFlowReason = (typeof noLeakFlowReasons)[number];

/** A leak flow, or why there is none. */
export type LeakFinding = Finding<LeakMethod, NoLeakFlowReason>;

/** What the days of a log say, and what a person knows. */
export interface LeakEvidence {
  readonly nights: readonly NightFlow[];
  /** The first day of the last change of the nights: those before it are of another level, as soon as there are seven since. */
  readonly changedOn?: PlantDay | undefined;
  readonly cycles: readonly LoadCycle[];
  readonly decays: DecaySearch;
  /** Of receivers and pipes, entered or fitted. */
  readonly volume: Pick<FittedVolume, 'volumeM3' | 'low' | 'high'> | undefined;
  /** What known consumers take at night; without it each flow is an upper bound. */
  readonly nightUseM3min?: number | undefined;
  /** Where it comes from; entered by a person where it is left out. */
  readonly nightUseSource?: 'entered' | 'fitted' | undefined;
  /** How far the flow sensor can be off, 0..1. */
  readonly sensorShare?: number | undefined;
  /** Days asked for. */
  readonly days: number;
  /** From the start of the first one to the end of the last one. */
  readonly range: TimeRange;
}
