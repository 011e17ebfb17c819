import { slotCount } from '../compressor/index.ts';
import { msPerSecond, timeRangeMs } from '../time/index.ts';
import type { MachineTotals, PlantTotals, RangeTotals } from './RangeTotals.ts';

const emptyPlant: PlantTotals = {
  pressureMinBar: undefined,
  pressureMaxBar: undefined,
  pressureMeanBar: undefined,
  volumeFlowM3: 0,
  volumeFlowStandingM3: 0,
  volumeFlowMaxM3min: undefined,
  deliveredM3: 0,
  deliveredStandingM3: 0,
  energyKWh: 0,
  reportedEnergyKWh: 0,
  powerMaxKW: undefined,
  pressureS: 0,
  volumeFlowS: 0,
  deliveredS: 0,
  reportedPowerS: 0,
};

const machineWithoutData = (noDataS: number): MachineTotals => ({
  loadS: 0,
  noLoadS: 0,
  offS: 0,
  errorS: 0,
  noDataS,
  energyLoadKWh: 0,
  energyNoLoadKWh: 0,
  energyAtStandstillKWh: 0,
  energyKWh: 0,
  volumeM3: 0,
  volumeAtStandstillM3: 0,
  motorStarts: 0,
  unloadCycles: 0,
  deliveryMinM3min: undefined,
  deliveryMaxM3min: undefined,
  powerMinKW: undefined,
  powerMaxKW: undefined,
  noLoadPowerMeanKW: undefined,
  powerS: 0,
  deliveryS: 0,
  noLoadPowerS: 0,
});

/** The totals of a range without samples: all of it is no data, and a reversed one, or one without a start or an end, has no time at all. */
export function emptyTotals(fromMs: number, untilMs: number): RangeTotals {
  const rangeS = timeRangeMs({ fromMs, untilMs }) / msPerSecond;
  return { fromMs, untilMs, rangeS, plant: emptyPlant, machines: Array.from({ length: slotCount }, () => machineWithoutData(rangeS)) };
}
