import { type Figure, figureOf, sumOf } from './figure.ts';

/** A sum that says over how many of its values it goes. */
export interface PartialSum {
  /** Undefined when no value is known. */
  readonly value: Figure;
  readonly known: number;
  readonly of: number;
}

/** The sum of the known values; `total`, when known, is taken instead of it. */
export function partialSum(values: readonly Figure[], total?: Figure): PartialSum {
  return { value: total ?? sumOf(values), known: values.filter((value) => figureOf(value) !== undefined).length, of: values.length };
}

/** How many values a sum goes over, and of how many. */
export type KnownPart = Pick<PartialSum, 'known' | 'of'>;

/** The part that is known, where a sum has a value and does not go over all. */
export function knownPart({ value, known, of }: PartialSum): KnownPart | undefined {
  return value !== undefined && known < of ? { known, of } : undefined;
}
