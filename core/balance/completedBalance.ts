import { ratioOf, sumOf } from '../figures/index.ts';
import { recordOf } from '../records/index.ts';
import type { EnergyBalance, MachineBalance, PlantBalance } from './EnergyBalance.ts';
import { co2Of, type Tariff } from '../tariff/index.ts';

/** What of a plant is the sum of its machines. */
const sums = [
  'energyLoadKWh',
  'energyNoLoadKWh',
  'energyAtStandstillKWh',
  'energyKWh',
  'costLoad',
  'costNoLoad',
  'costAtStandstill',
  'cost',
  'loadS',
  'noLoadS',
  'motorStarts',
  'unloadCycles',
  'volumeM3',
] as const satisfies readonly (keyof PlantBalance & keyof MachineBalance)[];

/** The volume follows from energy and energy per volume. */
function completedMachine(machine: MachineBalance): MachineBalance {
  const { energyKWh, specificPowerKWhM3, volumeM3 } = machine;
  return { ...machine, volumeM3: volumeM3 ?? ratioOf(energyKWh, specificPowerKWhM3) };
}

/**
 * A balance that was reported in part, with what follows from the rest: volumes of the machines, sums, load ratio and CO2 of the plant.
 * `tariff` counts where the balance states none. What was reported stays as it is.
 */
export function completedBalance(balance: EnergyBalance, tariff: Tariff): EnergyBalance {
  const machines = balance.machines.map(completedMachine);
  const { ratePerKWh, co2KgPerKWh } = balance.tariff;
  const counted: Tariff = {
    ratePerKWh: Number.isFinite(ratePerKWh) ? ratePerKWh : tariff.ratePerKWh,
    co2KgPerKWh: Number.isFinite(co2KgPerKWh) ? co2KgPerKWh : tariff.co2KgPerKWh,
  };
  const reported = balance.plant;
  const summed = recordOf(sums, (figure) => reported[figure] ?? sumOf(machines.map((machine) => machine[figure])));
  const plant = { ...reported, ...summed };
  const { loadS, noLoadS, energyKWh } = plant;
  return {
    ...balance,
    tariff: counted,
    machines,
    plant: {
      ...plant,
      loadRatio: reported.loadRatio ?? ratioOf(loadS, sumOf([loadS, noLoadS])),
      co2Kg: reported.co2Kg ?? co2Of(energyKWh, counted),
    },
  };
}
