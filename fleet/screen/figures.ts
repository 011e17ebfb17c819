import type { FleetFigures } from '../../core/ports/index.ts';
import type { MachineTotals, RangeTotals } from '../../core/totals/index.ts';

const sumOf = (machines: readonly MachineTotals[], field: 'loadS' | 'noLoadS' | 'offS' | 'errorS') =>
  machines.reduce((sum, machine) => sum + machine[field], 0);

/** Undefined without air. */
export const ratioOf = (energyKWh: number, deliveredM3: number): number | undefined =>
  deliveredM3 > 0 ? energyKWh / deliveredM3 : undefined;

/** What a page shows of a range's totals. */
export function figuresOfTotals({ fromMs, untilMs, rangeS, plant, machines }: RangeTotals): FleetFigures {
  const { energyKWh, deliveredM3, volumeFlowM3, pressureMinBar, pressureMeanBar, pressureMaxBar, powerMaxKW } = plant;
  const coveredS = Math.max(plant.pressureS, plant.volumeFlowS, plant.deliveredS);
  return {
    ...{ fromMs, untilMs, energyKWh, deliveredM3, volumeFlowM3, pressureMinBar, pressureMeanBar, pressureMaxBar, powerMaxKW },
    specificKWhPerM3: ratioOf(energyKWh, deliveredM3),
    ...{ loadS: sumOf(machines, 'loadS'), noLoadS: sumOf(machines, 'noLoadS') },
    ...{ offS: sumOf(machines, 'offS'), errorS: sumOf(machines, 'errorS') },
    coverageShare: rangeS > 0 ? Math.min(1, coveredS / rangeS) : 0,
  };
}
