import { msPerHour } from '../../time/index.ts';

/** Where a counter stood. */
export interface CounterPosition {
  /** In the base unit. */
  readonly value: number;
  readonly atMs: number;
  /** Of its device; undefined where it does not say. */
  readonly serialNumber?: string | undefined;
}

/** What can be expected of a counter; all in base units. */
export interface CounterRules {
  /** Highest growth in an hour; undefined where it is not known. */
  readonly ratePerH: number | undefined;
  /** Its resolution. */
  readonly step: number;
  /** After so much it begins again at 0; undefined where it never does. */
  readonly range?: number | undefined;
}

/** What a counter did; only what was counted has a difference, which is never negative. */
export type CounterChange =
  { readonly kind: 'counted' | 'rollover'; readonly delta: number } | { readonly kind: 'reset' | 'exchange'; readonly delta: undefined };

/** How much faster than expected a counter may grow and still be believed. */
const allowance = 1.5;
const none = { delta: undefined } as const;

/**
 * From one reading of a counter to the next. Growth beyond 1.5 times the highest rate plus a step is another counter; less than before is a roll-over where what was counted
 * over it fits the same limit, else a reset. Another serial number is an exchange.
 */
export function counterDelta(before: CounterPosition, now: CounterPosition, { ratePerH, step, range }: CounterRules): CounterChange {
  const isOther = before.serialNumber !== undefined && now.serialNumber !== undefined && before.serialNumber !== now.serialNumber;
  if (isOther) return { kind: 'exchange', ...none };
  const hours = Math.max(0, now.atMs - before.atMs) / msPerHour;
  const limit = ratePerH === undefined ? undefined : allowance * ratePerH * hours + step;
  const delta = now.value - before.value;
  if (delta >= 0) return limit === undefined || delta <= limit ? { kind: 'counted', delta } : { kind: 'exchange', ...none };
  const rolled = range === undefined ? undefined : range + delta;
  const isRolled = rolled !== undefined && rolled >= 0 && limit !== undefined && rolled <= limit;
  return isRolled ? { kind: 'rollover', delta: rolled } : { kind: 'reset', ...none };
}
