import type { Figure } from '../figures/index.ts';
import type { LeakEstimate } from '../leakage/index.ts';
import type { Channel } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { Tariff } from '../tariff/index.ts';
import type { CountedEnergy } from './countedEnergy.ts';

/** How much of a range is known, each 0..1; undefined where that is not reported. */
export interface BalanceCoverage {
  readonly state: Figure;
  readonly power: Figure;
  readonly delivery: Figure;
}

/** Energy by what the machine did, and its cost in the station's currency; load + no-load + rest is the whole. */
export interface EnergyParts {
  readonly energyLoadKWh: Figure;
  /** Run-on and starting included. */
  readonly energyNoLoadKWh: Figure;
  /** Off, ready, in error or in an unknown state. */
  readonly energyAtStandstillKWh: Figure;
  readonly energyKWh: Figure;
  readonly costLoad: Figure;
  readonly costNoLoad: Figure;
  readonly costAtStandstill: Figure;
  readonly cost: Figure;
}

/** Energy per delivered air, as a ratio of sums. */
export interface SpecificPower {
  readonly specificPowerKWhM3: Figure;
  /** The same by the minute, x 60: kW/(m3/min). */
  readonly specificPowerKWperM3min: Figure;
}

/** How a machine, or all of them together, ran. */
export interface RunningFigures {
  readonly loadS: Figure;
  readonly noLoadS: Figure;
  /** Load per load and no-load, 0..1. */
  readonly loadRatio: Figure;
  readonly motorStarts: Figure;
  /** From load to no-load. */
  readonly unloadCycles: Figure;
}

/** One compressor's balance. */
export interface MachineBalance extends EnergyParts, SpecificPower, RunningFigures {
  /** 1..10 */
  readonly index: number;
  readonly name: string | undefined;
  /** Named as installed, or it ran, took energy or delivered air. */
  readonly installed: boolean;
  /** While on load. */
  readonly deliveryMinM3min: Figure;
  readonly deliveryMaxM3min: Figure;
  readonly powerMinKW: Figure;
  readonly powerMaxKW: Figure;
  /** Mean while running without load. */
  readonly noLoadPowerKW: Figure;
  readonly volumeM3: Figure;
  /** Reported as delivered while the motor stood still, and in no sum. */
  readonly volumeAtStandstillM3: Figure;
  readonly coverage: BalanceCoverage;
}

/** The whole plant's balance: energies, costs and volume are the sums of the machines'. */
export interface PlantBalance extends EnergyParts, SpecificPower, RunningFigures {
  readonly pressureMinBar: Figure;
  readonly pressureMaxBar: Figure;
  readonly volumeM3: Figure;
  /** Currency per m3 of delivered air. */
  readonly airCostPerM3: Figure;
  /** Shares of the energy cost, 0..1; that of the rest is what is left to 1. */
  readonly loadCostRatio: Figure;
  readonly noLoadCostRatio: Figure;
  readonly co2Kg: Figure;
  /** Mean of the installed machines, weighted by time; 0 without any. */
  readonly coverage: BalanceCoverage;
}

/** The balance of a range of time. */
export interface EnergyBalance {
  readonly range: TimeRange;
  /** Time covered. */
  readonly rangeS: number;
  /** That the costs were made with. */
  readonly tariff: Tariff;
  /** One for each slot, that of slot 1 first. */
  readonly machines: readonly MachineBalance[];
  readonly plant: PlantBalance;
  /** What the range's data says of leaks; undefined where nobody looked for them. */
  readonly leak?: LeakEstimate;
  /** Channels behind its figures that were estimated, if only for a part of the range; none where it is left out. */
  readonly estimated?: readonly Channel[];
  /** Counters of energy that were read in the range; none where it is left out. */
  readonly counters?: readonly CountedEnergy[];
}
