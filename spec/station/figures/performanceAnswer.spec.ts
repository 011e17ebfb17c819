import { describe, expect, it } from '@jest/globals';
import { channelSumsOfFiles, filesNear, findDayFiles } from '../../../adapters/dayFiles/index.ts';
import {
  type PerformanceAsked,
  performanceChannels,
  recordedPerformance,
  type RecordedQuestion,
  type StoredVariable,
} from '../../../core/performance/index.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { type Channel, compressorChannel } from '../../../core/samples/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { performanceAnswer } from '../../../station/figures/performanceAnswer.ts';
import { energyDays, type EnergyDays } from './energyDays.ts';
import { openTotals } from './openTotals.ts';
import { plantCard, zone } from './plantCard.ts';

const first = '2026-02-20';
const baseline = { first, last: shiftDay(first, 29) };
const report = { first: shiftDay(first, 30), last: shiftDay(first, 44) };
const nowMs = plantDayRange(shiftDay(first, 45), zone).fromMs + 3_600_000;
const never = new AbortController().signal;
const { electricityRatePerKWh, electricityCo2KgPerKWh } = defaultSettings.units;
const rates = { prices: flatRates(electricityRatePerKWh), co2: flatRates(electricityCo2KgPerKWh) };

/** A station whose days are summed. */
async function summed(days: Partial<EnergyDays> = {}) {
  const card = plantCard();
  for (const [day, text] of energyDays({ first, count: 45, saved: { from: 30, share: 0.1 }, ...days })) card.write(day, text);
  const { totals } = openTotals(card.files, { nowMs: () => nowMs });
  await totals.sumsKeeper.run();
  const answer = (plant: Partial<Settings['plant']> = {}, variables: readonly StoredVariable[] = []) =>
    performanceAnswer(
      { ...totals, variables: () => variables, series: { read: () => new Map() } },
      { ...defaultSettings, plant: { ...defaultSettings.plant, ...plant } },
      { asked: { baseline, report }, zone, nowMs },
      never,
    );
  return { card, totals, answer };
}

/** What the command line says of the same files. */
async function ofFiles(folder: string, more: Partial<RecordedQuestion> = {}) {
  const { files } = findDayFiles([folder]);
  const range = { fromMs: plantDayRange(baseline.first, zone).fromMs, untilMs: plantDayRange(report.last, zone).untilMs };
  const estimated = new Set<Channel>();
  const found = await channelSumsOfFiles(filesNear(files, range), range, performanceChannels, {
    estimated: (channels) => channels.forEach((each) => estimated.add(each)),
  });
  return recordedPerformance({ found, estimated: [...estimated], baseline, report, zone, ...rates, ...more });
}

