import type { DayType } from './dayTypes.ts';

/** How much a type of days needs beside the others. */
export const typeLevels = ['only', 'high', 'middle', 'low'] as const;
/** One of them. */
export type TypeLevel = (typeof typeLevels)[number];

/** What a type of days is called as long as nobody gives it a name. */
export interface TypeByRule {
  /** Days of the week that follow each other, Monday first: 1 Monday .. 6 Saturday, 7 Sunday. */
  readonly runs: readonly { readonly first: number; readonly last: number }[];
  /** Of those with the same days of the week; `only` where it has them alone. */
  readonly level: TypeLevel;
  /** From 1 on, the highest first, where several are in the middle. */
  readonly place?: number;
}

const sunday = 7;

function runsOf(weekdays: readonly number[]): TypeByRule['runs'] {
  const days = weekdays.map((day) => (day === 0 ? sunday : day)).sort((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.last === day - 1) last.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

/** Names types, the highest first, by the days of the week that are mostly of each, and by their level where several have the same. */
export function typesByRule(types: readonly Pick<DayType, 'weekdays'>[]): readonly TypeByRule[] {
  const all = types.map(({ weekdays }) => runsOf(weekdays));
  const keys = all.map((runs) => JSON.stringify(runs));
  return all.map((runs, i) => {
    const same = keys.flatMap((key, at) => (key === keys[i] ? [at] : []));
    const level = same.length === 1 && runs.length > 0 ? 'only' : same[0] === i ? 'high' : same.at(-1) === i ? 'low' : 'middle';
    return level === 'middle' && same.length > 3 ? { runs, level, place: same.indexOf(i) } : { runs, level };
  });
}
