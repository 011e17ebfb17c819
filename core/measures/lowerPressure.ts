import { pressureRule, pressureStepBar } from '../cost/index.ts';
import { type KnownAmount, knownOf, knownProduct, knownTimes } from '../estimate/index.ts';
import { daysIn, electricity, factsOf, found, notFound, perYear } from './looked.ts';
import type { Measure, MeasureInputs, NoMeasureReason, PressureRoom } from './Measure.ts';
import { replayed } from './replayed.ts';

/** What is left over by rounding of a pressure, in steps. */
const sliver = 1e-6;

/** Steps of 0.1 bar that fit between the pressure that 1 % of the time is below, and the limit; none where that is no more than one. */
export function pressureSteps({ lowBar, limitBar }: PressureRoom): number {
  const steps = lowBar === undefined || limitBar === undefined ? 0 : (lowBar - limitBar) / pressureStepBar;
  return steps < 1 + sliver ? 0 : Math.floor(steps + sliver);
}

/** What a replay does not say, so that a rule of thumb does. */
const unsaid: readonly NoMeasureReason[] = ['noReplay', 'tooFewDays', 'noMachines', 'noVolume', 'noCycles', 'noFlow'];

/** Energy on load, of a year like the time that is known. */
function loadEnergyPerYear({ cost }: Pick<MeasureInputs, 'cost'>): KnownAmount | undefined {
  const all = knownOf(cost.energy);
  if (all === undefined || all.value <= 0) return undefined;
  const onLoadKWh = cost.byRate.reduce((sum, { energyKWh = 0, energyNoLoadKWh = 0 }) => sum + energyKWh - energyNoLoadKWh, 0);
  const yearKWh = perYear(onLoadKWh, daysIn(cost.range) * cost.energy.coverage);
  return yearKWh === undefined ? undefined : knownTimes(all, yearKWh / all.value);
}

/**
 * A lower network pressure, in steps of 0.1 bar: as many as fit between the pressure that 1 % of the time is below, and the lower limit that is
 * entered. Energy on load x 6.0 to 8.4 % per bar, or what a replay says.
 */
export const lowerPressure: Measure = {
  measure: 'pressure',
  look(inputs) {
    const { lowBar: lowPressureBar, limitBar } = inputs.pressure;
    if (limitBar === undefined) return notFound('pressure', 'noLimit');
    if (lowPressureBar === undefined) return notFound('pressure', 'noPressure', { limitBar });
    const values = { lowPressureBar, limitBar };
    const steps = pressureSteps(inputs.pressure);
    if (steps === 0) return notFound('pressure', 'littleHeadroom', values);
    const known = replayed('pressure', inputs);
    if (known.kind === 'found' || !unsaid.includes(known.reason)) return { ...known, facts: [...factsOf(values), ...known.facts] };
    const loweredBar = steps * pressureStepBar;
    const energy = loadEnergyPerYear(inputs);
    if (energy === undefined) return notFound('pressure', 'noPower', values);
    const saved = knownTimes(knownProduct(energy, pressureRule), loweredBar);
    return found('pressure', inputs, electricity(saved, inputs), {
      facts: factsOf({ ...values, loweredBar }),
      page: 'profile',
      lines: ['pressure'],
    });
  },
};
