import { changedMachines } from '../machines/index.ts';
import { plantDayRange } from '../time/index.ts';
import { electricity, found, notFound } from './looked.ts';
import type { Measure, MeasureFact } from './Measure.ts';

/** Bringing machines back to what they needed before: what their drift takes in a year, where an alarm of it stands. */
export const machineService: Measure = {
  measure: 'machine',
  look(inputs) {
    const { machines } = inputs.machines;
    if (!machines.some(({ drift }) => drift.watched > 0)) return notFound('machine', 'tooFewDays');
    const risen = changedMachines(machines).flatMap(({ slot, drift: { change } }) =>
      change === undefined || change.size.kind === 'none' || change.size.value <= 0 ? [] : [{ slot, change, size: change.size }],
    );
    if (risen.length === 0) return notFound('machine', 'noDrift');
    const sum = (of: 'value' | 'low' | 'high') => risen.reduce((all, { change }) => all + Math.max(0, change.perYearKWh[of]), 0);
    const kind = risen.some(({ size }) => size.kind === 'rule') ? 'rule' : 'fitted';
    const energy = { kind, value: sum('value'), low: sum('low'), high: sum('high') } as const;
    const since = risen.map(({ change }) => change.since).reduce((a, b) => (a < b ? a : b));
    return found('machine', inputs, electricity(energy, inputs), {
      slots: risen.map(({ slot }) => slot).sort((a, b) => a - b),
      facts: risen.map(({ slot, size }): MeasureFact => ({ name: 'driftShare', value: size.value, slot })),
      page: 'machines',
      range: { fromMs: plantDayRange(since, inputs.zone).fromMs, untilMs: inputs.range.untilMs },
    });
  },
};
