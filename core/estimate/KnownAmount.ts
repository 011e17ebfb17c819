import type { Finding, FoundKind } from './Finding.ts';

/** A value with the interval that it lies in. */
export interface Spread {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The same with how it came about. */
export interface KnownAmount extends Spread {
  readonly kind: FoundKind;
}

/** From the best to the weakest. */
const strength: readonly FoundKind[] = ['measured', 'fitted', 'entered', 'rule', 'upperBound'];

/** The kind of a product is that of its weakest factor. */
export const weakestKind = (kinds: readonly FoundKind[]): FoundKind => strength[Math.max(...kinds.map((kind) => strength.indexOf(kind)))]!;

/** Undefined where nothing was found. */
export const knownOf = (finding: Finding<string, string> | undefined): KnownAmount | undefined =>
  finding === undefined || finding.kind === 'none' ? undefined : finding;

/** The widest product of two intervals. */
export function knownProduct(a: KnownAmount, b: KnownAmount): KnownAmount {
  const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  return { kind: weakestKind([a.kind, b.kind]), value: a.value * b.value, low: Math.min(...ends), high: Math.max(...ends) };
}

/** What is known, times a number that is exact. */
export function knownTimes({ kind, value, low, high }: KnownAmount, factor: number): KnownAmount {
  const ends = [low * factor, high * factor];
  return { kind, value: value * factor, low: Math.min(...ends), high: Math.max(...ends) };
}
