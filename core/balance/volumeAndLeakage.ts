import { amountOf, type Figure, sumOf } from '../figures/index.ts';
import { leakageShare, type LeakageShare } from '../leakage/index.ts';
import { plantIndex } from '../statistics/index.ts';
import type { MachineAirStatistics } from './AirStatistics.ts';
import { type Consumption, consumption } from './consumption.ts';
import type { Tariff } from './Tariff.ts';

/** Air of a compressor (`index` 1..10) or of the plant (`plantIndex`), what of it leaked, and what all of it and the leaked part took. */
export interface VolumeAndLeakage extends LeakageShare {
  readonly index: number;
  readonly volumeM3: Figure;
  readonly leakedM3: Figure;
  /** Of all the air, in the station's currency. */
  readonly cost: Figure;
  readonly co2Kg: Figure;
}

function rowOf({ index, energyKWh, cost, co2Kg }: Consumption, volumeM3: Figure, leakedM3: Figure): VolumeAndLeakage {
  return { index, volumeM3, leakedM3, cost, co2Kg, ...leakageShare({ volumeM3, leakedM3, energyKWh, cost, co2Kg }) };
}

/**
 * Volume and leakage of each machine and then of the plant.
 * Volumes, costs and CO2 of the plant are the sums of the machines'; its leakage costs its energy cost x leaked / delivered volume,
 * so it is a ratio of sums and may differ from the sum of the machines' leakage costs when their specific powers differ.
 */
export function volumeAndLeakage(machines: readonly MachineAirStatistics[], tariff: Tariff): readonly VolumeAndLeakage[] {
  const consumed = consumption(machines, tariff);
  const [volumesM3, leaksM3] = [machines.map(({ volumeM3 }) => amountOf(volumeM3)), machines.map(({ leakedM3 }) => amountOf(leakedM3))];
  return consumed.map((of, i) =>
    of.index === plantIndex ? rowOf(of, sumOf(volumesM3), sumOf(leaksM3)) : rowOf(of, volumesM3[i], leaksM3[i]),
  );
}
