import { found, notFound, factsOf } from './looked.ts';
import type { Measure } from './Measure.ts';

const minCoverage = 0.9;
/** Of what is delivered. */
const maxAirGap = 0.05;

/**
 * Faults of sensors and data, which all other figures hang on: power known for less than 90 % of the time, or an air balance that is open by
 * more than 5 %. It saves nothing itself.
 */
export const dataFaults: Measure = {
  measure: 'dataFaults',
  look(inputs) {
    const { coverage } = inputs.cost.energy;
    const { gap } = inputs.machines.air;
    const values = { coverageShare: coverage, airGapShare: gap };
    if (coverage >= minCoverage && Math.abs(gap ?? 0) <= maxAirGap) return notFound('dataFaults', 'dataGood', values);
    const isGap = coverage < minCoverage;
    return found('dataFaults', inputs, {}, { facts: factsOf(values), page: isGap ? 'profile' : 'machines', lines: isGap ? ['power'] : [] });
  },
};
