import type { TimeRange } from '../time/index.ts';

/** Share of all intervals that hold the true value. */
export const findingLevel = 0.9;

/** How a figure came about. */
export type FoundKind = 'measured' | 'fitted' | 'rule' | 'entered' | 'upperBound';

/** What a result takes for true without having it from the data. */
export interface Assumption {
  readonly key: string;
  readonly value: number;
  /** Where the value comes from: entered by a person, or a default. */
  readonly source: 'entered' | 'default' | 'fitted';
}

/** A figure with the interval of 90 % that the true value lies in, of the range it was found in. */
export interface Found<Method extends string> extends TimeRange {
  readonly kind: FoundKind;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly method: Method;
  /** Share of the range with data, 0..1. */
  readonly coverage: number;
  /** Days, cycles, decays or windows behind it. */
  readonly n: number;
  readonly assumptions: readonly Assumption[];
}

/** No figure, and why. */
export interface NotFound<Method extends string, Reason extends string> {
  readonly kind: 'none';
  readonly method: Method;
  readonly reason: Reason;
  readonly coverage: number;
}

/** One shape for whatever is estimated: a figure with its interval and kind, or the reason that there is none. */
export type Finding<Method extends string, Reason extends string> = Found<Method> | NotFound<Method, Reason>;
