import { type Figure, projectionSpread } from '../figures/index.ts';
import { energyPerDayKWh } from '../heat/index.ts';
import type { Tariff } from '../tariff/index.ts';
import { type TimeRange, msPerDay } from '../time/index.ts';
import { airCoverage } from './airCoverage.ts';
import type { AirStatistics } from './AirStatistics.ts';
import { consumption } from './consumption.ts';

/** The energy that the heat is calculated from. */
export interface HeatBasis {
  readonly period: TimeRange;
  /** Of all machines. */
  readonly perDayKWh: Figure;
  /** By how much of itself it may be off for another time, 0..1. */
  readonly spread: number;
  /** Machines whose energy is known. */
  readonly known: number;
  /** Share of the period in which their energy is known, 0..1; undefined where the controller does not say. */
  readonly coverage: Figure;
  readonly of: number;
}

/** The mean energy of a day since the last reset. */
export function heatBasis({ timespan, machines }: AirStatistics, tariff: Tariff): HeatBasis {
  const rows = consumption(machines, tariff);
  const [ofMachines, plant] = [rows.slice(0, -1), rows.at(-1)];
  return {
    period: timespan,
    perDayKWh: energyPerDayKWh(plant?.energyKWh, timespan.fromMs, timespan.untilMs),
    spread: projectionSpread((timespan.untilMs - timespan.fromMs) / msPerDay),
    known: ofMachines.filter(({ energyLoadKWh, energyNoLoadKWh }) => energyLoadKWh !== undefined && energyNoLoadKWh !== undefined).length,
    of: ofMachines.length,
    coverage: airCoverage(machines, machines.length)?.power,
  };
}
