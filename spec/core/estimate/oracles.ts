import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A linear regression with what statsmodels gives, and at some values of its predictors what it expects. */
export interface FitOracle {
  readonly x: readonly (readonly number[])[];
  readonly y: readonly number[];
  readonly coefficients: readonly number[];
  readonly standardErrors: readonly number[];
  readonly tValues: readonly number[];
  readonly r2: number;
  readonly rmse: number;
  readonly at: readonly (readonly number[])[];
  readonly responses: readonly number[];
  readonly meanDeviations: readonly number[];
  readonly deviations: readonly number[];
}

/** What numpy, scipy and statsmodels give; `oracles.py` writes it. */
export interface Oracles {
  readonly fit: FitOracle;
  readonly quantiles: { readonly values: readonly number[]; readonly shares: readonly number[]; readonly expected: readonly number[] };
  readonly t: readonly (readonly [probability: number, degreesOfFreedom: number, expected: number])[];
  readonly normal: readonly (readonly [probability: number, expected: number])[];
  readonly lines: readonly {
    readonly points: readonly (readonly [number, number])[];
    readonly level: number;
    readonly slope: number;
    readonly intercept: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly ward: {
    readonly points: readonly (readonly number[])[];
    readonly merges: readonly (readonly [number, number, number, number])[];
    readonly counts: readonly number[];
    readonly groups: readonly (readonly number[])[];
  };
}

/** A regression of NIST's Statistical Reference Datasets with the values that NIST certifies; rows begin with the response. */
export interface CertifiedFit {
  readonly name: string;
  /** Digits that double precision leaves of its condition. */
  readonly digits: number;
  readonly rows: readonly (readonly number[])[];
  readonly coefficients: readonly number[];
  readonly standardErrors: readonly number[];
  readonly rmse: number;
  readonly r2: number;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

export const oracles = read('oracles.json') as Oracles;
export const nist = read('nist.json') as readonly CertifiedFit[];

/** Whether two numbers agree to so many digits. */
export function agreeTo(digits: number, given: readonly number[], expected: readonly number[]): boolean {
  return (
    given.length === expected.length && given.every((value, i) => Math.abs(value - expected[i]!) <= 10 ** -digits * Math.abs(expected[i]!))
  );
}
