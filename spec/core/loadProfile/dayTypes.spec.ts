import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { hash01 } from '../../../core/estimate/index.ts';
import { dayHours, type DayHours, dayTypes, profileSums } from '../../../core/loadProfile/index.ts';
import { distances, silhouette } from '../../../core/loadProfile/silhouette.ts';
import { demoPlant, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { sampleRowOf, tableBuilder, channels } from '../../../core/samples/index.ts';
import { daysBetween, plantDayRange, shiftDay, weekdayOf } from '../../../core/time/index.ts';
import { sumChannels } from '../../../core/totals/index.ts';

const noise = (day: number, hour: number) => 0.4 * (hash01(1, day, hour) - 0.5);
const shapes = {
  work: (hour: number) => (hour >= 6 && hour < 22 ? 20 : 6),
  half: (hour: number) => (hour >= 6 && hour < 13 ? 14 : 6),
  rest: () => 6,
  rush: (hour: number) => (hour < 12 ? 30 : 6),
} as const;
const shapeOf = (day: string): keyof typeof shapes => (weekdayOf(day) === 0 ? 'rest' : weekdayOf(day) === 6 ? 'half' : 'work');
const days = (count: number, shapeAt = shapeOf): readonly DayHours[] =>
  Array.from({ length: count }, (_, i) => shiftDay('2026-09-07', i)).map((day, i) => ({
    day,
    means: Array.from({ length: 24 }, (__, hour) => shapes[shapeAt(day)](hour) + noise(i, hour)),
  }));

function found(all: readonly DayHours[]) {
  const types = dayTypes(all);
  if (types.kind === 'none') throw new Error(types.reason);
  return types;
}

describe('types of days', () => {
  it('are those of a plant that works five days, half of Saturday, and rests on Sunday, the highest first', () => {
    const { types, unusual } = found(days(42));
    expect(types.map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3, 4, 5], [6], [0]]);
    expect(types.map((type) => type.days.length)).toEqual([30, 6, 6]);
    expect(unusual).toEqual([]);
    expect(types[1]!.hours[6]! - types[1]!.hours[5]!).toBeCloseTo(8, 0);
  });

  it('leave out a day that is like none', () => {
    const odd = '2026-09-23';
    const { types, unusual } = found(days(42, (day) => (day === odd ? 'rush' : shapeOf(day))));
    expect([types.length, unusual]).toEqual([3, [odd]]);
  });

  it('do not depend on the order of the days, and are the same of twice as much', () => {
    const all = days(28);
    const expected = found(all);
    fc.assert(
      fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (shuffled) => {
        expect(dayTypes(shuffled)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
    const twice = found(all.map(({ day, means }) => ({ day, means: means.map((mean) => 2 * mean!) })));
    expect(twice.types.map((type) => type.days)).toEqual(expected.types.map((type) => type.days));
  });

  it('have hours that no day knows by a straight line between those around them, and at the ends as those next to them', () => {
    const gappy = days(28).map(({ day }) => ({
      day,
      means: Array.from({ length: 24 }, (_, hour) =>
        [8, 9, 10, 23].includes(hour) ? undefined : weekdayOf(day) % 6 === 0 ? 100 : 2 * hour,
      ),
    }));
    const [rest, work] = found(gappy).types;
    expect(work!.hours).toEqual(Array.from({ length: 24 }, (_, hour) => expect.closeTo(2 * Math.min(hour, 22), 9)));
    expect(rest!.hours).toEqual(Array.from({ length: 24 }, () => 100));
  });

  it('take a day of which 20 hours are known, and none of which less are', () => {
    const all = days(28);
    const known = (count: number) =>
      all.map((of, i) => (i === 3 ? { ...of, means: of.means.map((mean, hour) => (hour >= 24 - count ? mean : undefined)) } : of));
    const has = (of: readonly DayHours[]) =>
      found(of)
        .types.flatMap((type) => type.days)
        .includes(all[3]!.day);
    expect([has(known(20)), has(known(19))]).toEqual([true, false]);
  });

  test.each([
    ['less than 14 days', days(13), { reason: 'fewDays', days: 13 }],
    ['days that are all alike', days(28, () => 'work'), { reason: 'notDistinct', days: 28 }],
  ])('are none of %s', (_, all, none) => {
    expect(dayTypes(all)).toEqual({ kind: 'none', ...none });
  });

  it('of the simulated plant separate its working days from the others', () => {
    const { zone } = demoPlant;
    const range = { fromMs: plantDayRange('2026-03-02', zone).fromMs, untilMs: plantDayRange('2026-03-22', zone).untilMs };
    const builder = tableBuilder(channels);
    for (const state of plantStates({ config: demoPlant, seed: 1, ...range, untilMs: range.untilMs - 1, stepS: 10 })) {
      if (state.atMs % 60_000 === 0) builder.append(state.atMs, sampleRowOf(plantSnapshot(demoPlant, state)).values);
    }
    const flow = profileSums('flow', sumChannels(builder.table(), 60));
    const { types } = found(dayHours(flow, zone));
    const typeOf = (day: string) => types.findIndex((type) => type.days.includes(day));
    const typed = daysBetween('2026-03-02', '2026-03-22').filter((day) => typeOf(day) >= 0);
    const working = new Set(typed.filter((day) => weekdayOf(day) % 6 !== 0).map(typeOf));
    expect(typed.length).toBeGreaterThan(16);
    for (const day of typed.filter((each) => weekdayOf(each) === 0)) expect(working).not.toContain(typeOf(day));
  });
});

describe('a silhouette', () => {
  it('of 0 and 1 beside 10 and 12 is the mean of their (b - a) / max(a, b)', () => {
    const apart = distances([[0], [1], [10], [12]]);
    expect(silhouette(apart, [0, 0, 1, 1])).toBeCloseTo((10 / 11 + 9 / 10 + 7.5 / 9.5 + 9.5 / 11.5) / 4, 12);
  });

  it('counts a point that is alone 0, and points that lie wrong below it', () => {
    const apart = distances([[0], [1], [10]]);
    expect(silhouette(apart, [0, 0, 1])).toBeCloseTo((9 / 10 + 8 / 9) / 3, 12);
    expect(silhouette(apart, [0, 1, 0])).toBeLessThan(0);
  });
});
