import type { Figure } from '../figures/index.ts';
import type { Month } from '../time/index.ts';

/** What stations are compared by, of one's month without days to come: sums over its machines. */
export interface LoadMonth {
  readonly station: string;
  readonly month: Month;
  /** That are there. */
  readonly days: number;
  /** Mean time of its machines of which power and delivery are known. */
  readonly knownS: number;
  readonly energyKWh: number;
  /** Of the machines whose power and delivery are both known: their energy, what of it went on load and without, and their air. */
  readonly bothKWh: number;
  readonly loadKWh: number;
  readonly noLoadKWh: number;
  readonly volumeM3: number;
  /** What these could have delivered in the same time: the most that each has delivered in the twelve months until then. */
  readonly couldM3: number;
  /** Mean of the network, gauge. */
  readonly pressureBar: Figure;
  /** Power or delivery were calculated and not measured, if only in part. */
  readonly isEstimated: boolean;
}

/** What is counted of a machine over twelve months, and over the last four weeks. */
export interface MachineYear {
  readonly station: string;
  /** 1..10 */
  readonly slot: number;
  /** Time of the days that are there, and of it that with known state, power and delivery. */
  readonly rangeS: number;
  readonly knownS: number;
  readonly runningS: number;
  readonly energyKWh: number;
  readonly loadKWh: number;
  readonly noLoadKWh: number;
  readonly volumeM3: number;
  readonly motorStarts: number;
  /** Warnings and errors that came. */
  readonly faults: number;
  /** Mean of the network while it was on load, gauge. */
  readonly pressureBar: Figure;
  readonly isEstimated: boolean;
  /** Time of the last four weeks on and without load, with known state, and all. */
  readonly lately: { readonly runningS: number; readonly knownS: number; readonly rangeS: number };
}
