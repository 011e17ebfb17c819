import { type RunningState, runningState, statusBit } from '../../compressor/index.ts';
import type { Column } from '../../samples/index.ts';
import type { Observation } from '../checks/Observation.ts';

/** How long a device is watched before it is trusted. */
export const trialRunMs = 600_000;
/** How often it is read meanwhile. */
export const trialPeriodMs = 2000;
/** Trials further apart than this are not joined in a picture. */
export const trialGapMs = 10_000;

/** What one trial of a run brought. */
export type TrialSample = Observation;

/** What a compressor has to be seen in once. */
export const watchedStates = ['load', 'noLoad', 'standstill', 'fault'] as const;
export type WatchedState = (typeof watchedStates)[number];

const watchedAs: Readonly<Record<RunningState, WatchedState | undefined>> = {
  off: 'standstill',
  ready: 'standstill',
  starting: undefined,
  runOn: 'noLoad',
  load: 'load',
  noLoad: 'noLoad',
};

/** The states that no sample has. */
export function unseenStates(samples: readonly TrialSample[]): readonly WatchedState[] {
  const seen = new Set<WatchedState | undefined>();
  for (const status of samples.flatMap((sample) => sample.status ?? [])) {
    if ((status & (statusBit.error | statusBit.warning)) !== 0) seen.add('fault');
    seen.add(watchedAs[runningState(status)!]);
  }
  return watchedStates.filter((state) => !seen.has(state));
}

/** The values of a point with their times, as pictures are drawn from; NaN where it was missing. */
export function trialColumn(samples: readonly TrialSample[], key: string): { readonly timesMs: Float64Array; readonly column: Column } {
  return {
    timesMs: Float64Array.from(samples, ({ atMs }) => atMs),
    column: Float32Array.from(samples, ({ values }) => values[key] ?? NaN),
  };
}

/** How much of a run is over. */
export interface TrialProgress {
  readonly doneMs: number;
  readonly leftMs: number;
  /** 0 to 1. */
  readonly share: number;
}

/** How far a run is that began then. */
export function trialProgress(fromMs: number, nowMs: number): TrialProgress {
  const doneMs = Math.min(trialRunMs, Math.max(0, nowMs - fromMs));
  return { doneMs, leftMs: trialRunMs - doneMs, share: doneMs / trialRunMs };
}

/** An age that was true when it was received. */
export function ageNow(ageMs: number | undefined, receivedAtMs: number, nowMs: number): number | undefined {
  return ageMs === undefined ? undefined : ageMs + Math.max(0, nowMs - receivedAtMs);
}

/** When something happened that is so old now. */
export const momentOf = (ageMs: number, nowMs: number): number => nowMs - ageMs;
