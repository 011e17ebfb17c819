import { slotCount } from '../compressor/index.ts';
import { msPerHour, msPerMinute, msPerSecond, timeRangeMs, type TimeRange } from '../time/index.ts';
import { emptyTotals } from './emptyTotals.ts';
import { exactValue } from './exactSum.ts';
import type { MachineTotals, PlantTotals, RangeTotals } from './RangeTotals.ts';
import { type SlotSums, slotSums } from './SlotSums.ts';
import { machineExtreme, machineSum, plantExtreme, plantSum } from './sumFields.ts';

/** Adding 0 makes -0 plain. */
const greatest = (extremes: Float64Array, at: number) => (extremes[at]! > -Infinity ? extremes[at]! + 0 : undefined);
const least = (extremes: Float64Array, at: number) => (extremes[at]! > -Infinity ? 0 - extremes[at]! : undefined);

function machineTotals({ sums, extremes }: SlotSums, rangeMs: number): MachineTotals {
  const seconds = (at: number) => sums[at]! / msPerSecond;
  const energyKWh = (at: number) => exactValue(sums, at) / msPerHour;
  const volumeM3 = (at: number) => exactValue(sums, at) / msPerMinute;
  const [loadMs, noLoadMs, offMs, errorMs] = [
    sums[machineSum.loadMs]!,
    sums[machineSum.noLoadMs]!,
    sums[machineSum.offMs]!,
    sums[machineSum.errorMs]!,
  ];
  const energyLoadKWh = energyKWh(machineSum.energyLoad);
  const energyNoLoadKWh = energyKWh(machineSum.energyNoLoad);
  const energyAtStandstillKWh = energyKWh(machineSum.energyAtStandstill);
  const noLoadPowerMs = sums[machineSum.noLoadPowerMs]!;
  return {
    loadS: loadMs / msPerSecond,
    noLoadS: noLoadMs / msPerSecond,
    offS: offMs / msPerSecond,
    errorS: errorMs / msPerSecond,
    noDataS: (rangeMs - loadMs - noLoadMs - offMs - errorMs) / msPerSecond,
    energyLoadKWh,
    energyNoLoadKWh,
    energyAtStandstillKWh,
    energyKWh: energyLoadKWh + energyNoLoadKWh + energyAtStandstillKWh,
    volumeM3: volumeM3(machineSum.volume),
    volumeAtStandstillM3: volumeM3(machineSum.volumeAtStandstill),
    motorStarts: sums[machineSum.motorStarts]!,
    unloadCycles: sums[machineSum.unloadCycles]!,
    deliveryMinM3min: least(extremes, machineExtreme.minusDeliveryMin),
    deliveryMaxM3min: greatest(extremes, machineExtreme.deliveryMax),
    powerMinKW: least(extremes, machineExtreme.minusPowerMin),
    powerMaxKW: greatest(extremes, machineExtreme.powerMax),
    noLoadPowerMeanKW: noLoadPowerMs > 0 ? exactValue(sums, machineSum.energyNoLoad) / noLoadPowerMs : undefined,
    powerS: seconds(machineSum.powerMs),
    deliveryS: seconds(machineSum.deliveryMs),
    noLoadPowerS: noLoadPowerMs / msPerSecond,
  };
}

function plantTotals({ sums, extremes }: SlotSums, machines: readonly MachineTotals[]): PlantTotals {
  const seconds = (at: number) => sums[at]! / msPerSecond;
  const volumeM3 = (at: number) => exactValue(sums, at) / msPerMinute;
  const pressureMs = sums[plantSum.pressureMs]!;
  let energyKWh = 0;
  for (const machine of machines) energyKWh += machine.energyKWh;
  return {
    pressureMinBar: least(extremes, plantExtreme.minusPressureMin),
    pressureMaxBar: greatest(extremes, plantExtreme.pressureMax),
    pressureMeanBar: pressureMs > 0 ? exactValue(sums, plantSum.pressure) / pressureMs : undefined,
    volumeFlowM3: volumeM3(plantSum.flow),
    volumeFlowStandingM3: volumeM3(plantSum.flowStanding),
    volumeFlowMaxM3min: greatest(extremes, plantExtreme.flowMax),
    deliveredM3: volumeM3(plantSum.delivered),
    deliveredStandingM3: volumeM3(plantSum.deliveredStanding),
    energyKWh,
    reportedEnergyKWh: exactValue(sums, plantSum.energy) / msPerHour,
    powerMaxKW: greatest(extremes, plantExtreme.powerMax),
    pressureS: pressureMs / msPerSecond,
    volumeFlowS: seconds(plantSum.flowMs),
    deliveredS: seconds(plantSum.deliveredMs),
    reportedPowerS: seconds(plantSum.powerMs),
  };
}

const nothing = [slotSums(0), slotSums(1)] as const;

/** The figures of a span's sums, by slot. */
export function totalsOfSums({ fromMs, untilMs }: TimeRange, slots: readonly (SlotSums | undefined)[]): RangeTotals {
  const rangeMs = timeRangeMs({ fromMs, untilMs });
  if (rangeMs === 0) return emptyTotals(fromMs, untilMs);
  const machines: MachineTotals[] = [];
  for (let slot = 1; slot <= slotCount; slot++) machines.push(machineTotals(slots[slot] ?? nothing[1], rangeMs));
  return { fromMs, untilMs, rangeS: rangeMs / msPerSecond, plant: plantTotals(slots[0] ?? nothing[0], machines), machines };
}
