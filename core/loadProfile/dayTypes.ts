import { groupsOf, median, medianDeviation, quantile, ward } from '../estimate/index.ts';
import { type PlantDay, weekdayOf } from '../time/index.ts';
import type { DayHours } from './dayHours.ts';
import { distances, silhouette } from './silhouette.ts';

/** Days that are alike. */
export interface DayType {
  readonly days: readonly PlantDay[];
  /** Days of the week that are mostly of this type: 0 Sunday .. 6 Saturday. */
  readonly weekdays: readonly number[];
  /** Mean of each hour, 24 of them, and of the whole day. */
  readonly hours: readonly number[];
  readonly mean: number;
  /** Between them lie 90 % of the days, in each hour. */
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Why days are of no types. */
export const noDayTypesReasons = ['fewDays', 'notDistinct'] as const;
export type NoDayTypesReason = (typeof noDayTypesReasons)[number];

/** Types of days, the highest first, or why there are none. */
export type DayTypes =
  | {
      readonly kind: 'found';
      readonly types: readonly DayType[];
      /** Days that fit none of them. */
      readonly unusual: readonly PlantDay[];
      /** How well the types are apart, 0..1. */
      readonly silhouette: number;
    }
  | { readonly kind: 'none'; readonly reason: NoDayTypesReason; readonly days: number };

/** A day of which less is known is of no type. */
const minHours = 20;
const minDays = 14;
const minDaysOfType = 3;
const maxTypes = 6;
/** So many more groups are tried: those of a day or two are no types. */
const maxSmallGroups = 3;
/** Types leave at most this share of the days out. */
const maxLeftOut = 0.1;
/** Below, days do not fall into types. */
const minSilhouette = 0.25;
/** A day that is so many deviations further from the middle of its type than the median day is unusual. */
const maxDeviations = 3;
/** Of the days on each side of the band of a type. */
const lowShare = 0.05;

/** Hours in between, and at the ends those next to them. */
function filled(means: DayHours['means']): readonly number[] {
  const known = means.flatMap((mean, hour) => (mean === undefined ? [] : [{ hour, mean }]));
  return means.map((mean, hour) => {
    if (mean !== undefined) return mean;
    const before = known.findLast((each) => each.hour < hour);
    const after = known.find((each) => each.hour > hour);
    if (before === undefined || after === undefined) return (before ?? after)!.mean;
    return before.mean + ((after.mean - before.mean) * (hour - before.hour)) / (after.hour - before.hour);
  });
}

interface Day {
  readonly day: PlantDay;
  readonly hours: readonly number[];
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const middleOf = (days: readonly Day[]) => days[0]!.hours.map((_, hour) => meanOf(days.map(({ hours }) => hours[hour]!)));

/** A way to divide the days: the group of each, and of which days; groups of a day or two are left out. */
interface Division {
  readonly types: readonly (readonly number[])[];
  readonly leftOut: readonly number[];
  readonly score: number;
}

function divisionOf(groups: readonly number[], apart: readonly (readonly number[])[]): Division | undefined {
  const all = [...new Set(groups)].map((group) => groups.flatMap((each, at) => (each === group ? [at] : [])));
  const types = all.filter(({ length }) => length >= minDaysOfType);
  const leftOut = all.filter(({ length }) => length < minDaysOfType).flat();
  if (types.length < 2 || types.length > maxTypes || leftOut.length > maxLeftOut * groups.length) return undefined;
  const kept = types.flat().sort((a, b) => a - b);
  const score = silhouette(
    kept.map((at) => kept.map((other) => apart[at]![other]!)),
    kept.map((at) => groups[at]!),
  );
  return { types, leftOut, score };
}

/** Days of the week of which more than half are in the type. */
function majority(days: readonly Day[], all: readonly Day[]): readonly number[] {
  const count = (of: readonly Day[], weekday: number) => of.filter(({ day }) => weekdayOf(day) === weekday).length;
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => 2 * count(days, weekday) > count(all, weekday));
}

/** Those days of a type that are far from its middle. */
function farDays(days: readonly Day[]): readonly Day[] {
  const middle = middleOf(days);
  const far = days.map(({ hours }) => Math.hypot(...hours.map((value, hour) => value - middle[hour]!)));
  const middleFar = median(far)!;
  const deviation = medianDeviation(far)!;
  return days.filter((_, i) => far[i]! > middleFar + maxDeviations * deviation);
}

/**
 * Which days are alike by their hours: groups by Ward's criterion, as many as are best apart by their silhouette, each of three days or more.
 * A day of which less than 20 hours are known is of none.
 */
export function dayTypes(all: readonly DayHours[]): DayTypes {
  const days = all
    .filter(({ means }) => means.filter((mean) => mean !== undefined).length >= minHours)
    .map(({ day, means }): Day => ({ day, hours: filled(means) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  if (days.length < minDays) return { kind: 'none', reason: 'fewDays', days: days.length };
  const points = days.map(({ hours }) => hours);
  const [merges, apart] = [ward(points), distances(points)];
  let best: Division | undefined;
  for (let count = 2; count <= maxTypes + maxSmallGroups; count++) {
    const division = divisionOf(groupsOf(merges, count), apart);
    if (division !== undefined && division.score > (best?.score ?? minSilhouette)) best = division;
  }
  if (best === undefined) return { kind: 'none', reason: 'notDistinct', days: days.length };

  const unusual = best.leftOut.map((at) => days[at]!);
  const types = best.types.map((places): DayType => {
    const of = places.map((at) => days[at]!);
    const far = new Set(farDays(of));
    unusual.push(...far);
    const kept = of.filter((day) => !far.has(day));
    const hours = middleOf(kept);
    const at = (share: number) =>
      hours.map((_, hour) =>
        quantile(
          kept.map((day) => day.hours[hour]!),
          share,
        )!,
      );
    const [low, high] = [at(lowShare), at(1 - lowShare)];
    return { days: kept.map(({ day }) => day), weekdays: majority(kept, days), hours, mean: meanOf(hours), low, high };
  });
  return {
    kind: 'found',
    types: types.sort((a, b) => b.mean - a.mean),
    unusual: unusual.map(({ day }) => day).sort(),
    silhouette: best.score,
  };
}
