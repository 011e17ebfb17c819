import { type Figure, ratioOf, sumOf } from '../figures/index.ts';
import type { LeakEstimate } from '../leakage/index.ts';
import type { RangeTotals } from '../totals/index.ts';
import type { BalanceCoverage, EnergyBalance, MachineBalance, PlantBalance } from './EnergyBalance.ts';
import { estimatedInBalance } from './estimatedParts.ts';
import { type BalancedMachine, energyParts, machineBalance, runningFigures, specificPowerOf } from './machineBalance.ts';
import { shownMaximum, shownMinimum } from './shownExtremes.ts';
import { co2Of, costOf, type Tariff } from '../tariff/index.ts';

/** Machines with both energy and volume: a ratio of sums has to be one of the same machines. */
export function inSpecificPower({ energyKWh, volumeM3 }: MachineBalance): boolean {
  return energyKWh !== undefined && volumeM3 !== undefined;
}

function meanCoverage(machines: readonly MachineBalance[]): BalanceCoverage {
  const mean = (kind: keyof BalanceCoverage) => ratioOf(sumOf(machines.map(({ coverage }) => coverage[kind])), machines.length) ?? 0;
  return { state: mean('state'), power: mean('power'), delivery: mean('delivery') };
}

function plantBalance({ plant }: RangeTotals, machines: readonly MachineBalance[], tariff: Tariff): PlantBalance {
  const sum = (of: readonly MachineBalance[], figure: (machine: MachineBalance) => Figure) => sumOf(of.map(figure));
  const parts = energyParts(
    sum(machines, ({ energyLoadKWh }) => energyLoadKWh),
    sum(machines, ({ energyNoLoadKWh }) => energyNoLoadKWh),
    sum(machines, ({ energyAtStandstillKWh }) => energyAtStandstillKWh),
    tariff,
  );
  const measured = machines.filter(inSpecificPower);
  const [measuredKWh, measuredM3] = [sum(measured, ({ energyKWh }) => energyKWh), sum(measured, ({ volumeM3 }) => volumeM3)];
  const specific = specificPowerOf(measuredKWh, measuredM3);
  return {
    ...parts,
    ...specific,
    ...runningFigures(
      sum(machines, ({ loadS }) => loadS),
      sum(machines, ({ noLoadS }) => noLoadS),
      sum(machines, ({ motorStarts }) => motorStarts),
      sum(machines, ({ unloadCycles }) => unloadCycles),
    ),
    pressureMinBar: shownMinimum(plant.pressureMinBar),
    pressureMaxBar: shownMaximum(plant.pressureMaxBar),
    volumeM3: sum(machines, ({ volumeM3 }) => volumeM3),
    airCostPerM3: costOf(specific.specificPowerKWhM3, tariff),
    loadCostRatio: ratioOf(parts.energyLoadKWh, parts.energyKWh),
    noLoadCostRatio: ratioOf(parts.energyNoLoadKWh, parts.energyKWh),
    co2Kg: co2Of(parts.energyKWh, tariff),
    coverage: meanCoverage(machines.filter(({ installed }) => installed)),
  };
}

/**
 * The energy balance of a range from its totals. `named` are the machines that the station knows as installed, `leak` is what the range says of leaks.
 * Empty totals, a missing or negative rate, and air that was never delivered leave figures undefined; a rate of 0 costs 0.
 * Costs are energy times rate, unrounded; the plant is the sum of the machines, and ratios are ratios of sums.
 */
export function energyBalanceOf(
  totals: RangeTotals,
  named: readonly BalancedMachine[],
  tariff: Tariff,
  leak?: LeakEstimate,
): EnergyBalance {
  const { fromMs, untilMs, rangeS } = totals;
  const byIndex = new Map(named.map((machine) => [machine.index, machine]));
  const machines = totals.machines.map((of, i) => {
    const known = byIndex.get(i + 1);
    return machineBalance(known ?? { index: i + 1, name: undefined }, of, rangeS, tariff, known !== undefined);
  });
  const plant = plantBalance(totals, machines, tariff);
  const estimated = estimatedInBalance(totals);
  return {
    range: { fromMs, untilMs },
    rangeS,
    tariff,
    machines,
    plant,
    ...(leak && { leak }),
    ...(estimated.length > 0 && { estimated }),
  };
}
