import { amountOf, sumOf } from '../figures/index.ts';
import { recordOf } from '../records/index.ts';
import { countedFigures, type Counts } from './Counts.ts';

/**
 * The sums of counts under one index; a figure is undefined when none of them has it.
 * Negative figures, as after the reset of a counter, are no figures.
 */
export function addCounts(index: number, counts: readonly Counts[]): Counts {
  const sums = recordOf(countedFigures, (figure) => sumOf(counts.map((of) => amountOf(of[figure]))));
  const seconds = (of: 'rangeS' | 'knownS') => sumOf(counts.map((one) => amountOf(one[of]))) ?? 0;
  const estimated = countedFigures.filter((figure) => counts.some((one) => one.estimated?.includes(figure)));
  return {
    index,
    ...sums,
    rangeS: seconds('rangeS'),
    knownS: seconds('knownS'),
    ...(estimated.length > 0 && { estimated }),
  };
}
