import { amountOf, type Figure, ratioOf, sumOf } from '../figures/index.ts';
import { plantIndex } from '../statistics/index.ts';
import type { MachineAirStatistics } from './AirStatistics.ts';
import { co2Of, costOf, type Tariff } from '../tariff/index.ts';

/** Energy of a compressor (`index` 1..10) or of the plant (`plantIndex`), and what it cost and emitted. */
export interface Consumption {
  readonly index: number;
  readonly energyLoadKWh: Figure;
  readonly energyNoLoadKWh: Figure;
  readonly energyKWh: Figure;
  readonly costLoad: Figure;
  readonly costNoLoad: Figure;
  /** In the station's currency. */
  readonly cost: Figure;
  readonly co2LoadKg: Figure;
  readonly co2NoLoadKg: Figure;
  readonly co2Kg: Figure;
  /** Of the plant's energy, 0..1; undefined where that is not above 0. */
  readonly energyShare: Figure;
}

function consumptionOf(index: number, loadKWh: Figure, noLoadKWh: Figure, tariff: Tariff): Omit<Consumption, 'energyShare'> {
  const [energyLoadKWh, energyNoLoadKWh] = [amountOf(loadKWh), amountOf(noLoadKWh)];
  const energyKWh = sumOf([energyLoadKWh, energyNoLoadKWh]);
  return {
    index,
    energyLoadKWh,
    energyNoLoadKWh,
    energyKWh,
    costLoad: costOf(energyLoadKWh, tariff),
    costNoLoad: costOf(energyNoLoadKWh, tariff),
    cost: costOf(energyKWh, tariff),
    co2LoadKg: co2Of(energyLoadKWh, tariff),
    co2NoLoadKg: co2Of(energyNoLoadKWh, tariff),
    co2Kg: co2Of(energyKWh, tariff),
  };
}

/**
 * The consumption of each machine and then of the plant, their sum.
 * Missing and negative energies are no figures; a missing or negative rate leaves cost, a missing or negative factor CO2 undefined.
 */
export function consumption(machines: readonly MachineAirStatistics[], tariff: Tariff): readonly Consumption[] {
  const rows = machines.map(({ index, energyLoadKWh, energyNoLoadKWh }) => consumptionOf(index, energyLoadKWh, energyNoLoadKWh, tariff));
  const sum = (figure: 'energyLoadKWh' | 'energyNoLoadKWh') => sumOf(rows.map((row) => row[figure]));
  const plant = consumptionOf(plantIndex, sum('energyLoadKWh'), sum('energyNoLoadKWh'), tariff);
  return [...rows, plant].map((row) => ({ ...row, energyShare: ratioOf(row.energyKWh, plant.energyKWh) }));
}
