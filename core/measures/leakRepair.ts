import { type KnownAmount, knownOf, knownProduct, knownTimes, type Spread } from '../estimate/index.ts';
import { hoursPerYear } from '../leakCost/index.ts';
import { plantLeak } from '../leakage/index.ts';
import { electricity, factsOf, found, notFound } from './looked.ts';
import type { Measure, MeasureInputs } from './Measure.ts';

/** Of the leaks that are found, what a repair ends: 50 to 80 % (industrial assessments of the US Department of Energy). */
const repairedShare: KnownAmount = { kind: 'rule', value: 0.65, low: 0.5, high: 0.8 };

/** What repairs end, m3/min; undefined without a leak, and where it is an upper bound. */
export function repairedLeak({ leakage }: Pick<MeasureInputs, 'leakage'>): Spread | undefined {
  const leak = knownOf(plantLeak(leakage));
  if (leak === undefined || leak.kind === 'upperBound' || !(leak.high > 0)) return undefined;
  const { value, low, high } = knownProduct(leak, repairedShare);
  return { value, low: Math.max(0, low), high };
}

/** Repairing leaks: 0.5 to 0.8 x leak x what a m3/min more needs x 8760 h, at the mean price of the time. An upper bound of the leak is no money. */
export const leakRepair: Measure = {
  measure: 'leaks',
  look(inputs) {
    const { leakage, leakCost } = inputs;
    const leak = knownOf(plantLeak(leakage));
    if (leak === undefined || leak.high <= 0) return notFound('leaks', 'noLeak');
    const isBound = leak.kind === 'upperBound';
    const values = isBound ? { maxLeakM3min: leak.high } : { leakM3min: leak.value };
    const marginal = knownOf(leakCost.figures.marginal);
    if (marginal === undefined) return notFound('leaks', 'noEnergy', values);
    const energy = knownProduct(knownTimes(knownProduct(leak, marginal), hoursPerYear), repairedShare);
    const amounts = electricity(energy, inputs, leakCost.timePricePerKWh);
    return found('leaks', inputs, { ...amounts, money: isBound ? undefined : amounts.money }, { facts: factsOf(values), page: 'leakage' });
  },
};
