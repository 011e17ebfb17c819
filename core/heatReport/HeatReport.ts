import type { Finding } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { HeatCircuit } from '../plantData/index.ts';
import type { TimeRange } from '../time/index.ts';

/** Why there is no figure: no power is known, or of less than half of the time. */
export const noHeatReasons = ['noPower', 'tooLittleData'] as const;
export type NoHeatReason = (typeof noHeatReasons)[number];

/** A figure from quarter hours, or why there is none. */
export type HeatFinding = Finding<'quarterHours', NoHeatReason>;

/** Heat of a month of the plant's calendar; of the two parts of a month that a year begins and ends in, both. */
export interface HeatOfMonth {
  /** 1..12 */
  readonly month: number;
  /** Scaled up by the time that is known; undefined where that is less than half. */
  readonly heatKWh: Figure;
  /** Days with heat. */
  readonly availableDays: number;
  /** Time with heat, scaled up in the same way, h. */
  readonly availableH: Figure;
  /** Mean thermal power of the time with heat, kW. */
  readonly powerWhileAvailableKW: Figure;
  /** Mean thermal power of all hours, kW. */
  readonly meanPowerKW: Figure;
  /** Share of its time with power, 0..1. */
  readonly coverage: number;
}

/** Thermal powers of a range as they are drawn. */
export interface HeatPicture {
  /** Of the known quarter hours, the highest first, at even shares of their time from 0 to 1, kW. */
  readonly duration: readonly number[];
  /** Mean of each hour of the clock in each month, January first, kW; undefined where nothing is known. */
  readonly byHour: readonly (readonly Figure[])[];
}

/** The heat that the compressors of a circuit give off and nobody uses. */
export interface HeatReport {
  readonly range: TimeRange;
  readonly circuit: HeatCircuit;
  /** Compressors 1..10 with a power, whose heat it is. */
  readonly machines: readonly number[];
  /** Electrical, of the compressors while they run. */
  readonly energy: HeatFinding;
  readonly heat: HeatFinding;
  /** Of a quarter hour, of all compressors together. */
  readonly greatestPower: HeatFinding;
  /** Time with heat. */
  readonly available: HeatFinding;
  /** Hours with heat, of a day with heat. */
  readonly availableHPerDay: Figure;
  /** Whether there was heat on Saturdays or Sundays. */
  readonly isOnWeekends: boolean;
  /** From January on, those of the range. */
  readonly months: readonly HeatOfMonth[];
  /** Of quarter hours with less than a twentieth of the greatest power; it is not in the other figures. */
  readonly faintHeatKWh: number;
  readonly picture: HeatPicture;
}
