import { channelsTogether } from './estimatedIn.ts';
import type { MachineTotals, PlantTotals, RangeTotals } from './RangeTotals.ts';

const least = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? (a ?? b) : Math.min(a, b));
const greatest = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? (a ?? b) : Math.max(a, b));

/** The mean of two means, each with the seconds it holds for. */
function mean(a: number | undefined, aS: number, b: number | undefined, bS: number): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : (a * aS + b * bS) / (aS + bS);
}

function addMachines(a: MachineTotals, b: MachineTotals): MachineTotals {
  const energyLoadKWh = a.energyLoadKWh + b.energyLoadKWh;
  const energyNoLoadKWh = a.energyNoLoadKWh + b.energyNoLoadKWh;
  const energyAtStandstillKWh = a.energyAtStandstillKWh + b.energyAtStandstillKWh;
  return {
    loadS: a.loadS + b.loadS,
    noLoadS: a.noLoadS + b.noLoadS,
    offS: a.offS + b.offS,
    errorS: a.errorS + b.errorS,
    noDataS: a.noDataS + b.noDataS,
    energyLoadKWh,
    energyNoLoadKWh,
    energyAtStandstillKWh,
    energyKWh: energyLoadKWh + energyNoLoadKWh + energyAtStandstillKWh,
    volumeM3: a.volumeM3 + b.volumeM3,
    volumeAtStandstillM3: a.volumeAtStandstillM3 + b.volumeAtStandstillM3,
    motorStarts: a.motorStarts + b.motorStarts,
    unloadCycles: a.unloadCycles + b.unloadCycles,
    deliveryMinM3min: least(a.deliveryMinM3min, b.deliveryMinM3min),
    deliveryMaxM3min: greatest(a.deliveryMaxM3min, b.deliveryMaxM3min),
    powerMinKW: least(a.powerMinKW, b.powerMinKW),
    powerMaxKW: greatest(a.powerMaxKW, b.powerMaxKW),
    noLoadPowerMeanKW: mean(a.noLoadPowerMeanKW, a.noLoadPowerS, b.noLoadPowerMeanKW, b.noLoadPowerS),
    powerS: a.powerS + b.powerS,
    deliveryS: a.deliveryS + b.deliveryS,
    noLoadPowerS: a.noLoadPowerS + b.noLoadPowerS,
  };
}

function addPlants(a: PlantTotals, b: PlantTotals, machines: readonly MachineTotals[]): PlantTotals {
  return {
    pressureMinBar: least(a.pressureMinBar, b.pressureMinBar),
    pressureMaxBar: greatest(a.pressureMaxBar, b.pressureMaxBar),
    pressureMeanBar: mean(a.pressureMeanBar, a.pressureS, b.pressureMeanBar, b.pressureS),
    volumeFlowM3: a.volumeFlowM3 + b.volumeFlowM3,
    volumeFlowStandingM3: a.volumeFlowStandingM3 + b.volumeFlowStandingM3,
    volumeFlowMaxM3min: greatest(a.volumeFlowMaxM3min, b.volumeFlowMaxM3min),
    deliveredM3: a.deliveredM3 + b.deliveredM3,
    deliveredStandingM3: a.deliveredStandingM3 + b.deliveredStandingM3,
    energyKWh: machines.reduce((sum, { energyKWh }) => sum + energyKWh, 0),
    reportedEnergyKWh: a.reportedEnergyKWh + b.reportedEnergyKWh,
    powerMaxKW: greatest(a.powerMaxKW, b.powerMaxKW),
    pressureS: a.pressureS + b.pressureS,
    volumeFlowS: a.volumeFlowS + b.volumeFlowS,
    deliveredS: a.deliveredS + b.deliveredS,
    reportedPowerS: a.reportedPowerS + b.reportedPowerS,
  };
}

/**
 * The totals of two ranges that do not overlap, in either order: seconds, counts and extremes exactly, energies and volumes up to rounding.
 * A reversed or empty range adds nothing.
 */
export function addTotals(a: RangeTotals, b: RangeTotals): RangeTotals {
  if (!(a.rangeS > 0)) return b;
  if (!(b.rangeS > 0)) return a;
  const machines = a.machines.map((machine, i) => addMachines(machine, b.machines[i]!));
  const estimated = channelsTogether([a.estimated, b.estimated]);
  return {
    fromMs: Math.min(a.fromMs, b.fromMs),
    untilMs: Math.max(a.untilMs, b.untilMs),
    rangeS: a.rangeS + b.rangeS,
    plant: addPlants(a.plant, b.plant, machines),
    machines,
    ...(estimated.length > 0 && { estimated }),
  };
}
