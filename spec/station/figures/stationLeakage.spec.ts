import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { findDayFiles, leakEvidenceOfFiles } from '../../../adapters/dayFiles/index.ts';
import { leakageOf } from '../../../core/leakage/index.ts';
import type { PlantData } from '../../../core/plantData/index.ts';
import { emptyRow, rangeOf, type SampleRow, tableOf } from '../../../core/samples/index.ts';
import { defaultSettings, plantDataOf } from '../../../core/settings/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { leaksAndCost } from '../../../station/figures/leaksAndCost.ts';
import { stationLeakage } from '../../../station/figures/stationLeakage.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { openTotals, type OpenTotals, type TotalsOptions } from './openTotals.ts';
import { dayFileOf, plantCard, simulatedDays, zone } from './plantCard.ts';

const names = ['2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'] as const;
const range = { fromMs: plantDayRange(names[0], zone).fromMs, untilMs: plantDayRange(names.at(-1)!, zone).untilMs };
const nothing = plantDataOf(defaultSettings.plant);
const never = new AbortController().signal;
let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;

beforeAll(() => {
  days = simulatedDays(names[0], names.at(-1)!);
});

const read = ({ totals }: OpenTotals, plant: PlantData = nothing, of = range) => totals.leakage.read(of, plant, never);

/** A station whose days are evaluated. */
async function evaluated(options: TotalsOptions = {}) {
  const card = plantCard(days);
  const open = openTotals(card.files, options);
  await open.totals.sumsKeeper.run();
  return { card, open };
}

describe('leaks from the details of finished days', () => {
  it('are those of the day files on the command line, to the last digit, over the change of clocks', async () => {
    const { card, open } = await evaluated();
    const { files } = findDayFiles([card.cardDir]);
    const { evidence } = await leakEvidenceOfFiles(files, zone);
    const ofFiles = leakageOf(evidence, { leftOut: [] });
    const answer = await read(open);
    expect(answer).toEqual({ leakage: ofFiles, consumers: [], recordedDays: 8, evaluatedDays: 8 });
    expect([ofFiles.nights.length, ofFiles.findings[0]!.kind]).toEqual([8, 'upperBound']);
    const three = { ...range, untilMs: plantDayRange(names[2], zone).untilMs };
    expect((await read(open, nothing, three)).leakage.nights).toEqual(ofFiles.nights.slice(0, 3));
  });

  it('come from the database after a restart, without reading a file', async () => {
    const database = openDatabase();
    const { card, open } = await evaluated({ database });
    const before = await read(open);
    const restarted = openTotals(card.files, { database });
    expect(await read(restarted)).toEqual(before);
    expect(restarted.reads).toEqual([]);
  });

  it('leave out the day that is going on, and say how many days are not evaluated yet', async () => {
    const nowMs = () => plantDayRange(names[6], zone).fromMs + 3_600_000;
    const open = openTotals(plantCard(days).files, { nowMs });
    expect(await read(open)).toMatchObject({ recordedDays: 6, evaluatedDays: 0, leakage: { days: 0, range } });
    await open.totals.sumsKeeper.run();
    expect(await read(open)).toMatchObject({ recordedDays: 6, evaluatedDays: 6, leakage: { days: 6 } });
  });

  it.each([
    ['in another zone', (database: ReturnType<typeof openDatabase>) => ({ database, zone: 'Asia/Tokyo' })],
    [
      'after damage',
      (database: ReturnType<typeof openDatabase>) => {
        database.exec('UPDATE day_details SET leaks = zeroblob(length(leaks))');
        return { database };
      },
    ],
  ])('are made again %s', async (_, changed) => {
    const database = openDatabase();
    const { card } = await evaluated({ database });
    const open = openTotals(card.files, changed(database));
    await read(open);
    await open.totals.sumsKeeper.run();
    expect(open.reads.length).toBeGreaterThan(0);
    expect(await read(open)).toMatchObject({ recordedDays: 8, evaluatedDays: 8, leakage: { days: 8 } });
  });

  it('take into account what is entered about the plant: consumers, volume, sensor, unusual days and a test', async () => {
    const { card, open } = await evaluated();
    const [day, test] = [plantDayRange(names[1], zone), plantDayRange(names[2], zone).fromMs + 6 * 3_600_000];
    const consumer = { since: names[0], name: 'A', flowM3min: 2, days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], fromHour: 0, untilHour: 24 } as const; // prettier-ignore
    const entered: PlantData = {
      ...nothing,
      receivers: [{ since: names[0], volumeM3: 12 }],
      flowSensors: [{ since: names[0], share: 0.1 }],
      nightUse: [consumer],
      windows: [{ kind: 'holiday', note: '', ...day }],
    };
    const { leakage, consumers } = await read(open, entered);
    const { evidence } = await leakEvidenceOfFiles(findDayFiles([card.cardDir]).files, zone);
    const known = {
      volumeM3: 12,
      sensorShare: 0.1,
      nightUseM3min: 2,
      leftOut: [{ day: names[1], kind: 'holiday', note: '', ...day }],
    } as const;
    expect(leakage).toEqual(leakageOf(evidence, known));
    expect([consumers, leakage.nightUse, leakage.nights.length]).toEqual([[consumer], { flowM3min: 2, source: 'entered' }, 7]);
    const testRange = { fromMs: test, untilMs: test + 1_800_000 };
    const tested = await read(open, { ...entered, windows: [...entered.windows, { kind: 'allConsumersOff', note: '', ...testRange }] });
    const rows = rangeOf(card.samples(names[2]), testRange.fromMs, testRange.untilMs);
    expect(tested.leakage).toEqual(leakageOf(evidence, { ...known, test: { range: testRange, rows } }));
    expect(tested.leakage.test?.findings[0]?.kind).toBe('measured');
  });

  it('compare a test with the nights around it, whatever range is asked for', async () => {
    const { open } = await evaluated();
    const fromMs = plantDayRange(names[2], zone).fromMs + 6 * 3_600_000;
    const test = { kind: 'allConsumersOff', note: '', fromMs, untilMs: fromMs + 1_800_000 } as const;
    const [whole, two] = await Promise.all(
      [range, { ...range, fromMs: plantDayRange(names[6], zone).fromMs }].map((of) => read(open, { ...nothing, windows: [test] }, of)),
    );
    expect([whole!.leakage.nights.length, two!.leakage.nights.length]).toEqual([8, 2]);
    expect(two!.leakage.test!.nightUseM3min).toBeCloseTo(whole!.leakage.test!.nightUseM3min!, 2);
  });

  test.each([
    ['volumeFlowM3min@0', 'rule'],
    ['deliveryVolumeM3min@0', 'measured'],
  ] as const)('[FIELD-5] of a test while %s was calculated count by its flow as %s', async (channel, kind) => {
    const card = plantCard(days);
    const text = dayFileOf(names[2], days.get(names[2])!).replace(/^period/m, `estimated,${channel}\nperiod`);
    card.write(names[2], text);
    const open = openTotals(card.files);
    await open.totals.sumsKeeper.run();
    const fromMs = plantDayRange(names[2], zone).fromMs + 6 * 3_600_000;
    const windows = [{ kind: 'allConsumersOff', note: '', fromMs, untilMs: fromMs + 1_800_000 }] as const;
    expect((await read(open, { ...nothing, windows })).leakage.test!.findings[0]).toMatchObject({ method: 'baseFlow', kind });
  });
});

