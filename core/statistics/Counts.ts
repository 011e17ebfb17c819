import { amountOf, type Figure, ratioOf } from '../figures/index.ts';

/** Stands for the whole plant where a compressor's index (1..10) would. */
export const plantIndex = -1;

/** What was counted of a compressor or of the plant; a figure is undefined where nothing is known of it. */
export interface Counts {
  /** 1..10, or `plantIndex`. */
  readonly index: number;
  readonly loadS: Figure;
  readonly noLoadS: Figure;
  readonly motorStarts: Figure;
  readonly energyKWh: Figure;
  readonly energyLoadKWh: Figure;
  /** Free air delivered. */
  readonly volumeM3: Figure;
  /** Seconds counted, and those of them in which the state was known; of a plant those of all its machines together. */
  readonly rangeS: number;
  readonly knownS: number;
  /** Those of its figures that were calculated and not measured, if only in part; none where it is left out. */
  readonly estimated?: readonly CountedFigure[];
}

/** What a station may say beside a statistic's record: the time behind it, what was delivered in it, and what of it was estimated. */
export type CountedBeside = Pick<Counts, 'index' | 'volumeM3' | 'rangeS' | 'knownS' | 'estimated'>;

/** Share of the counted time in which the state was known, 0..1; 0 of an empty one. */
export function coverageOf({ rangeS, knownS }: Pick<Counts, 'rangeS' | 'knownS'>): number {
  return Math.min(1, ratioOf(amountOf(knownS), amountOf(rangeS)) ?? 0);
}

/** The figures of counts that add up. */
export const countedFigures = [
  'loadS',
  'noLoadS',
  'motorStarts',
  'energyKWh',
  'energyLoadKWh',
  'volumeM3',
] as const satisfies readonly (keyof Counts)[];
/** The name of a figure that adds up. */
export type CountedFigure = (typeof countedFigures)[number];
