import type { PlantDay } from '../time/index.ts';
import type { SinceDay } from './SinceDay.ts';

/** What can be done about a plant, in the order in which it is looked at. */
export const measureIds = [
  'dataFaults',
  'leaks',
  'pressure',
  'band',
  'order',
  'shortCycles',
  'runOn',
  'machine',
  'heat',
  'shutdown',
  'dearHours',
  'dryer',
] as const;
/** One of these. */
export type MeasureId = (typeof measureIds)[number];

/** How far people are with a measure. */
export const measureStates = ['open', 'decided', 'done', 'dropped'] as const;
export type MeasureState = (typeof measureStates)[number];

/** What people entered of a measure; the one that was entered last holds. */
export interface MeasureEntry {
  readonly measure: MeasureId;
  /** Compressors 1..10 that it is about; empty where it is about the station. */
  readonly slots: readonly number[];
  readonly state: MeasureState;
  /** When it was done, or is to be; a measure that is done has one. */
  readonly on?: PlantDay | undefined;
  /** Once, in the currency. */
  readonly investment?: number | undefined;
  /** How long it is of use, in years. */
  readonly lifeYears?: number | undefined;
  /** One that was dropped says why. */
  readonly note: string;
  readonly author: string;
  readonly enteredMs: number;
}

/** What money of later years is valued by. */
export interface Valuation extends SinceDay {
  /** Of a year, as a share. */
  readonly interest: number;
  /** By which energy gets dearer in a year, as a share; below 0 it gets cheaper. */
  readonly priceChange: number;
  readonly author: string;
  readonly enteredMs: number;
}
