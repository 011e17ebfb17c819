import type { TariffEntry } from '../tariff/index.ts';
import { isPlantDay, isQuarterHour, msPerDay, type TimeRange, timeRangeMs } from '../time/index.ts';
import type { SettingsMessage } from './message.ts';
import { amountProblem, numberProblem, rangeProblem } from './numberProblem.ts';
import type { PlantSettings } from './plant.ts';

type Check = readonly [field: string, message: SettingsMessage | undefined];

const hoursOfDay = 24;
/** Of a time that evaluations treat in a way of its own. */
const maxWindowDays = 366;
const monthsPerYear = 12;
const maxLifeYears = 100;

const dayProblem = (day: string): SettingsMessage | undefined => (isPlantDay(day) ? undefined : { code: 'noDay' });
const momentProblem = (atMs: number): SettingsMessage | undefined => (Number.isFinite(atMs) ? undefined : { code: 'noDay' });
const nameProblem = (name: string): SettingsMessage | undefined => (name === '' ? { code: 'nameRequired' } : undefined);
const timeProblem = (time: string): SettingsMessage | undefined => (isQuarterHour(time) ? undefined : { code: 'noQuarterHour' });
const daysProblem = (days: readonly unknown[]): SettingsMessage | undefined => (days.length === 0 ? { code: 'noWeekday' } : undefined);
const ifGiven = (value: number | undefined, problem: (value: number) => SettingsMessage | undefined) =>
  value === undefined ? undefined : problem(value);
const endProblem = (isAfter: boolean): SettingsMessage | undefined => (isAfter ? undefined : { code: 'endNotAfterBegin' });

function windowProblem(range: TimeRange): SettingsMessage | undefined {
  if (!Number.isFinite(range.fromMs)) return undefined;
  if (!Number.isFinite(range.untilMs)) return { code: 'noDay' };
  if (timeRangeMs(range) > maxWindowDays * msPerDay) return { code: 'tooManyDays', most: maxWindowDays };
  return endProblem(range.untilMs > range.fromMs);
}

/** A later entry of the same day would leave open which one holds. */
function sinceProblems<Entry extends { readonly since: string }>(
  list: string,
  entries: readonly Entry[],
  sameOf: (entry: Entry) => unknown = () => '',
): readonly Check[] {
  const isSame = (a: Entry, b: Entry) => a.since === b.since && sameOf(a) === sameOf(b);
  return entries.map((entry, i) => [
    `${list}.${i}.since`,
    dayProblem(entry.since) ?? (entries.findIndex((other) => isSame(entry, other)) < i ? { code: 'sinceTwice' } : undefined),
  ]);
}

function priceProblems(list: string, entries: readonly TariffEntry[]): readonly Check[] {
  return entries.flatMap((entry, i): readonly Check[] => {
    const at = `${list}.${i}`;
    const demand: readonly Check[] = entry.demand === undefined ? [] : [[`${at}.demand.perKW`, amountProblem(entry.demand.perKW)]];
    switch (entry.kind) {
      case 'flat':
        return [[`${at}.perKWh`, numberProblem(entry.perKWh)], ...demand];
      case 'series':
        return [[`${at}.series`, entry.series === '' ? { code: 'seriesRequired' } : undefined], ...demand];
      case 'calendar':
        return [
          ...entry.windows.flatMap(({ name, perKWh, days, from, until }, place): readonly Check[] => [
            [`${at}.windows.${place}.name`, nameProblem(name)],
            [`${at}.windows.${place}.perKWh`, numberProblem(perKWh)],
            [`${at}.windows.${place}.days`, daysProblem(days)],
            [`${at}.windows.${place}.from`, timeProblem(from)],
            [`${at}.windows.${place}.until`, timeProblem(until) ?? endProblem(from !== until)],
          ]),
          ...(entry.holidays ?? []).map((day, place): Check => [`${at}.holidays.${place}`, dayProblem(day)]),
          [`${at}.otherwise.name`, nameProblem(entry.otherwise.name)],
          [`${at}.otherwise.perKWh`, numberProblem(entry.otherwise.perKWh)],
          ...demand,
        ];
    }
  });
}

const amounts = (at: string, values: Readonly<Record<string, number>>): readonly Check[] =>
  Object.entries(values).map(([name, value]) => [`${at}.${name}`, amountProblem(value)]);