describe('energy against a baseline at the station', () => {
  it('is that of the day files on the command line, to the last digit, over the change of clocks', async () => {
    const { card, answer } = await summed();
    const found = await answer();
    expect(found).toMatchObject(await ofFiles(card.cardDir));
    expect([found.recordedDays, found.summedDays, found.volumeOf]).toEqual([45, 45, 'flow']);
    expect(found.performance.days.map(({ hours }) => hours)).toContain(23);
    expect(found.performance).toMatchObject({ isDistinct: true, isEstimated: false, change: { since: report.first } });
  });

  it('takes into account what is entered: adjustments and variables', async () => {
    const { card, answer } = await summed();
    const adjustments = [{ from: report.first, kWhPerDay: 10, note: 'a new line', author: 'M. Brandt', enteredMs: 1 }];
    const days = new Map(Array.from({ length: 45 }, (_, i) => [shiftDay(first, i), 10 + i] as const));
    const known = new Map([...days].map(([day, temperature]) => [day, { temperature }] as const));
    const found = await answer({ adjustments: { rows: adjustments } }, [
      { name: 'temperature', unit: '°C', importedMs: 1, author: 'M. Brandt', days },
    ]);
    expect(found).toMatchObject(await ofFiles(card.cardDir, { adjustments, variables: { days: known, names: ['temperature'] } }));
    expect(found.adjustments).toEqual(adjustments);
    expect(found.performance.days[0]).toMatchObject({ temperatureC: 40 });
  });

  it('takes the delivery of machines for the volume without a sensor, from the day of each machine on', async () => {
    const { card, answer } = await summed({ hasFlow: false, machines: [0, 20] });
    const found = await answer();
    expect([found.volumeOf, found.performance.baseline.length, found.performance.days.length]).toEqual(['delivery', 30, 15]);
    expect(found).toMatchObject(await ofFiles(card.cardDir));
    const flow = await (await summed()).answer();
    const volumes = ({ performance }: typeof flow) => performance.baseline.map(({ volumeM3 }) => volumeM3);
    const shares = volumes(found).map((volume, i) => volume / volumes(flow)[i]!);
    expect(shares.every((share) => Math.abs(share - 1) < 0.001)).toBe(true);
  });

  it('says where power was calculated instead of measured', async () => {
    const { card, answer } = await summed({ estimated: [compressorChannel('electricalPowerKW', 1)] });
    const found = await answer();
    expect(found.performance.isEstimated).toBe(true);
    expect(found.performance.figures.saving.kind).toBe('rule');
    expect(found).toMatchObject(await ofFiles(card.cardDir));
  });

  describe('where nobody set a baseline', () => {
    /** What the station says on the morning after a day, of files from the first one on. */
    async function answerAfter(number: number, files: ReadonlyMap<string, string>, asked: PerformanceAsked = {}) {
      const card = plantCard();
      for (const [day, text] of files) card.write(day, text);
      const morningMs = plantDayRange(shiftDay(first, number + 1), zone).fromMs + 3_600_000;
      const { totals } = openTotals(card.files, { nowMs: () => morningMs });
      await totals.sumsKeeper.run();
      const source = { ...totals, variables: () => [], series: { read: () => new Map() } };
      return performanceAnswer(source, defaultSettings, { asked, zone, nowMs: morningMs }, never);
    }
    /** The first one begins at noon. */
    function daysFromNoon(count: number) {
      const [[day, text] = ['', ''], ...whole] = energyDays({ first, count });
      const [head = '', ...rows] = text.split('\n');
      return new Map([[day, [head, ...rows.slice(rows.length / 2)].join('\n')], ...whole]);
    }
    const reasonOf = ({ performance: { figures } }: Awaited<ReturnType<typeof answerAfter>>) =>
      figures.saving.kind === 'none' ? figures.saving.reason : undefined;

    it('proposes the first 28 days, which have a model before another day is compared', async () => {
      const answer = await answerAfter(27, energyDays({ first, count: 28 }));
      expect(answer.baseline).toEqual({ first, last: shiftDay(first, 27) });
      expect([answer.performance.model?.n, reasonOf(answer)]).toEqual([28, 'noReportDays']);
    });

    it('goes on until it has 28 days with data where the first one began at noon', async () => {
      const early = await answerAfter(27, daysFromNoon(28));
      expect([early.baseline.last, early.performance.baseline.length, reasonOf(early)]).toEqual([shiftDay(first, 28), 27, 'tooFewDays']);
      const answer = await answerAfter(29, daysFromNoon(30));
      expect([answer.baseline, answer.performance.baseline.length]).toEqual([{ first, last: shiftDay(first, 28) }, 28]);
      expect(answer.performance.days.map(({ day }) => day)).toEqual([shiftDay(first, 29)]);
    });

    it('goes on for no day that is not summed yet', async () => {
      const quarters = () => Promise.resolve({ found: new Map(), days: 40, summedDays: 39 });
      const source = {
        ...{ history: { quarters }, days: () => Promise.resolve([first]), estimated: () => Promise.resolve([]) },
        ...{ variables: () => [], series: { read: () => new Map() } },
      };
      const { baseline: proposed } = await performanceAnswer(source, defaultSettings, { asked: {}, zone, nowMs }, never);
      expect(proposed).toEqual({ first, last: shiftDay(first, 27) });
    });

    it('leaves the days as they are that somebody chose', async () => {
      const asked = { baseline: { first, last: shiftDay(first, 9) } };
      const answer = await answerAfter(29, energyDays({ first, count: 30 }), asked);
      expect([answer.baseline, answer.report.last, reasonOf(answer)]).toEqual([asked.baseline, shiftDay(first, 29), 'tooFewDays']);
    });
  });

  it.each([
    ['that touch, as one', [0, 9], [10, 14], [[0, 14]]],
    ['that overlap, as one', [0, 9], [4, 12], [[0, 12]]],
    ['one of which lies in the other, as that one', [0, 20], [5, 9], [[0, 20]]],
    ['that are the same, as one', [3, 8], [3, 8], [[3, 8]]],
    [
      'with a day between them, each',
      [0, 9],
      [11, 14],
      [
        [0, 9],
        [11, 14],
      ],
    ],
    [
      'in the other order, each',
      [20, 29],
      [0, 5],
      [
        [0, 5],
        [20, 29],
      ],
    ],
  ] as const)('reads the days of ranges %s', async (_, ofBaseline, ofReport, read) => {
    const daysOf = ([from, until]: readonly [number, number]) => ({ first: shiftDay(first, from), last: shiftDay(first, until) });
    const asked: unknown[] = [];
    const seriesRead: unknown[] = [];
    const source = {
      history: {
        quarters(range: { readonly fromMs: number; readonly untilMs: number }) {
          asked.push(range);
          return Promise.resolve({ found: new Map(), days: 7 * asked.length, summedDays: 5 * asked.length });
        },
      },
      ...{ days: () => Promise.resolve([first]), estimated: () => Promise.resolve([]), variables: () => [] },
      series: { read: (name: string, range: unknown) => (seriesRead.push([name, range]), new Map()) },
    };
    const tariffs = { rows: [{ since: first, kind: 'series', series: 'spot' }] } as const;
    const { recordedDays, summedDays } = await performanceAnswer(
      source,
      { ...defaultSettings, plant: { ...defaultSettings.plant, tariffs } },
      { asked: { baseline: daysOf(ofBaseline), report: daysOf(ofReport) }, zone, nowMs },
      never,
    );
    const rangeMs = ({ first: from, last }: ReturnType<typeof daysOf>) => ({
      fromMs: plantDayRange(from, zone).fromMs,
      untilMs: plantDayRange(last, zone).untilMs,
    });
    const ranges = read.map((of) => rangeMs(daysOf(of)));
    expect(asked).toEqual(ranges);
    expect(seriesRead).toEqual([['spot', { fromMs: ranges[0]!.fromMs, untilMs: ranges.at(-1)!.untilMs }]]);
    expect([recordedDays, summedDays]).toEqual(read.length === 1 ? [7, 5] : [21, 15]);
  });

  it('reads nothing between a baseline and a report that lie apart', async () => {
    const { totals } = await summed();
    const asked = { baseline: { first, last: shiftDay(first, 27) }, report: { first: shiftDay(first, 40), last: shiftDay(first, 41) } };
    const { recordedDays, performance } = await performanceAnswer(
      { ...totals, variables: () => [], series: { read: () => new Map() } },
      defaultSettings,
      { asked, zone, nowMs },
      never,
    );
    expect([recordedDays, performance.baseline.length, performance.days.length]).toEqual([30, 28, 2]);
  });
});
