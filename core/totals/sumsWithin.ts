import { indexAt } from '../samples/index.ts';
import type { ChannelSums } from './ChannelSums.ts';

/** The steps `from` up to but not including `until`. */
export function sumsWithin({ steps, sums, coveredMs, least, greatest }: ChannelSums, from: number, until: number): ChannelSums {
  const at = (step: number) => indexAt(steps, steps.length, step);
  const [first, behind] = [at(from), at(until)];
  return {
    steps: steps.slice(first, behind),
    sums: sums.slice(first, behind),
    coveredMs: coveredMs.slice(first, behind),
    least: least.slice(first, behind),
    greatest: greatest.slice(first, behind),
  };
}
