import { type KnownAmount, knownOf } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import type { CalendarType } from '../loadProfile/index.ts';
import { electricity, factsOf, found, notFound, perYear } from './looked.ts';
import type { Measure } from './Measure.ts';

/** Of the mean flow. */
const minShare = 0.05;
/** Hours up to so much above the lowest one are without production. */
const atBase = 1.1;
/** Of days with a known flow. */
const minDays = 14;
const hoursPerDay = 24;

const known = (hours: CalendarType['hours']) => hours.flatMap((hour) => hour ?? []);
const sumOfAll = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Shutting the station down while nothing is produced: the flow of the hours at the base of Saturdays, Sundays and holidays, as far as it is
 * above what the known consumers need, x what a m3/min more needs. An upper bound, as nobody knows which of it is needed.
 */
export const nightShutdown: Measure = {
  measure: 'shutdown',
  look(inputs) {
    const { calendar } = inputs.flow;
    const days = sumOfAll(calendar.map((type) => type.days));
    if (days === 0) return notFound('shutdown', 'noFlow');
    const rest = calendar.filter((type) => type.id !== 'workdays' && known(type.hours).length === hoursPerDay);
    if (days < minDays || rest.length === 0) return notFound('shutdown', 'tooFewDays');
    const meanM3min = ratioOf(sumOfAll(calendar.map((type) => (type.days * sumOfAll(known(type.hours))) / known(type.hours).length)), days);
    const atRest = rest.map((type) => {
      const hours = known(type.hours);
      const baseM3min = Math.min(...hours);
      return { days: type.days, baseM3min, hours: hours.filter((hour) => hour <= baseM3min * atBase) };
    });
    const baseFlowM3min = Math.max(...atRest.map((type) => type.baseM3min));
    const baseFlowShare = ratioOf(baseFlowM3min, meanM3min);
    if (baseFlowShare === undefined || baseFlowShare <= minShare) return notFound('shutdown', 'littleBaseFlow', { baseFlowShare });
    const marginal = knownOf(inputs.leakCost.figures.marginal);
    if (marginal === undefined) return notFound('shutdown', 'noEnergy', { baseFlowShare });
    const neededM3min = sumOfAll(inputs.consumers.map(({ flowM3min }) => flowM3min));
    const flowHours = sumOfAll(atRest.map((type) => type.days * sumOfAll(type.hours.map((hour) => Math.max(0, hour - neededM3min)))));
    const high = (perYear(flowHours, days) ?? 0) * marginal.high;
    const energy: KnownAmount = { kind: 'upperBound', value: high, low: 0, high };
    return found('shutdown', inputs, electricity(energy, inputs), {
      facts: factsOf({ baseFlowM3min, baseFlowShare }),
      page: 'profile',
      lines: ['flow'],
      n: sumOfAll(rest.map((type) => type.days)),
    });
  },
};
