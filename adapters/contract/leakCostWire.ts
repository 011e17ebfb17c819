import { type LeakCost, type LeakCostFigure, leakCostFigures, leakCostMethods, noLeakCostReasons } from '../../core/leakCost/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import type { WireLeakage } from './leakageSchemas.ts';
import { numberOr, orNull, recordOr } from './lenient.ts';

const costFields = {
  share: 'share',
  average: 'average',
  marginal: 'marginal',
  leakedAir: 'leaked_air',
  repair: 'repair',
  change: 'change',
  alarm: 'alarm',
} as const satisfies Readonly<Record<LeakCostFigure, string>>;

/** What leaks come to, as the station answers. */
export function encodeLeakCost({ figures, meanFlowM3min, energyPricePerKWh, timePricePerKWh }: LeakCost): WireLeakage['cost'] {
  const of = (figure: LeakCostFigure) => encodeFinding(figures[figure]);
  return {
    share: of('share'),
    average: of('average'),
    marginal: of('marginal'),
    leaked_air: of('leakedAir'),
    repair: of('repair'),
    change: of('change'),
    alarm: of('alarm'),
    mean_flow_m3min: orNull(meanFlowM3min),
    energy_price: orNull(energyPricePerKWh),
    time_price: orNull(timePricePerKWh),
  };
}

const isWhole = <Of>(figures: Readonly<Record<LeakCostFigure, Of | undefined>>): figures is Readonly<Record<LeakCostFigure, Of>> =>
  leakCostFigures.every((figure) => figures[figure] !== undefined);

/** All of it, or nothing. */
export function decodeLeakCost(wire: unknown): LeakCost | undefined {
  const sent = recordOr(wire);
  const figures = recordOf(leakCostFigures, (figure) => decodeFinding(sent[costFields[figure]], leakCostMethods, noLeakCostReasons));
  if (!isWhole(figures)) return undefined;
  return {
    figures,
    meanFlowM3min: numberOr(sent['mean_flow_m3min']),
    energyPricePerKWh: numberOr(sent['energy_price']),
    timePricePerKWh: numberOr(sent['time_price']),
  };
}