describe('what leaks cost', () => {
  it('is at the prices of a series, each quarter hour at its own', async () => {
    const { open } = await evaluated();
    const { totals } = open;
    const quarters = Array.from({ length: (range.untilMs - range.fromMs) / quarterHourMs }, (_, i) => range.fromMs / quarterHourMs + i);
    const prices = new Map(quarters.map((quarter, i) => [quarter, i % 2 === 0 ? 0.1 : 0.3]));
    const tariff = { since: names[0], kind: 'series', series: 'spot' } as const;
    const read = leaksAndCost({
      figures: totals,
      alarm: () => Promise.resolve(undefined),
      series: { read: (name) => (name === 'spot' ? prices : new Map()) },
      settings: () => ({ ...defaultSettings, plant: { ...defaultSettings.plant, tariffs: { rows: [tariff] } } }),
      zone: () => zone,
    });
    const { cost } = await read(range, never);
    expect(cost.timePricePerKWh).toBeCloseTo(0.2, 9);
    expect(cost.energyPricePerKWh).toBeCloseTo(0.2, 2);
    expect(cost.figures.leakedAir.kind).toBe('upperBound');
  });

  it('[FIELD-5] names what of its days was calculated and not measured', async () => {
    const { card, open } = await evaluated();
    const answerOf = async ({ totals }: OpenTotals) =>
      leaksAndCost({
        figures: totals,
        alarm: () => Promise.resolve(undefined),
        series: { read: () => new Map() },
        settings: () => defaultSettings,
        zone: () => zone,
      })(range, never);
    expect((await answerOf(open)).estimated).toEqual([]);
    card.write(
      names[2],
      dayFileOf(names[2], days.get(names[2])!).replace(/^period/m, 'estimated,volumeFlowM3min@0,electricalPowerKW@1\nperiod'),
    );
    const again = openTotals(card.files);
    await again.totals.sumsKeeper.run();
    expect((await answerOf(again)).estimated).toEqual(['volumeFlowM3min@0', 'electricalPowerKW@1']);
  });
});

