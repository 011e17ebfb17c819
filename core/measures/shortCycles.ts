import { type Figure, ratioOf } from '../figures/index.ts';
import { notFound } from './looked.ts';
import type { MachineCycles } from './machineCycles.ts';
import type { Measure } from './Measure.ts';
import { replayed } from './replayed.ts';

/** Of the times on load. */
const maxShortShare = 0.05;

/** The share of the times on load that are below 2 min; undefined without any. */
const shortShareOf = (cycles: readonly MachineCycles[]): Figure => {
  const sum = (of: 'loads' | 'shortLoads') => cycles.reduce((all, each) => all + each[of], 0);
  return ratioOf(sum('shortLoads'), sum('loads'));
};

/** The compressor with the most short times on load, where there are enough of them to look at. */
export function shortestCycling(cycles: readonly MachineCycles[]): number | undefined {
  if (!((shortShareOf(cycles) ?? 0) > maxShortShare)) return undefined;
  return cycles.reduce((first, each) => (each.shortLoads > first.shortLoads ? each : first)).slot;
}

/** A larger receiver against short cycles: looked at where more than 5 % of the times on load are below 2 min; what it saves, a replay says. */
export const shortCycles: Measure = {
  measure: 'shortCycles',
  look(inputs) {
    const shortCycleShare = shortShareOf(inputs.cycles);
    if (shortCycleShare === undefined) return notFound('shortCycles', 'noCycles');
    if (shortCycleShare <= maxShortShare) return notFound('shortCycles', 'fewShortCycles', { shortCycleShare });
    const looked = replayed('shortCycles', inputs);
    return { ...looked, facts: [{ name: 'shortCycleShare', value: shortCycleShare }, ...looked.facts] };
  },
};
