import { amountOf, type Figure, ratioOf, restOf, sumOf } from '../figures/index.ts';
import { leakageShare, type LeakageShare } from '../leakage/index.ts';
import { plantIndex } from '../statistics/index.ts';
import type { MachineAirStatistics } from './AirStatistics.ts';
import { type Consumption, consumption } from './consumption.ts';
import type { Tariff } from '../tariff/index.ts';

/** Air of a compressor (`index` 1..10) or of the plant (`plantIndex`), what of it leaked, and what all of it and the leaked part took. */
export interface VolumeAndLeakage extends LeakageShare {
  readonly index: number;
  readonly volumeM3: Figure;
  readonly leakedM3: Figure;
  /** Of all the air, in the station's currency. */
  readonly cost: Figure;
  readonly co2Kg: Figure;
  /** What did not leak; all of it where the leakage is not known. */
  readonly usedM3: Figure;
  readonly usedCost: Figure;
  readonly usedCo2Kg: Figure;
  /** Of the plant's volume, 0..1; undefined where that is not above 0. */
  readonly volumeShare: Figure;
}

const used = (whole: Figure, leaked: Figure) => restOf(whole, leaked ?? 0);

function rowOf({ index, energyKWh, cost, co2Kg }: Consumption, volumeM3: Figure, leakedM3: Figure): Omit<VolumeAndLeakage, 'volumeShare'> {
  const leaked = leakageShare({ volumeM3, leakedM3, energyKWh, cost, co2Kg });
  return {
    index,
    volumeM3,
    leakedM3,
    cost,
    co2Kg,
    ...leaked,
    usedM3: used(volumeM3, leakedM3),
    usedCost: used(cost, leaked.leakageCost),
    usedCo2Kg: used(co2Kg, leaked.leakageCo2Kg),
  };
}

/**
 * Volume and leakage of each machine and then of the plant.
 * Volumes, costs and CO2 of the plant are the sums of the machines'; its leakage costs its energy cost x leaked / delivered volume,
 * so it is a ratio of sums and may differ from the sum of the machines' leakage costs when their specific powers differ.
 */
export function volumeAndLeakage(machines: readonly MachineAirStatistics[], tariff: Tariff): readonly VolumeAndLeakage[] {
  const consumed = consumption(machines, tariff);
  const [volumesM3, leaksM3] = [machines.map(({ volumeM3 }) => amountOf(volumeM3)), machines.map(({ leakedM3 }) => amountOf(leakedM3))];
  const plantM3 = sumOf(volumesM3);
  const rows = consumed.map((of, i) =>
    of.index === plantIndex ? rowOf(of, plantM3, sumOf(leaksM3)) : rowOf(of, volumesM3[i], leaksM3[i]),
  );
  return rows.map((row) => ({ ...row, volumeShare: ratioOf(row.volumeM3, plantM3) }));
}
