import type { HeatCircuit } from '../plantData/index.ts';

/** Share of the electrical energy that each circuit recovers, 0..1: hot water from the oil, or ducted warm air. */
export const recoverableShares: Readonly<Record<HeatCircuit, number>> = { oilCirculation: 0.72, airPipes: 0.94 };

/** What the recovered heat replaces. */
export const fuels = ['heatingOil', 'cityGas'] as const;
/** A fuel that recovered heat replaces. */
export type Fuel = (typeof fuels)[number];

/** The assumptions that a person can change by a slider. */
export interface HeatAssumptions {
  /** Part of the recoverable heat that finds a use, 0..1. */
  readonly useRatio: number;
  /** Of the heating that is replaced, 0..1. */
  readonly heatingEfficiencyRatio: number;
  readonly coldWaterDegC: number;
  readonly warmWaterDegC: number;
}

/** The name of an assumption. */
export type HeatAssumption = keyof HeatAssumptions;

/** All that a heat recovery is calculated with, but for energy and prices. */
export interface HeatParameters extends HeatAssumptions {
  readonly circuit: HeatCircuit;
  readonly fuel: Fuel;
  /** Instead of the circuit's usual share, 0..1. */
  readonly recoverableShare?: number;
}

/** What a slider can take, in the assumption's unit, both ends included. */
export interface AssumptionLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The limits of each slider: ratios 0..1 by hundredths, temperatures in degC. */
export const heatLimits: Readonly<Record<HeatAssumption, AssumptionLimits>> = {
  useRatio: { min: 0, max: 1, step: 0.01 },
  heatingEfficiencyRatio: { min: 0, max: 1, step: 0.01 },
  coldWaterDegC: { min: 10, max: 39, step: 1 },
  warmWaterDegC: { min: 40, max: 70, step: 1 },
};

/** What a heat recovery starts from. */
export const defaultHeatParameters: HeatParameters = {
  circuit: 'oilCirculation',
  fuel: 'heatingOil',
  useRatio: 0.8,
  heatingEfficiencyRatio: 0.75,
  coldWaterDegC: 20,
  warmWaterDegC: 60,
};

/** The nearest value that the assumption's slider can take; its default for NaN. */
export function withinHeatLimits(assumption: HeatAssumption, value: number): number {
  if (Number.isNaN(value)) return defaultHeatParameters[assumption];
  const { min, max, step } = heatLimits[assumption];
  const steps = Math.round((max - min) / step);
  const position = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return min + ((max - min) * position) / steps;
}
