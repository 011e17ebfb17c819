import type { PlantDay } from '../time/index.ts';

/** A day's energy and what it depends on, of the time in which power and flow are known together. */
export interface PerformanceDay {
  readonly day: PlantDay;
  /** That time, in h: 23, 24 or 25 of a whole day. */
  readonly hours: number;
  readonly energyKWh: number;
  readonly volumeM3: number;
  /** What the energy cost and emitted, each quarter hour at the rate of its own time; undefined where one has none. */
  readonly cost?: number | undefined;
  readonly co2Kg?: number | undefined;
  /** Mean of the network. */
  readonly pressureBar?: number | undefined;
  readonly temperatureC?: number | undefined;
  /** In whatever it is counted. */
  readonly production?: number | undefined;
}

/** What else a day's energy can depend on, imported from elsewhere. */
export const furtherVariables = ['temperature', 'production'] as const;
export type FurtherVariable = (typeof furtherVariables)[number];
