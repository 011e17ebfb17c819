import {
  co2Of,
  type Consumption,
  consumption,
  type MachineAirStatistics,
  type Tariff,
  type VolumeAndLeakage,
  volumeAndLeakage,
} from '../../../../core/balance/index.ts';
import { type Figure, ratioOf } from '../../../../core/figures/index.ts';
import { plantIndex } from '../../../../core/statistics/index.ts';

/** What a machine, or the plant, consumed. */
export interface ConsumptionRow extends Consumption {
  /** Of the plant's energy, 0..1. */
  readonly share: Figure;
  readonly co2LoadKg: Figure;
  readonly co2NoLoadKg: Figure;
}

/** What a machine, or the plant, delivered, and what of it leaked. */
export interface VolumeRow extends VolumeAndLeakage {
  /** Of the plant's volume, 0..1. */
  readonly share: Figure;
  /** What did not leak; all of it where the leakage is not known. */
  readonly usedM3: Figure;
  readonly usedCost: Figure;
  readonly usedCo2Kg: Figure;
}

/** All that is known of a machine, or of the plant. */
export type AirFigures = Consumption & VolumeAndLeakage;

/** The machines by number, and the plant: their sum. */
export interface AirRows<Row> {
  readonly machines: readonly Row[];
  readonly plant: Row;
}

const unknown = { energyLoadKWh: undefined, energyNoLoadKWh: undefined, volumeM3: undefined, leakedM3: undefined };

/** The statistics with a line for each installed machine, by number; nothing is known of one that has none. */
export function withInstalled(machines: readonly MachineAirStatistics[], installed: readonly number[]): readonly MachineAirStatistics[] {
  const missing = installed.filter((slot) => !machines.some(({ index }) => index === slot));
  return [...machines, ...missing.map((index) => ({ index, ...unknown }))].sort((a, b) => a.index - b.index);
}

function apart<Row extends { readonly index: number }>(rows: readonly Row[]): AirRows<Row> {
  return { machines: rows.filter(({ index }) => index !== plantIndex), plant: rows.find(({ index }) => index === plantIndex)! };
}

/** What each machine and the plant consumed. */
export function consumptionRows(machines: readonly MachineAirStatistics[], tariff: Tariff): AirRows<ConsumptionRow> {
  const rows = consumption(machines, tariff);
  const { energyKWh } = apart(rows).plant;
  return apart(
    rows.map((row) => ({
      ...row,
      share: ratioOf(row.energyKWh, energyKWh),
      co2LoadKg: co2Of(row.energyLoadKWh, tariff),
      co2NoLoadKg: co2Of(row.energyNoLoadKWh, tariff),
    })),
  );
}

const without = (whole: Figure, leaked: Figure) => (whole === undefined ? undefined : Math.max(0, whole - (leaked ?? 0)));

/** What each machine and the plant delivered and lost. */
export function volumeRows(machines: readonly MachineAirStatistics[], tariff: Tariff): AirRows<VolumeRow> {
  const rows = volumeAndLeakage(machines, tariff);
  const { volumeM3 } = apart(rows).plant;
  return apart(
    rows.map((row) => ({
      ...row,
      share: ratioOf(row.volumeM3, volumeM3),
      usedM3: without(row.volumeM3, row.leakedM3),
      usedCost: without(row.cost, row.leakageCost),
      usedCo2Kg: without(row.co2Kg, row.leakageCo2Kg),
    })),
  );
}

/** Both of each machine and of the plant. */
export function airRows(machines: readonly MachineAirStatistics[], tariff: Tariff): AirRows<AirFigures> {
  const air = volumeAndLeakage(machines, tariff);
  return apart(consumption(machines, tariff).map((row, i) => ({ ...row, ...air[i]! })));
}
