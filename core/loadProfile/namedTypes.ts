import type { DayTypeName } from '../plantData/index.ts';
import type { DayType } from './dayTypes.ts';
import type { LoadProfile } from './loadProfileOf.ts';
import type { ProfileSeries } from './profileSeries.ts';

/** A name holds for days whose hours are at most so far from those it was given to, as a share of their mean. */
const maxShareOff = 0.25;

/** Root of the mean square of the differences of two days' hours. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, hour) => sum + (value - b[hour]!) ** 2, 0) / a.length);

const meanOf = (hours: readonly number[]) => hours.reduce((sum, value) => sum + Math.abs(value), 0) / hours.length;

/**
 * The names that people gave to types of days: a name goes to the type whose hours are nearest to those it was given to, whichever days a
 * range has. A type has the name that was entered last; undefined where it has none.
 */
export function namedTypes(
  types: readonly Pick<DayType, 'hours'>[],
  names: readonly DayTypeName[],
  of: ProfileSeries,
): readonly (string | undefined)[] {
  const found: (string | undefined)[] = types.map(() => undefined);
  const given = new Set<string>();
  for (const { of: series, hours, name } of [...names].sort((a, b) => b.enteredMs - a.enteredMs)) {
    if (series !== of || given.has(name)) continue;
    const distances = types.map((type) => apart(type.hours, hours));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest < 0 || found[nearest] !== undefined || !(distances[nearest]! <= maxShareOff * meanOf(hours))) continue;
    found[nearest] = name;
    given.add(name);
  }
  return found;
}

/** The names of a profile's types of days, in their order; empty where it has no types. */
export const namesOfTypes = (
  { types, of }: Pick<LoadProfile, 'types' | 'of'>,
  names: readonly DayTypeName[],
): readonly (string | undefined)[] => (types.kind === 'none' ? [] : namedTypes(types.types, names, of));
