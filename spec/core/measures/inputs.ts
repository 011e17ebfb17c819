import type { CostFinding, EnergyCost } from '../../../core/cost/index.ts';
import type { Finding, FoundKind } from '../../../core/estimate/index.ts';
import type { HeatReport } from '../../../core/heatReport/index.ts';
import type { LeakCost } from '../../../core/leakCost/index.ts';
import type { LeakFinding } from '../../../core/leakage/index.ts';
import type { CalendarType } from '../../../core/loadProfile/index.ts';
import type { MachineReport } from '../../../core/machines/index.ts';
import type { MachineCycles, MeasureInputs } from '../../../core/measures/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';

/** A year of a plant in UTC. */
export const zone = 'UTC';
export const range = { fromMs: plantDayRange('2025-11-01', zone).fromMs, untilMs: plantDayRange('2026-10-31', zone).untilMs };
export const days = 365;

export const finding = <Method extends string>(
  kind: FoundKind,
  method: Method,
  [low, value, high]: readonly [number, number, number],
  unit = '',
) => ({ kind, value, low, high, unit, method, ...range, coverage: 1, n: days, assumptions: [] }) as const;
export const none = <Method extends string, Reason extends string>(method: Method, reason: Reason) =>
  ({ kind: 'none', method, reason, coverage: 0 }) as const;

const ofQuarters = (low: number, value: number, high: number): CostFinding => finding('measured', 'quarterHours', [low, value, high]);

/** 1 000 000 kWh on load and 50 000 without, at 0.25 and 0.38 kg. */
export const cost: EnergyCost = {
  range,
  energy: ofQuarters(1_039_500, 1_050_000, 1_060_500),
  cost: ofQuarters(259_875, 262_500, 265_125),
  costNoLoad: ofQuarters(12_375, 12_500, 12_625),
  meanPrice: ofQuarters(0.25, 0.25, 0.25),
  co2: ofQuarters(395_010, 399_000, 402_990),
  peak: ofQuarters(250, 250, 250),
  peakWithoutNoLoad: ofQuarters(240, 240, 240),
  demandCost: none('quarterHours', 'noDemandPrice'),
  byRate: [{ kind: 'rate', name: '', perKWh: 0.25, energyKWh: 1_050_000, energyNoLoadKWh: 50_000, cost: 262_500, costNoLoad: 12_500 }],
  periods: [],
  priceFourths: [],
  peaks: [],
  sitePeak: undefined,
  loads: [],
};

/** What a m3/min more needs, from its least to its most, kW. */
export function leakCost(marginal: readonly [number, number, number] = [6, 6, 6]): LeakCost {
  const unknown: Finding<'averagePower', 'noLeak'> = none('averagePower', 'noLeak');
  return {
    figures: {
      ...{ share: unknown, average: unknown, leakedAir: unknown, repair: unknown, change: unknown, alarm: unknown },
      marginal: finding('fitted', 'marginalPower', marginal),
    },
    meanFlowM3min: 10,
    energyPricePerKWh: 0.25,
    timePricePerKWh: 0.25,
  };
}

export const leak = (kind: FoundKind, low: number, value: number, high: number): LeakFinding =>
  finding(kind, 'baseFlow', [low, value, high], 'm3/min');

export const cyclesOf = (slot: number, more: Partial<MachineCycles> = {}): MachineCycles => ({
  ...{ slot, loads: 1000, shortLoads: 20, unloadings: 1000, maxStartsPerHour: 3 },
  tried: [
    { runOnS: 60, savedS: 360_000, extraStarts: 500, maxStartsPerHour: 9 },
    { runOnS: 120, savedS: 180_000, extraStarts: 100, maxStartsPerHour: 6 },
    { runOnS: 300, savedS: 36_000, extraStarts: 10, maxStartsPerHour: 4 },
  ],
  ...more,
});

/** A machine whose specific power rose by 6 %, or did not change. */
export function machineOf(slot: number, perYearKWh?: readonly [number, number, number]): MachineReport {
  const [low, value, high] = perYearKWh ?? [0, 0, 0];
  return {
    ...{ slot, days, sheet: undefined, specificPower: 6, loadPoints: [], isFlowNominal: false, isEstimated: false },
    against: {
      deviation: none('sheet', 'noSheet'),
      noLoad: none('noLoad', 'noSheet'),
      ...{ tolerance: 0.07, noLoadTolerance: 0.1, specificPower: undefined, sheetSpecificPower: undefined },
    },
    drift: {
      days: [],
      watched: 300,
      reason: undefined,
      change: perYearKWh && {
        ...{ since: '2026-09-12', foundOn: '2026-09-20', perYearKWh: { low, value, high } },
        size: finding('fitted', 'cusum', [0.05, 0.06, 0.07]),
      },
    },
  };
}

const flatDay = (flowM3min: number) => Array.from({ length: 24 }, () => flowM3min);
export const calendar: readonly CalendarType[] = [
  { id: 'workdays', days: 261, hours: flatDay(20) },
  { id: 'saturday', days: 52, hours: flatDay(5) },
  { id: 'sunday', days: 52, hours: flatDay(5) },
];

export function heatOf(heatKWh: number): HeatReport {
  const months = Array.from({ length: 12 }, (_, i) => ({
    ...{ month: i + 1, heatKWh: heatKWh / 12, availableDays: 30, availableH: 720, coverage: 1 },
    ...{ powerWhileAvailableKW: 50, meanPowerKW: 50 },
  }));
  const heat = finding('measured', 'quarterHours', [heatKWh, heatKWh, heatKWh]);
  return {
    ...{ range, circuit: 'oilCirculation', machines: [1, 2], energy: heat, heat, greatestPower: heat, available: heat },
    ...{ availableHPerDay: 24, isOnWeekends: true, months, faintHeatKWh: 0, picture: { duration: [], byHour: [] } },
  };
}

/** Heating oil and city gas. */
export const fuels = [
  { unit: 'l', pricePerUnit: 0.9, heatingValueKWhPerUnit: 10, co2KgPerUnit: 2.7 },
  { unit: 'm3', pricePerUnit: 0.8, heatingValueKWhPerUnit: 10, co2KgPerUnit: 2 },
] as const;

/** A year of a plant that has nothing to find. */
export const quietYear: MeasureInputs = {
  ...{ range, zone, days, cost, fuels, isEstimated: false, calendar },
  leakage: { findings: [], test: undefined },
  leakCost: leakCost(),
  consumers: [],
  prices: { rateAt: () => ({ name: '', perKWh: 0.25 }) },
  heat: heatOf(1000),
  heatSource: undefined,
  machines: { machines: [machineOf(1)], air: { machines: [], windows: 0, gap: 0.01, volumeM3: 12, condition: 5 } },
  machineSums: [{ slot: 1, loadS: 3_600_000, noLoadS: 36_000, energyLoadKWh: 90_000, energyNoLoadKWh: 250 }],
  cycles: [cyclesOf(1)],
  flow: {
    calendar: [
      { id: 'workdays', days: 261, hours: flatDay(20) },
      { id: 'sunday', days: 52, hours: flatDay(0) },
    ],
  },
  pressure: { lowBar: 6.25, limitBar: 6.2 },
  replays: [],
};
