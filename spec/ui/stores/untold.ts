import type { Statistics } from '../../../core/ports/index.ts';

/** The statistics of a controller that gives the records alone, and does not say how much of the range is known. */
export function untold(statistics: Statistics): Statistics {
  return {
    async read(name, range, token, waiting) {
      const answer = await statistics.read(name, range, token, waiting);
      return answer.outcome === 'succeeded' ? { ...answer, value: { ...answer.value, counts: [] } } : answer;
    },
  };
}
