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

  it('have the mean of each hour and of the day, and the band in which nine tenths of their days lie', () => {
    const all = days(42);
    const [work] = found(all).types;
    const rows = all.filter(({ day }) => work!.days.includes(day)).map(({ means }) => means);
    const at = (hour: number) => rows.map((means) => means[hour]!).sort((a, b) => a - b);
    // of 30 days: 0.05 and 0.95 of the way from the first to the last
    const between = (of: readonly number[], place: number) =>
      of[Math.floor(place)]! + (place % 1) * (of[Math.ceil(place)]! - of[Math.floor(place)]!);
    for (const hour of [0, 7, 23]) {
      expect(work!.hours[hour]).toBeCloseTo(at(hour).reduce((sum, value) => sum + value, 0) / 30, 9);
      expect(work!.low[hour]).toBeCloseTo(between(at(hour), 0.05 * 29), 9);
      expect(work!.high[hour]).toBeCloseTo(between(at(hour), 0.95 * 29), 9);
    }
    expect(work!.mean).toBeCloseTo(work!.hours.reduce((sum, value) => sum + value, 0) / 24, 9);
  });

  /** Days at a level each, one after the other. */
  const level = (levels: readonly number[]): readonly DayHours[] =>
    levels.map((value, i) => ({ day: shiftDay('2026-09-07', i), means: Array.from({ length: 24 }, () => value) }));
  const repeated = (levels: readonly number[], times: number) => Array.from({ length: times }, () => levels).flat();

  test.each<readonly [string, readonly number[], types: number, unusual: number]>([
    ['two of 14 days', repeated([10, 40], 7), 2, 0],
    ['one of three days', [...repeated([10], 17), ...repeated([40, 70], 3)], 3, 0],
    ['none of two days, which are a tenth', [...repeated([10, 40], 9), 90, 90], 2, 2],
    ['six of four days each', repeated([10, 40, 80, 130, 190, 260], 4), 6, 0],
    ['six beside three days that are each like none', [...repeated([10, 40, 80, 130, 190, 260], 5), 400, 600, 900], 6, 3],
  ])('are %s', (_, levels, types, unusual) => {
    const of = found(level(levels));
    expect([of.types.length, of.unusual.length]).toEqual([types, unusual]);
    expect(of.types.map(({ mean }) => mean)).toEqual(of.types.map(({ mean }) => mean).toSorted((a, b) => b - a));
  });

  it('leave out a tenth of the days at most: more are in a type, though they are little alike', () => {
    const { types, unusual } = found(level([...repeated([10, 40], 8), 400, 600, 900]));
    expect([types[0]!.mean > 300, unusual.length < 3]).toEqual([true, true]);
  });

  it('are not seven', () => {
    expect(found(level(repeated([10, 40, 80, 130, 190, 260, 340], 4))).types.length).toBeLessThanOrEqual(6);
  });

  it('have a day of the week that is mostly of them, and none that is so by half', () => {
    const even = (day: string) => Math.floor((Date.parse(day) / 86_400_000 - 4) / 7) % 2 === 0;
    const { types } = found(days(42, (day) => (weekdayOf(day) === 0 || (weekdayOf(day) === 6 && even(day)) ? 'rest' : 'work')));
    expect(types.map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3, 4, 5], [0]]);
  });

  it.each([
    [5.5, 0],
    [5.7, 2],
  ])('leave out days that are three deviations further from the middle than the median day: %d off, %d days', (off, unusual) => {
    // of these the median is 2.25 off, with a deviation of 0.75 x 1.4826
    const offs = [1, 1.5, 2, 2.5, 3, off].flatMap((each) => [each, -each]);
    const flat = (i: number, hour: number) => (i < 12 ? 60 + (hour === 9 ? offs[i]! : 0) : 6);
    const all = Array.from({ length: 24 }, (_, i) => ({ day: shiftDay('2026-09-07', i), means: Array.from({ length: 24 }, (__, hour) => flat(i, hour)) })); // prettier-ignore
    const of = found(all);
    expect([of.types.length, of.unusual.length]).toEqual([2, unusual]);
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
