import { ratioOf } from '../figures/index.ts';
import { notFound } from './looked.ts';
import type { Measure } from './Measure.ts';
import { replayed } from './replayed.ts';

/** Of the times on load. */
const maxShortShare = 0.05;

/** A larger receiver against short cycles: looked at where more than 5 % of the times on load are below 2 min; what it saves, a replay says. */
export const shortCycles: Measure = {
  measure: 'shortCycles',
  look(inputs) {
    const sum = (of: 'loads' | 'shortLoads') => inputs.cycles.reduce((all, each) => all + each[of], 0);
    const shortCycleShare = ratioOf(sum('shortLoads'), sum('loads'));
    if (shortCycleShare === undefined) return notFound('shortCycles', 'noCycles');
    if (shortCycleShare <= maxShortShare) return notFound('shortCycles', 'fewShortCycles', { shortCycleShare });
    const looked = replayed('shortCycles', inputs);
    return looked.kind === 'none' ? { ...looked, facts: [{ name: 'shortCycleShare', value: shortCycleShare }, ...looked.facts] } : looked;
  },
};
