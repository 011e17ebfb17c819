import type { InputFunction } from '../inputs/index.ts';

/** The value that a fault watches, as it is now, and the limit that it passed. */
export interface FaultReading {
  readonly quantity: InputFunction;
  /** In bar, m3/min or degC after the quantity; undefined while it is missing. */
  readonly value: number | undefined;
  /** In the same unit. */
  readonly limit: number;
}
