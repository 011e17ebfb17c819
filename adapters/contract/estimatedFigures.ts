import { keysOf } from '../../core/records/index.ts';
import { textsOr } from './lenient.ts';

/** The wire's names of figures, left out where there is none. */
export function encodeEstimatedFigures<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  figures: readonly Name[] | undefined = [],
): { readonly estimated?: string[] } {
  return figures.length === 0 ? {} : { estimated: figures.map((figure) => fields[figure]) };
}

/** The figures that a list names, left out where it names none; names that are not known are passed over. */
export function decodeEstimatedFigures<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  wire: unknown,
): { readonly estimated?: readonly Name[] } {
  const named = textsOr(wire);
  const estimated = keysOf(fields).filter((figure) => named.includes(fields[figure]));
  return estimated.length === 0 ? {} : { estimated };
}
