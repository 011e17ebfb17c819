import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { balanceJson, balanceReportOf, energyBalanceOf } from '../../core/balance/index.ts';
import { energyPerDayKWh } from '../../core/heat/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { type TimeRange, plantDayRange } from '../../core/time/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { countsOfTotals, markedStatistic, statisticNames } from '../../core/statistics/index.ts';
import { loadProfiles } from '../../station/figures/loadProfiles.ts';
import { rangeLeak } from '../../station/figures/rangeLeak.ts';
import { packageVersion } from '../../server/process/packageRoot.ts';
import { openTotals } from '../station/figures/openTotals.ts';
import { dayFileOf, plantCard, type PlantCard, simulatedDays, zone } from '../station/figures/plantCard.ts';
import { pressluft } from './pressluft.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner === undefined ? null : inner)));
const instant = (atMs: number) => new Date(atMs).toISOString();

/** What the station makes of a card, against what the command line prints of its files. */
async function expectSame(card: PlantCard, range: TimeRange, ...args: readonly string[]): Promise<void> {
  const station = openTotals(card.files).totals;
  const totals: RangeTotals = await station.totals(range);
  const folder = join(card.cardDir, 'hedata');
  const run = async (command: string, ...more: readonly string[]) => {
    const { status, stdout, notes } = await pressluft(card.cardDir, command, folder, '--zone', zone, '--format', 'json', ...args, ...more);
    expect({ status, notes: status === 0 ? [] : notes }).toEqual({ status: 0, notes: [] });
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  const printed = await run('statistics');
  const counts = countsOfTotals(totals);
  expect(printed['counts']).toEqual(asJson(counts));
  expect(printed['statistics']).toEqual(asJson(Object.fromEntries(statisticNames.map((name) => [name, markedStatistic(name, counts)]))));

  const balance = energyBalanceOf(
    totals,
    [{ index: 2, name: 'Screw' }],
    { ratePerKWh: 0.31, co2KgPerKWh: 0.2 },
    await rangeLeak(station, range, zone),
  );
  const { pressure, temperature, volume, currency } = defaultSettings.units;
  const units = { pressure, temperature, volume, currency };
  const missingDays = printed['missingDays'] as string[];
  const report = balanceReportOf(balance, { zone, stationName: 'Hall 1', version: packageVersion(), units, missingDays });
  expect(await run('balance', '--rate', '0.31', '--co2', '0.2', '--name', 'Hall 1', '--machine', '2=Screw')).toEqual(
    JSON.parse(balanceJson(report)),
  );

  expect((await run('heat'))['energyPerDayKWh']).toBe(energyPerDayKWh(totals.plant.energyKWh, range.fromMs, range.untilMs));
}

/** Each view of a profile, with another measure. */
const profiles = [
  ['heatmap', 'flow'],
  ['duration', 'specificPower'],
  ['daytypes', 'noLoadShare'],
] as const;

/** Likewise of profiles, which are of whole quarter hours. */
async function expectSameProfiles(card: PlantCard, range: TimeRange, ...args: readonly string[]): Promise<void> {
  const station = openTotals(card.files).totals;
  await station.sumsKeeper.run();
  const profileOf = loadProfiles({
    history: station.history,
    evaluate: (found, question, of, signal) => station.profile(found, question, of, signal),
    estimated: () => Promise.resolve([]),
    dataSheets: () => [],
    typeNames: () => [],
    limits: () => defaultSettings.limits,
    holidays: () => new Set(),
    zone: () => zone,
  });
  for (const [what, of] of profiles) {
    const { days, duration, types, calendar } = await profileOf(range, of, new AbortController().signal);
    const asked = ['--of', of, '--what', what, '--format', 'json', '--zone', zone, ...args];
    const { stdout } = await pressluft(card.cardDir, 'profile', join(card.cardDir, 'hedata'), ...asked);
    const same = {
      heatmap: { days: asJson(days) },
      duration: { hours: duration.hours },
      daytypes: { ...types, calendar: asJson(calendar) },
    };
    expect(JSON.parse(stdout)).toMatchObject(same[what]);
  }
}

describe("the command line's figures are the station's, to the last bit,", () => {
  it('over the change to summer time with a day missing and a torn file, of whole days and of a range that cuts quarter hours', async () => {
    const days = simulatedDays('2026-03-27', '2026-03-31');
    const card = plantCard(new Map([...days].filter(([day]) => day !== '2026-03-30')));
    const torn = card.read('2026-03-28');
    card.write('2026-03-28', torn.subarray(0, Math.floor(torn.length * 0.7)));
    const whole = { fromMs: plantDayRange('2026-03-27', zone).fromMs, untilMs: plantDayRange('2026-03-31', zone).untilMs };
    await expectSame(card, whole);
    await expectSameProfiles(card, whole);
    await expectSame(card, plantDayRange('2026-03-29', zone), '--from', '2026-03-29', '--until', '2026-03-29');
    await expectSameProfiles(card, plantDayRange('2026-03-29', zone), '--from', '2026-03-29', '--until', '2026-03-29');
    const cut = { fromMs: whole.fromMs + 40_000_001, untilMs: whole.untilMs - 33_333_333 };
    await expectSame(card, cut, '--from', instant(cut.fromMs), '--until', instant(cut.untilMs));
  });

  it('where a file repeats rows of the day before, has rows of a far day, and states another period', async () => {
    const days = simulatedDays('2026-10-24', '2026-10-26');
    const rows = (day: string) => days.get(day)!;
    const card = plantCard(days);
    card.write('2026-10-25', dayFileOf('2026-10-25', [...rows('2026-10-24').slice(-90), ...rows('2026-10-25')]));
    const far = { ...rows('2026-10-26')[0]!, atMs: Date.parse('2026-12-01T00:00:00Z') };
    card.write('2026-10-26', dayFileOf('2026-10-26', [...rows('2026-10-26').filter((_, i) => i % 5 === 0), far], 300));
    const whole = { fromMs: plantDayRange('2026-10-24', zone).fromMs, untilMs: plantDayRange('2026-10-26', zone).untilMs };
    await expectSame(card, whole);
    await expectSameProfiles(card, whole);
  });
});
