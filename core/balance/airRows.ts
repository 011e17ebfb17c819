import { plantIndex } from '../statistics/index.ts';
import type { Tariff } from '../tariff/index.ts';
import type { MachineAirStatistics } from './AirStatistics.ts';
import { type Consumption, consumption } from './consumption.ts';
import { type VolumeAndLeakage, volumeAndLeakage } from './volumeAndLeakage.ts';

/** All that is known of a machine, or of the plant. */
export type AirFigures = Consumption & VolumeAndLeakage;

/** The machines by number, and the plant: their sum. */
export interface AirRows<Row> {
  readonly machines: readonly Row[];
  readonly plant: Row;
}

const unknown = { energyLoadKWh: undefined, energyNoLoadKWh: undefined, volumeM3: undefined, leakedM3: undefined };

/** The statistics with a line for each installed machine (slots 1..10), by number; nothing is known of one that has none. */
export function withInstalled(machines: readonly MachineAirStatistics[], installed: readonly number[]): readonly MachineAirStatistics[] {
  const missing = installed.filter((slot) => !machines.some(({ index }) => index === slot));
  return [...machines, ...missing.map((index) => ({ index, ...unknown }))].sort((a, b) => a.index - b.index);
}

function apart<Row extends { readonly index: number }>(rows: readonly Row[]): AirRows<Row> {
  return { machines: rows.filter(({ index }) => index !== plantIndex), plant: rows.find(({ index }) => index === plantIndex)! };
}

/** What each machine and the plant consumed. */
export function consumptionRows(machines: readonly MachineAirStatistics[], tariff: Tariff): AirRows<Consumption> {
  return apart(consumption(machines, tariff));
}

/** What each machine and the plant delivered and lost. */
export function volumeRows(machines: readonly MachineAirStatistics[], tariff: Tariff): AirRows<VolumeAndLeakage> {
  return apart(volumeAndLeakage(machines, tariff));
}

/** Both of each machine and of the plant. */
export function airRows(machines: readonly MachineAirStatistics[], tariff: Tariff): AirRows<AirFigures> {
  const air = volumeAndLeakage(machines, tariff);
  return apart(consumption(machines, tariff).map((row, i) => ({ ...row, ...air[i]! })));
}
