import type { KnownAmount } from '../estimate/index.ts';

/** A figure with its interval and kind, or why there is none; its coverage stands beside it, once for all figures of a row. */
export type FleetAmount<Reason extends string> = KnownAmount | MissingAmount<Reason>;

/** No figure, and why. */
export interface MissingAmount<Reason extends string> {
  readonly kind: 'none';
  readonly reason: Reason;
}

/** A station as a row of a list names it. */
export interface StationLabel {
  readonly station: string;
  readonly name: string;
  /** Empty where none is entered. */
  readonly place: string;
}

/** Money of the stations with one currency: different ones are never added up. */
export interface CurrencyTotal<Reason extends string> {
  /** Empty where none is known. */
  readonly currency: string;
  /** That have such a figure. */
  readonly stations: number;
  readonly money: FleetAmount<Reason>;
}
