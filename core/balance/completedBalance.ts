import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import type { EnergyBalance, MachineBalance, PlantBalance } from './EnergyBalance.ts';
import { co2Of, type Tariff } from '../tariff/index.ts';

/** What of a plant is the sum of its machines. */
const sums = [
  'energyLoadKWh',
  'energyNoLoadKWh',
  'energyRestKWh',
  'energyKWh',
  'costLoad',
  'costNoLoad',
  'costRest',
  'cost',
  'loadS',
  'noLoadS',
  'motorStarts',
  'reliefs',
  'volumeM3',
] as const satisfies readonly (keyof PlantBalance & keyof MachineBalance)[];

/** The volume follows from energy and energy per volume. */
function completedMachine(machine: MachineBalance): MachineBalance {
  const { energyKWh, specificPowerKWhM3, volumeM3 } = machine;
  return { ...machine, volumeM3: volumeM3 ?? ratioOf(energyKWh, specificPowerKWhM3) };
}

/**
 * A balance that was told in part, with what follows from the rest: volumes of the machines, sums, load ratio and CO2 of the plant.
 * `tariff` counts where the balance tells none. What was told stays as it is.
 */
export function completedBalance(balance: EnergyBalance, tariff: Tariff): EnergyBalance {
  const machines = balance.machines.map(completedMachine);
  const { ratePerKWh, co2KgPerKWh } = balance.tariff;
  const counted: Tariff = {
    ratePerKWh: Number.isFinite(ratePerKWh) ? ratePerKWh : tariff.ratePerKWh,
    co2KgPerKWh: Number.isFinite(co2KgPerKWh) ? co2KgPerKWh : tariff.co2KgPerKWh,
  };
  const told = balance.plant;
  const summed = Object.fromEntries(sums.map((figure) => [figure, told[figure] ?? sumOf(machines.map((machine) => machine[figure]))]));
  const plant = { ...told, ...(summed as Record<(typeof sums)[number], Figure>) };
  const { loadS, noLoadS, energyKWh } = plant;
  return {
    ...balance,
    tariff: counted,
    machines,
    plant: {
      ...plant,
      loadRatio: told.loadRatio ?? ratioOf(loadS, sumOf([loadS, noLoadS])),
      co2Kg: told.co2Kg ?? co2Of(energyKWh, counted),
    },
  };
}
