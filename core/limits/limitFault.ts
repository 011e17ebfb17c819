import { limitCount, type LimitSeverity, limitSeverities } from '../settings/index.ts';

/** The limits that a point can have. */
export const bounds = ['lower', 'upper'] as const;
export type Bound = (typeof bounds)[number];

/** Which limit of which place of the settings. */
export interface LimitId {
  /** 0..23 */
  readonly place: number;
  readonly bound: Bound;
  readonly severity: LimitSeverity;
}

/** First bit of each severity, as `faultSeverity` has them. */
const firstBits: Readonly<Record<LimitSeverity, number>> = { warning: 16, error: 64 };

/** The bit of a violated limit, in the source `limits`. */
export function limitBit({ place, bound, severity }: LimitId): number {
  return firstBits[severity] + bounds.length * place + bounds.indexOf(bound);
}

/** The limit of a bit; undefined for one that no limit has. */
export function limitOfBit(bitIndex: number): LimitId | undefined {
  const severity = limitSeverities.findLast((each) => bitIndex >= firstBits[each]);
  if (severity === undefined || !Number.isSafeInteger(bitIndex)) return undefined;
  const offset = bitIndex - firstBits[severity];
  const place = Math.floor(offset / bounds.length);
  return place < limitCount ? { place, bound: bounds[offset % bounds.length]!, severity } : undefined;
}
