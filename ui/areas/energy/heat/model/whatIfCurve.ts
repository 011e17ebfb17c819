import type { Figure } from '../../../../../core/figures/index.ts';
import {
  type FuelTerms,
  type HeatAssumption,
  heatCurve,
  type HeatParameters,
  heatRecovery,
  type HeatRecovery,
  waterVolumeM3,
} from '../../../../../core/heat/index.ts';
import { type HeatCircuit, heatCircuits } from '../../../../../core/plantData/index.ts';
import type { AnyQuantity } from '../../../../../core/units/index.ts';

export const whatIfs = ['use', 'efficiency', 'water'] as const;
/** A curve that states what another assumption would lead to. */
export type WhatIf = (typeof whatIfs)[number];

interface WhatIfKind {
  readonly over: HeatAssumption;
  readonly overQuantity: AnyQuantity;
  readonly quantity: AnyQuantity;
  /** In the quantity's base unit. */
  readonly of: (recovery: HeatRecovery) => Figure;
}

/** What each curve shows over which assumption: savings a year, hot water a day. */
export const whatIfKinds: Readonly<Record<WhatIf, WhatIfKind>> = {
  use: { over: 'useRatio', overQuantity: 'ratio', quantity: 'money', of: ({ yearly }) => yearly.saving },
  efficiency: { over: 'heatingEfficiencyRatio', overQuantity: 'ratio', quantity: 'money', of: ({ yearly }) => yearly.saving },
  water: { over: 'warmWaterDegC', overQuantity: 'temperature', quantity: 'volume', of: ({ daily }) => waterVolumeM3(daily.hotWaterKg) },
};

/** A point of a curve in base units. */
export interface WhatIfPoint {
  readonly at: number;
  readonly value: Figure;
}

/** The curve of a circuit. */
export interface WhatIfLine {
  readonly circuit: HeatCircuit;
  /** Ascending. */
  readonly points: readonly WhatIfPoint[];
}

/** A figure over all values of an assumption, for each circuit, and where the present assumptions are. */
export interface WhatIfCurve {
  /** The chosen circuit first. */
  readonly lines: readonly WhatIfLine[];
  readonly now: WhatIfPoint;
}

/** The curve over one assumption, the others as they are. */
export function whatIfCurve(kind: WhatIf, perDayKWh: Figure, parameters: HeatParameters, fuel: FuelTerms): WhatIfCurve {
  const { over, of } = whatIfKinds[kind];
  const circuits = [parameters.circuit, ...heatCircuits.filter((circuit) => circuit !== parameters.circuit)];
  return {
    lines: circuits.map((circuit) => ({
      circuit,
      points: heatCurve(over, perDayKWh, { ...parameters, circuit }, fuel).map((point) => ({ at: point.at, value: of(point) })),
    })),
    now: { at: parameters[over], value: of(heatRecovery(perDayKWh, parameters, fuel)) },
  };
}
