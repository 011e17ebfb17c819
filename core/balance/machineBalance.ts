import { amountOf, type Figure, figureOf, productOf, ratioOf, sumOf } from '../figures/index.ts';
import type { MachineTotals } from '../totals/index.ts';
import { knownStateS, machineCounts } from '../statistics/index.ts';
import type { BalanceCoverage, EnergyParts, MachineBalance, RunningFigures, SpecificPower } from './EnergyBalance.ts';
import { shownMaximum, shownMinimum } from './shownExtremes.ts';
import { costOf, type Tariff } from '../tariff/index.ts';

const minutesPerHour = 60;

/** A machine as the station knows it. */
export interface BalancedMachine {
  /** 1..10 */
  readonly index: number;
  readonly name: string | undefined;
}

/** Energy per volume by the hour and by the minute; undefined where either is missing or nothing was delivered. */
export function specificPowerOf(energyKWh: Figure, volumeM3: Figure): SpecificPower {
  const specificPowerKWhM3 = ratioOf(amountOf(energyKWh), amountOf(volumeM3));
  return { specificPowerKWhM3, specificPowerKWperM3min: productOf(specificPowerKWhM3, minutesPerHour) };
}

/** Parts of an energy and what they cost; the whole is the sum of its parts. */
export function energyParts(loadKWh: Figure, noLoadKWh: Figure, restKWh: Figure, tariff: Tariff): EnergyParts {
  const [energyLoadKWh, energyNoLoadKWh, energyAtStandstillKWh] = [amountOf(loadKWh), amountOf(noLoadKWh), amountOf(restKWh)];
  const energyKWh = sumOf([energyLoadKWh, energyNoLoadKWh, energyAtStandstillKWh]);
  return {
    energyLoadKWh,
    energyNoLoadKWh,
    energyAtStandstillKWh,
    energyKWh,
    costLoad: costOf(energyLoadKWh, tariff),
    costNoLoad: costOf(energyNoLoadKWh, tariff),
    costAtStandstill: costOf(energyAtStandstillKWh, tariff),
    cost: costOf(energyKWh, tariff),
  };
}

/** Times, counts and the load ratio: load per load and no-load, undefined where the machine never ran. */
export function runningFigures(loadS: Figure, noLoadS: Figure, motorStarts: Figure, unloadCycles: Figure): RunningFigures {
  return { loadS, noLoadS, loadRatio: ratioOf(loadS, sumOf([loadS, noLoadS])), motorStarts, unloadCycles };
}

/** How much of a range of `rangeS` is known of a machine. */
export function coverageOf(of: MachineTotals, rangeS: number): BalanceCoverage {
  const share = (knownS: number) => Math.min(1, ratioOf(knownS, rangeS) ?? 0);
  return { state: share(knownStateS(of)), power: share(of.powerS), delivery: share(of.deliveryS) };
}

/** The balance of a machine's totals over `rangeS`; a figure without a single value behind it is undefined. */
export function machineBalance(
  { index, name }: BalancedMachine,
  of: MachineTotals,
  rangeS: number,
  tariff: Tariff,
  named: boolean,
): MachineBalance {
  const counts = machineCounts(index, of, rangeS);
  const { loadS, noLoadS, motorStarts, energyKWh, volumeM3 } = counts;
  const ifPowered = (value: number): Figure => (energyKWh === undefined ? undefined : value);
  return {
    index,
    name,
    installed: named || of.loadS + of.noLoadS > 0 || of.motorStarts + of.unloadCycles > 0 || of.energyKWh > 0 || of.volumeM3 > 0,
    ...energyParts(ifPowered(of.energyLoadKWh), ifPowered(of.energyNoLoadKWh), ifPowered(of.energyAtStandstillKWh), tariff),
    ...specificPowerOf(energyKWh, volumeM3),
    deliveryMinM3min: shownMinimum(of.deliveryMinM3min),
    deliveryMaxM3min: shownMaximum(of.deliveryMaxM3min),
    powerMinKW: shownMinimum(of.powerMinKW),
    powerMaxKW: shownMaximum(of.powerMaxKW),
    noLoadPowerKW: figureOf(of.noLoadPowerMeanKW),
    ...runningFigures(loadS, noLoadS, motorStarts, loadS === undefined ? undefined : of.unloadCycles),
    volumeM3,
    volumeAtStandstillM3: volumeM3 === undefined ? undefined : of.volumeAtStandstillM3,
    coverage: coverageOf(of, rangeS),
  };
}
