import type { FleetExchange } from '../../core/fleet/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** What the last answer asked for, days apart. */
export interface Wanted {
  readonly plant: boolean;
  readonly inventory: boolean;
  /** Of events, all behind this number; undefined for none. */
  readonly eventsAfter: number | undefined;
}

/** What a station has for its fleet. */
export interface FleetOffer {
  /** What it says of itself, and what is wanted; days that are refused are not offered. */
  exchange(wanted: Wanted, isRefused: (day: PlantDay, digest: string) => boolean): Promise<FleetExchange>;
  /** A day's record, packed; undefined for a day without values. */
  day(day: PlantDay): Promise<{ readonly packed: Uint8Array; readonly digest: string } | undefined>;
  today(): PlantDay;
  /** It could not be made. */
  failed(error: unknown): void;
}