/** What is wrong with what people entered about the plant. */
export function plantProblems(plant: PlantSettings): readonly Check[] {
  const {
    receivers,
    flowSensors,
    nightUse,
    windows,
    eras,
    dataSheets,
    tariffs,
    co2,
    targets,
    siteMeters,
    baselines,
    adjustments,
    leakChanges,
    dayTypes,
    heat,
    measures,
    valuations,
  } = plant;
  return [
    ...sinceProblems('receivers', receivers.rows),
    ...receivers.rows.map(({ volumeM3 }, i): Check => [`receivers.${i}.volumeM3`, amountProblem(volumeM3)]),
    ...sinceProblems('flowSensors', flowSensors.rows),
    ...flowSensors.rows.map(({ share }, i): Check => [`flowSensors.${i}.share`, rangeProblem(share, 0, 1)]),
    ...sinceProblems('nightUse', nightUse.rows, ({ name }) => name),
    ...nightUse.rows.flatMap(({ name, flowM3min, days, fromHour, untilHour }, i): readonly Check[] => [
      [`nightUse.${i}.name`, nameProblem(name)],
      [`nightUse.${i}.days`, daysProblem(days)],
      [`nightUse.${i}.flowM3min`, amountProblem(flowM3min)],
      [`nightUse.${i}.fromHour`, rangeProblem(fromHour, 0, hoursOfDay)],
      [`nightUse.${i}.untilHour`, rangeProblem(untilHour, 0, hoursOfDay) ?? endProblem(fromHour !== untilHour)],
    ]),
    ...windows.rows.flatMap(({ fromMs, untilMs }, i): readonly Check[] => [
      [`windows.${i}.fromMs`, momentProblem(fromMs)],
      [`windows.${i}.untilMs`, windowProblem({ fromMs, untilMs })],
    ]),
    ...eras.rows.map(({ atMs }, i): Check => [`eras.${i}.atMs`, momentProblem(atMs)]),
    ...sinceProblems('dataSheets', dataSheets.rows, ({ slot }) => slot),
    ...dataSheets.rows.flatMap(({ pressureBar, flowM3min, powerKW, noLoadPowerKW, points }, i) => [
      ...amounts(`dataSheets.${i}`, { pressureBar, flowM3min, powerKW, noLoadPowerKW }),
      ...points.flatMap((point, place) => amounts(`dataSheets.${i}.points.${place}`, { ...point })),
    ]),
    ...sinceProblems('tariffs', tariffs.rows),
    ...priceProblems('tariffs', tariffs.rows),
    ...sinceProblems('co2', co2.rows),
    ...priceProblems('co2', co2.rows),
    ...sinceProblems('targets', targets.rows),
    ...targets.rows.map(({ kWhPerYear }, i): Check => [`targets.${i}.kWhPerYear`, amountProblem(kWhPerYear)]),
    ...sinceProblems('siteMeters', siteMeters.rows),
    ...siteMeters.rows.map(({ series }, i): Check => [`siteMeters.${i}.series`, nameProblem(series)]),
    ...baselines.rows.flatMap(({ first, last, author }, i): readonly Check[] => [
      [`baselines.${i}.first`, dayProblem(first)],
      [`baselines.${i}.last`, dayProblem(last) ?? endProblem(!isPlantDay(first) || last >= first)],
      [`baselines.${i}.author`, nameProblem(author)],
    ]),
    ...adjustments.rows.flatMap(({ from, until, kWhPerDay, note, author }, i): readonly Check[] => [
      [`adjustments.${i}.from`, dayProblem(from)],
      [`adjustments.${i}.until`, until === undefined ? undefined : (dayProblem(until) ?? endProblem(!isPlantDay(from) || until >= from))],
      [`adjustments.${i}.kWhPerDay`, numberProblem(kWhPerDay)],
      [`adjustments.${i}.note`, nameProblem(note)],
      [`adjustments.${i}.author`, nameProblem(author)],
    ]),
    ...sinceProblems('leakChanges', leakChanges.rows),
    ...leakChanges.rows.map(({ author }, i): Check => [`leakChanges.${i}.author`, nameProblem(author)]),
    ...sinceProblems('heat', heat.rows, ({ circuit }) => circuit),
    ...heat.rows.flatMap(({ recoverableShare, usedShare, temperatureDegC, seasonMonths, companyGWh }, i): readonly Check[] => [
      [`heat.${i}.recoverableShare`, ifGiven(recoverableShare, (share) => rangeProblem(share, 0, 1))],
      [`heat.${i}.usedShare`, rangeProblem(usedShare, 0, 1)],
      [`heat.${i}.temperatureDegC`, ifGiven(temperatureDegC, amountProblem)],
      [`heat.${i}.seasonMonths`, ifGiven(seasonMonths, (months) => rangeProblem(months, 0, monthsPerYear))],
      [`heat.${i}.companyGWh`, ifGiven(companyGWh, amountProblem)],
    ]),
    ...measures.rows.flatMap(({ state, on, investment, lifeYears, note, author }, i): readonly Check[] => [
      [`measures.${i}.on`, on === undefined && state !== 'done' ? undefined : dayProblem(on ?? '')],
      [`measures.${i}.investment`, ifGiven(investment, amountProblem)],
      [`measures.${i}.lifeYears`, ifGiven(lifeYears, (years) => rangeProblem(years, 0, maxLifeYears))],
      [`measures.${i}.note`, state === 'dropped' ? nameProblem(note) : undefined],
      [`measures.${i}.author`, nameProblem(author)],
    ]),
    ...sinceProblems('valuations', valuations.rows),
    ...valuations.rows.flatMap(({ interest, priceChange, author }, i): readonly Check[] => [
      [`valuations.${i}.interest`, rangeProblem(interest, 0, 1)],
      [`valuations.${i}.priceChange`, rangeProblem(priceChange, -1, 1)],
      [`valuations.${i}.author`, nameProblem(author)],
    ]),
    ...dayTypes.rows.map(({ name }, i): Check => [`dayTypes.${i}.name`, nameProblem(name)]),
  ];
}
