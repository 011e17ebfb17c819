import { median } from '../estimate/index.ts';
import { amountOf } from '../figures/index.ts';
import type { SampleTable } from '../samples/index.ts';
import { quietFlows } from './quietFlows.ts';
import { defaultQuietHours, type QuietHours, quietSpans } from './quietSpans.ts';
import { sustainedFlows } from './sustainedFlows.ts';

/** The range of a log that a leak is looked for in, and what is known of the plant. */
export interface LeakQuestion {
  readonly fromMs: number;
  /** Not included. */
  readonly untilMs: number;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  /** From sample to sample. */
  readonly periodS: number;
  /** What consumers take all night, entered by a person; without it leakage can't be distinguished from it. */
  readonly nightUseM3min?: number;
  readonly quietHours?: QuietHours;
  /** Least share of the quiet time that must have data, 0..1. */
  readonly minCoverage?: number;
}

/** A leak flow found in the log. */
export interface FoundLeak {
  /** `upperBound` when no night use was entered: what is used at night is in it. */
  readonly kind: 'upperBound' | 'estimate';
  readonly flowM3min: number;
  /** The true flow lies between these. */
  readonly lowM3min: number;
  readonly highM3min: number;
  /** Days behind it. */
  readonly days: number;
  /** Share of the quiet time with data, 0..1. */
  readonly coverage: number;
}

/** Why no leak flow can be known. */
export const noLeakReasons = ['noQuietTime', 'tooLittleData', 'noSustainedFlow', 'invalidNightUse', 'nightUseAboveFlow'] as const;
/** One of these reasons. */
export type NoLeakReason = (typeof noLeakReasons)[number];
/** No leak flow, and why. */
export interface NoLeak {
  readonly kind: 'none';
  readonly reason: NoLeakReason;
  readonly coverage: number;
}
/** What a log says of leaks. */
export type LeakEstimate = FoundLeak | NoLeak;

/** With less data in the quiet time than this share there is no estimate. */
export const minLeakCoverage = 0.5;

/**
 * The leak flow of a plant, m3/min of free air, from the lowest sustained flow (mean of an hour) of each day's quiet time.
 * With the night use entered: the median of the days' lowest less that use. The interval goes from the least of them to the greatest mean
 * quiet flow, each widened by twice that mean's standard error, less that use: it holds whether the use entered is a base load or a mean.
 * Without it: an upper bound, between 0 and the median of the lowest.
 * Hours in which no machine ran say nothing of leaks and don't count. No figure comes from too little data or a negative night use.
 */
export function estimateLeak(table: SampleTable, question: LeakQuestion): LeakEstimate {
  const { fromMs, untilMs, zone, periodS, nightUseM3min, quietHours = defaultQuietHours } = question;
  const bins = quietFlows(table, quietSpans(fromMs, untilMs, quietHours, zone), periodS);
  const known = bins.filter(({ flowM3min }) => !Number.isNaN(flowM3min)).length;
  const coverage = bins.length === 0 ? 0 : known / bins.length;
  const none = (reason: NoLeakReason): NoLeak => ({ kind: 'none', reason, coverage });
  if (bins.length === 0) return none('noQuietTime');
  if (known === 0 || coverage < (question.minCoverage ?? minLeakCoverage)) return none('tooLittleData');
  if (nightUseM3min !== undefined && amountOf(nightUseM3min) === undefined) return none('invalidNightUse');

  const quiet = sustainedFlows(bins);
  if (quiet.length === 0) return none('noSustainedFlow');
  const lowest = quiet.map(({ lowestM3min }) => lowestM3min);
  const found = { days: quiet.length, coverage };
  if (nightUseM3min === undefined) {
    const highM3min = median(lowest)!;
    return { kind: 'upperBound', flowM3min: highM3min, lowM3min: 0, highM3min, ...found };
  }
  const highM3min = Math.max(...quiet.map(({ meanM3min, marginM3min }) => meanM3min + marginM3min)) - nightUseM3min;
  if (highM3min < 0) return none('nightUseAboveFlow');
  const flowM3min = Math.max(0, median(lowest)! - nightUseM3min);
  const lowM3min = Math.max(0, Math.min(...quiet.map(({ lowestM3min, marginM3min }) => lowestM3min - marginM3min)) - nightUseM3min);
  return { kind: 'estimate', flowM3min, lowM3min, highM3min, ...found };
}
