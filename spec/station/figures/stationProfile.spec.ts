import { describe, expect, it } from '@jest/globals';
import { tenSecondDay } from '../../../core/dayDetail/index.ts';
import { loadProfileOf, pressureSeconds } from '../../../core/loadProfile/index.ts';
import { defaultSettings, networkPressureId } from '../../../core/settings/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { loadProfiles } from '../../../station/figures/loadProfiles.ts';
import { energyDays } from './energyDays.ts';
import { openTotals } from './openTotals.ts';
import { dayFileOf, periodS, plantCard, simulatedDays, zone } from './plantCard.ts';

const [first, last] = ['2026-11-17', '2026-11-18'] as const;
const [point, ...others] = defaultSettings.limits.points;
const limits = {
  ...defaultSettings.limits,
  points: [{ ...point!, point: networkPressureId, hasLower: true, lower: 6.9, hasUpper: true, upper: 7.3 }, ...others],
};
const never = new AbortController().signal;

describe('the profile of a station', () => {
  it('is that of its quarter hours, with the pressure every 10 s of the days that are over, both from a process of its own', async () => {
    const card = plantCard();
    for (const [day, rows] of simulatedDays(first, last)) card.write(day, dayFileOf(day, rows));
    const { totals } = openTotals(card.files);
    await totals.sumsKeeper.run();
    const profileOf = loadProfiles({
      history: totals.history,
      evaluate: (found, question, range, signal) => totals.profile(found, question, range, signal),
      // the pressure is in no profile of power
      estimated: () => Promise.resolve(['electricalPowerKW@2', 'systemPressureBar@0']),
      dataSheets: () => [],
      typeNames: () => [],
      limits: () => limits,
      holidays: () => new Set([first]),
      zone: () => zone,
    });
    const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs - 7_200_000 };
    const { seconds, recordedDays, summedDays, rated, typeNames, estimated, ...profile } = await profileOf(range, 'power', never);
    const band = { low: 6.9, high: 7.3 };
    const days = [first, last].map((day) => tenSecondDay(card.samples(day), plantDayRange(day, zone), periodS));
    expect(estimated).toEqual(['electricalPowerKW@2']);
    expect(seconds).toEqual(pressureSeconds(days, band, range));
    expect([seconds?.days, seconds!.below! > 0, recordedDays, summedDays, rated, typeNames]).toEqual([2, true, 2, 2, [], []]);
    const { found } = await totals.history.quarters(range, [], never);
    expect(found.size).toBe(0);
    expect(profile.calendar.map(({ id }) => id)).toEqual(['workdays', 'holiday']);
    expect(Object.keys(profile).sort()).toEqual(
      Object.keys(loadProfileOf(new Map(), { of: 'power', band, holidays: new Set(), zone })).sort(),
    );
    expect(profile.pressure!.below!.most).toBeGreaterThanOrEqual(seconds!.below!);
  });

  it('has the pressure of each day of a month once, and of none behind it', async () => {
    const card = plantCard();
    const pressureBar = (day: number, quarter: number) => 6 + ((day * 7 + quarter) % 20) / 10;
    for (const [day, text] of energyDays({ first, count: 31, pressureBar })) card.write(day, text);
    const { totals } = openTotals(card.files);
    await totals.sumsKeeper.run();
    const names = Array.from({ length: 29 }, (_, i) => shiftDay(first, i));
    const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(names.at(-1)!, zone).untilMs };
    const band = { low: 6.5, high: 7.5 };
    const { seconds } = await totals.profile(new Map(), { of: 'flow', band, holidays: new Set(), zone }, range);
    const days = names.map((day) => tenSecondDay(card.samples(day), plantDayRange(day, zone), 900));
    expect([seconds, seconds?.days]).toEqual([pressureSeconds(days, band, range), 29]);
  });

  it('has no values every 10 s where no day is over', async () => {
    const { totals } = openTotals(plantCard().files);
    const { profile, seconds } = await totals.profile(new Map(), { of: 'flow', band: { low: 6, high: 8 }, holidays: new Set(), zone }, plantDayRange(first, zone)); // prettier-ignore
    expect([profile.days, seconds]).toEqual([[], undefined]);
  });
});
