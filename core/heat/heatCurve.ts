import type { Figure } from '../figures/index.ts';
import type { FuelTerms } from './FuelTerms.ts';
import { type HeatAssumption, heatLimits, type HeatParameters } from './HeatParameters.ts';
import { type HeatRecovery, heatRecovery } from './heatRecovery.ts';

/** A point of a what-if curve: the assumption's value and what it leads to. */
export interface HeatCurvePoint extends HeatRecovery {
  readonly at: number;
}

/** Heat recovery at every value that one assumption can take, ascending, the others as given. */
export function heatCurve(
  over: HeatAssumption,
  energyPerDayKWh: Figure,
  parameters: HeatParameters,
  fuel: FuelTerms,
): readonly HeatCurvePoint[] {
  const { min, max, step } = heatLimits[over];
  const steps = Math.round((max - min) / step);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = min + ((max - min) * i) / steps;
    return { at, ...heatRecovery(energyPerDayKWh, { ...parameters, [over]: at }, fuel) };
  });
}
