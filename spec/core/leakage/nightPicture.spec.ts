import { expect, it } from '@jest/globals';
import { type Leakage, leakTrend, nightPicture } from '../../../core/leakage/index.ts';
import type { NightFlow } from '../../../core/leakage/nightFlows.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const firstDay = '2026-03-02';
const nightsOf = (flows: readonly number[], from = 0): readonly NightFlow[] =>
  flows.map((flowM3min, i) => ({ day: shiftDay(firstDay, from + i), flowM3min, meanM3min: flowM3min, pressureBar: 7, coverage: 1 }));
const rangeOf = (days: number) => ({
  fromMs: plantDayRange(firstDay, zone).fromMs,
  untilMs: plantDayRange(shiftDay(firstDay, days - 1), zone).untilMs,
});
const pictured = (nights: readonly NightFlow[], days: number, leftOut: Leakage['leftOut'] = [], seen: readonly string[] = []) => {
  const range = rangeOf(days);
  return nightPicture({ nights, leftOut, trend: leakTrend({ nights, days, range, comparedFrom: seen.at(-1) }), range }, zone, seen);
};

it('nights are drawn in the middle of their day, with the level of the last 28', () => {
  const picture = pictured(nightsOf(Array<number>(40).fill(6)), 40);
  expect(picture.nights[0]).toEqual({ day: firstDay, atMs: Date.parse('2026-03-02T12:00+01:00'), flowM3min: 6 });
  expect(picture.levels).toMatchObject([{ value: 6, low: 6, high: 6, n: 28 }]);
  const [first, last] = [12, 39].map((i) => plantDayRange(shiftDay(firstDay, i), zone));
  expect(picture.levels[0]).toMatchObject({ fromMs: first!.fromMs, untilMs: last!.untilMs });
  expect([picture.missing, picture.changeMs, picture.greatestM3min]).toEqual([[], undefined, 6]);
});

it('a change parts the levels', () => {
  const picture = pictured(nightsOf([...Array<number>(28).fill(6), ...Array<number>(10).fill(7)]), 38);
  const changeMs = plantDayRange(shiftDay(firstDay, 28), zone).fromMs;
  expect(picture.changeMs).toBe(changeMs);
  expect(picture.levels.map(({ value, untilMs }) => [value, untilMs <= changeMs])).toEqual([
    [6, true],
    [7, false],
  ]);
});

it('a change that somebody has seen parts them as well', () => {
  const { levels } = pictured(nightsOf([...Array<number>(10).fill(6), ...Array<number>(10).fill(7)]), 20, [], [shiftDay(firstDay, 10)]);
  expect(levels.map(({ value, n }) => [value, n])).toEqual([
    [6, 10],
    [7, 10],
  ]);
});

it('days without a night are said to be missing, and few nights have no level', () => {
  const { missing, levels } = pictured(nightsOf([6, 6, 6], 2), 6);
  expect(missing).toEqual([0, 1, 5].map((i) => plantDayRange(shiftDay(firstDay, i), zone)));
  expect(levels).toEqual([]);
});

it('a day that has begun within the range is one of it', () => {
  const range = { ...rangeOf(2), untilMs: rangeOf(2).untilMs + 1 };
  const picture = nightPicture({ nights: [], leftOut: [], trend: leakTrend({ nights: [], days: 2, range }), range }, zone);
  expect(picture).toMatchObject({ missing: [0, 1, 2].map((i) => plantDayRange(shiftDay(firstDay, i), zone)), greatestM3min: 0 });
});

it('there is room for the greatest night, however little it is', () => {
  expect(pictured(nightsOf([0.2, 0.4, 0.3]), 3).greatestM3min).toBe(0.4);
});

it('nights that are left out are drawn at the same pressure, with the reason, and are not missing; without data they are', () => {
  const nights = nightsOf([6, 6, 6]);
  const [day, other] = [shiftDay(firstDay, 3), shiftDay(firstDay, 4)];
  const marked = { kind: 'holiday', note: 'Inventur' } as const;
  const { leftOut, missing, greatestM3min } = pictured(nights, 5, [
    { day, ...plantDayRange(day, zone), ...marked, night: { ...nightsOf([9], 3)[0]!, pressureBar: 8 } },
    { day: other, ...plantDayRange(other, zone), ...marked, night: undefined },
  ]);
  expect(leftOut).toEqual([{ day, atMs: Date.parse('2026-03-05T12:00+01:00'), flowM3min: 8, ...marked }]);
  expect([missing, greatestM3min]).toEqual([[plantDayRange(other, zone)], 8]);
});
