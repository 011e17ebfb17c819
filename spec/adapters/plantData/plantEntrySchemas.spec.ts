import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { enteredHeatFields, measureIds } from '../../../core/plantData/index.ts';
import { plantEntrySchemas } from '../../../adapters/plantData/plantEntrySchemas.ts';

const window = (fromMs: number, untilMs: number) =>
  z.safeParse(plantEntrySchemas.windows, { fromMs, untilMs, kind: 'holiday', note: '' }).success;

describe("instants of a plant's data", () => {
  const atMs = Date.UTC(2026, 11, 24);
  test.each([
    ['within the calendar', atMs, atMs + 86_400_000, true],
    ['behind the end of the calendar', atMs, 9e15, false],
    ['before its beginning', -9e15, atMs, false],
    ['that are no whole milliseconds', atMs + 0.5, atMs + 10, false],
  ] as const)('%s', (_, fromMs, untilMs, isTaken) => {
    expect(window(fromMs, untilMs)).toBe(isTaken);
  });
});

type List = keyof typeof plantEntrySchemas;

const day = '2026-01-01';
const entered = { author: 'A', enteredMs: 0 };
/** An entry of each list as it can be. */
const entries = {
  receivers: { since: day, volumeM3: 3 },
  flowSensors: { since: day, share: 0.5 },
  nightUse: { since: day, name: 'dryer', flowM3min: 1, days: ['mon'], fromHour: 0, untilHour: 24 },
  windows: { fromMs: 0, untilMs: 1, kind: 'holiday', note: '' },
  eras: { slot: 1, atMs: 0, what: 'exchanged', note: '' },
  dataSheets: { since: day, slot: 1, pressureBar: 7, flowM3min: 5, powerKW: 40, noLoadPowerKW: 9, points: [] },
  targets: { since: day, kWhPerYear: 1 },
  siteMeters: { since: day, series: 'site' },
  baselines: { first: day, last: day, withPressure: true, note: '', staticFactors: '', ...entered },
  adjustments: { from: day, kWhPerDay: 1, note: '', ...entered },
  leakChanges: { since: day, note: '', ...entered },
  heat: { since: day, circuit: 'airPipes', machines: [1], usedShare: 0.5, form: {} },
  measures: { measure: measureIds[0], slots: [1], state: 'open', note: '', ...entered },
  valuations: { since: day, interest: 0.1, priceChange: 0, ...entered },
  dayTypes: { of: 'flow', hours: Array<number>(24).fill(1), name: 'work', enteredMs: 0 },
} as const satisfies Partial<Record<List, object>>;
type Listed = keyof typeof entries;

const isTaken = (list: Listed, change: object) => z.safeParse(plantEntrySchemas[list], { ...entries[list], ...change }).success;
const letters = (count: number) => 'a'.repeat(count);

describe("an entry of a plant's data", () => {
  test.each(Object.keys(entries) as Listed[])('of %s is taken as it can be, without a field and with another one not', (list) => {
    expect([isTaken(list, {}), isTaken(list, { other: 1 }), isTaken(list, { [Object.keys(entries[list])[0]!]: undefined })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each<[Listed, string, number, number, number]>([
    ['flowSensors', 'share', 0, 1, 0.001],
    ['nightUse', 'fromHour', 0, 24, 0.001],
    ['nightUse', 'untilHour', 0, 24, 0.001],
    ['eras', 'slot', 1, 10, 1],
    ['dataSheets', 'slot', 1, 10, 1],
    ['adjustments', 'kWhPerDay', -1e9, 1e9, 1],
    ['heat', 'usedShare', 0, 1, 0.001],
    ['heat', 'recoverableShare', 0, 1, 0.001],
    ['heat', 'seasonMonths', 0, 12, 0.001],
    ['measures', 'lifeYears', 0, 100, 0.001],
    ['valuations', 'interest', 0, 1, 0.001],
    ['valuations', 'priceChange', -1, 1, 0.001],
    ['eras', 'atMs', 0, Date.UTC(9999) - 1, 1],
  ])('of %s has %s from %d to %d', (list, field, lowest, highest, step) => {
    expect([lowest - step, lowest, highest, highest + step].map((value) => isTaken(list, { [field]: value }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each<[Listed, string]>([
    ['nightUse', 'flowM3min'],
    ['dataSheets', 'pressureBar'],
    ['dataSheets', 'flowM3min'],
    ['dataSheets', 'powerKW'],
    ['dataSheets', 'noLoadPowerKW'],
    ['targets', 'kWhPerYear'],
    ['heat', 'temperatureDegC'],
    ['heat', 'companyGWh'],
    ['measures', 'investment'],
  ])('of %s has %s of 0 or more', (list, field) => {
    expect([-0.001, 0, 1e6].map((value) => isTaken(list, { [field]: value }))).toEqual([false, true, true]);
  });

  test('of receivers has a volume of more than 0', () => {
    expect([0, 0.001].map((volumeM3) => isTaken('receivers', { volumeM3 }))).toEqual([false, true]);
  });

  test.each<[Listed, string, number, number]>([
    ['nightUse', 'name', 1, 60],
    ['windows', 'note', 0, 500],
    ['eras', 'note', 0, 500],
    ['siteMeters', 'series', 1, 250],
    ['baselines', 'staticFactors', 0, 500],
    ['baselines', 'author', 0, 120],
    ['dayTypes', 'name', 1, 60],
  ])('of %s has %s of %d to %d characters', (list, field, shortest, longest) => {
    const lengths = [shortest - 1, shortest, longest, longest + 1];
    expect(lengths.filter((count) => count >= 0 && isTaken(list, { [field]: letters(count) }))).toEqual([shortest, longest]);
  });

  test.each<[Listed, string, unknown, number, number]>([
    ['nightUse', 'days', 'mon', 1, 7],
    ['dataSheets', 'points', { flowM3min: 0, powerKW: 0 }, 0, 20],
    ['heat', 'machines', 1, 0, 10],
    ['measures', 'slots', 1, 0, 10],
    ['dayTypes', 'hours', 1, 24, 24],
  ])('of %s has %s, each as %j, %d to %d of them', (list, field, item, fewest, most) => {
    const counts = [fewest - 1, fewest, most, most + 1];
    expect(counts.filter((count) => count >= 0 && isTaken(list, { [field]: Array<unknown>(count).fill(item) }))).toEqual([fewest, most]);
  });

  test('of heat has texts of 1 to 500 characters in its form, and no other field', () => {
    const [field] = enteredHeatFields;
    expect([0, 1, 500, 501].map((count) => isTaken('heat', { form: { [field]: letters(count) } }))).toEqual([false, true, true, false]);
    expect(isTaken('heat', { form: { other: 'x' } })).toBe(false);
  });
});