describe('the rows of a leak test', () => {
  const testRange = { fromMs: plantDayRange(names[2], zone).fromMs - 900_000, untilMs: plantDayRange(names[2], zone).fromMs + 900_000 };
  const tested: PlantData = { ...nothing, windows: [{ kind: 'allConsumersOff', note: '', ...testRange }] };

  /** Asks for leaks where the files of the test's days have so many rows each; gives what is asked of core. */
  async function asked(rowsOfDay: Readonly<Partial<Record<PlantDay, number>>>) {
    const questions: { readonly known: { readonly test?: { readonly rows: { readonly length: number } } } }[] = [];
    const read = (question: (typeof questions)[number]) => Promise.resolve(void questions.push(question) as never);
    const leakage = stationLeakage({
      keeper: { files: () => Promise.resolve(new Map()), isDetailed: () => true, run: () => Promise.resolve() },
      details: { files: () => new Map(), read: () => [] },
      records: {
        rows: ({ day }) =>
          Promise.resolve(tableOf(Array.from({ length: rowsOfDay[day]! }, (_, i) => emptyRow(plantDayRange(day, zone).fromMs + i)))),
      },
      files: { identity: (day) => Promise.resolve(rowsOfDay[day] === undefined ? undefined : { sizeBytes: 1, modifiedMs: 1 }) },
      reader: { read: read as never },
      ...{ clock: { nowMs: () => range.untilMs }, zone: () => zone, estimated: () => Promise.resolve([]) },
    });
    await leakage.read(range, tested, never);
    return questions[0]!.known.test?.rows.length;
  }

  it.each([
    [{}, undefined],
    [{ [names[2]]: 0 }, undefined],
    [{ [names[2]]: 1 }, undefined],
    [{ [names[2]]: 2 }, 2],
    [{ [names[1]]: 1, [names[2]]: 1 }, 2],
    [{ [names[1]]: 5, [names[2]]: 7 }, 12],
    [{ [names[0]]: 9, [names[3]]: 9 }, undefined],
  ])('are those of the files of its days, two at least: %j', async (rowsOfDay, count) => {
    expect(await asked(rowsOfDay)).toBe(count);
  });
});

describe('the rise of the nights that nobody has seen', () => {
  const today = '2026-11-20';
  /** What is asked of core, with what was entered. */
  async function asked(plant: Partial<PlantData>) {
    const tasks: unknown[] = [];
    const leakage = stationLeakage({
      keeper: { files: () => Promise.resolve(new Map()), isDetailed: () => true, run: () => Promise.resolve() },
      details: { files: () => new Map(), read: (part, from, until) => [Buffer.from(`${part} ${from} ${until}`)] },
      records: { rows: () => Promise.reject(new Error('no test')) },
      files: { identity: () => Promise.resolve(undefined) },
      reader: { read: (task) => (tasks.push(task), Promise.resolve(undefined as never)) },
      ...{ clock: { nowMs: () => plantDayRange(today, zone).fromMs }, zone: () => zone, estimated: () => Promise.resolve([]) },
    });
    expect(await leakage.alarm({ ...nothing, ...plant }, never)).toBeUndefined();
    return tasks;
  }
  const taskFrom = (first: PlantDay) => ({
    wanted: 'leakAlarm',
    leaks: [Buffer.from(`leaks ${first} 2026-11-19`)],
    range: { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(today, zone).fromMs },
  });

  it('is looked for in the days of a year and a day that are over', async () => {
    expect(await asked({})).toEqual([{ ...taskFrom('2025-11-18'), comparedFrom: '', leftOut: [] }]);
  });

  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2025-11-19', '2025-11-19'],
    ['2025-11-17', '2025-11-18'],
  ])('with one seen on %s is looked for from %s on, without the days that are marked', async (since, first) => {
    const day = plantDayRange('2026-07-03', zone);
    const seen = { since, note: '', author: 'M. Brandt', enteredMs: 1 };
    expect(await asked({ leakChanges: [seen], windows: [{ kind: 'holiday', note: '', ...day }] })).toEqual([
      { ...taskFrom(first), comparedFrom: since, leftOut: ['2026-07-03'] },
    ]);
  });
});
