import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  balanceResponse,
  decodeBalance,
  decodeStatistics,
  decodeThinkGreen,
  encodeBalanceRequest,
  encodeStatisticsRequest,
  encodeThinkGreen,
  statisticsResponse,
  thinkGreenMessage,
} from '../../../adapters/contract/index.ts';
import { type CounterRun, energyBalanceOf } from '../../../core/balance/index.ts';
import { tariffOf } from '../../../core/tariff/index.ts';
import { installedCompressors, type StationSnapshot } from '../../../core/master/index.ts';
import { demoPlant, plantSnapshot, startPlant } from '../../../core/plant/index.ts';
import type { SampleRow } from '../../../core/samples/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { countsOfTotals, plantIndex, statistic, statisticNames } from '../../../core/statistics/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { dayFilePath, folderCard } from '../../../adapters/card/index.ts';
import { totalsFormat } from '../../../station/figures/dayRecordBytes.ts';
import { type Figures, openFigures } from '../../../station/figures/openFigures.ts';
import { channelSumsRepository } from '../../../adapters/sqlite/channelSumsRepository.ts';
import { dayDetailRepository } from '../../../adapters/sqlite/dayDetailRepository.ts';
import { damageRepository } from '../../../adapters/sqlite/damageRepository.ts';
import { priceSeriesRepository } from '../../../adapters/sqlite/priceSeriesRepository.ts';
import { thinkGreenRepository } from '../../../adapters/sqlite/thinkGreenRepository.ts';
import { totalsRepository } from '../../../adapters/sqlite/totalsRepository.ts';
import { expectClose } from '../../core/totals/expectConserved.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { until } from '../until.ts';
import { periodS, plantCard, type PlantCard, simulatedDays, zone } from './plantCard.ts';

let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;
const names = ['2026-03-28', '2026-03-29', '2026-03-30'] as const;
const range = { fromMs: plantDayRange(names[0], zone).fromMs, untilMs: plantDayRange(names[2], zone).untilMs };
const snapshot: StationSnapshot = plantSnapshot(demoPlant, startPlant(demoPlant, { seed: 5, atMs: range.untilMs }));
const settings: Settings = { ...defaultSettings, units: { ...defaultSettings.units, electricityRatePerKWh: 0.31 } };
const noon = range.untilMs + 12 * 3_600_000;

beforeAll(() => {
  days = simulatedDays(names[0], names[2]);
});

const opened: Figures[] = [];
afterEach(async () => {
  for (const figures of opened.splice(0)) await figures.close();
});

function open(card: PlantCard, runs: readonly CounterRun[] = []) {
  const database = openDatabase();
  const { log, lines } = logLines();
  const figures = openFigures({
    card: folderCard(card.cardDir),
    dayFilePath: (day) => dayFilePath(card.cardDir, day),
    zone: () => zone,
    clock: { nowMs: () => noon },
    log,
    settings: () => settings,
    counterRuns: () => runs,
    variables: () => [],
    totals: totalsRepository(database, totalsFormat),
    channelSums: channelSumsRepository(database, totalsFormat),
    dayDetails: dayDetailRepository(database),
    damage: damageRepository(database),
    thinkGreen: thinkGreenRepository(database),
    priceSeries: priceSeriesRepository(database),
  });
  opened.push(figures);
  return { figures, lines };
}

describe('the figures of a station', () => {
  it('answer the four statistics of a range, for each machine with data and then for the plant', async () => {
    const card = plantCard(days);
    const { figures } = open(card);
    const counts = countsOfTotals(totalsOf(card.samples(...names), range, periodS));
    for (const name of statisticNames) {
      const wire = await figures.statistics(encodeStatisticsRequest({ name, range }));
      expect(z.parse(statisticsResponse, wire)).toEqual(wire);
      expect(wire.map(({ cindex }) => cindex)).toEqual([...counts.slice(0, -1).map(({ index }) => index), plantIndex]);
      const known = counts.map(({ index, rangeS, knownS, volumeM3 }) => ({ index, rangeS, knownS, volumeM3 }));
      expect(decodeStatistics(name, wire)).toEqual({ records: statistic(name, counts), counts: known });
    }
  });

  it('answer the balance of a range with the names of the machines and the tariff of now', async () => {
    const card = plantCard(days);
    const { figures } = open(card);
    figures.add({ atMs: noon, values: days.get(names[2])![0]!.values }, snapshot);
    const wire = await figures.energyBalance(encodeBalanceRequest(range));
    expect(z.parse(balanceResponse, wire)).toEqual(wire);
    const totals = totalsOf(card.samples(...names), range, periodS);
    expectClose(decodeBalance(wire), energyBalanceOf(totals, installedCompressors(snapshot), tariffOf(settings.units)));
    expect(wire.compressors.map(({ name }) => name)).toContain(installedCompressors(snapshot)[0]!.name);
    expect(wire.tariff.rate_per_kWh).toBe(0.31);
  });

  it('[FIELD-4] put counters of energy beside the sums of the same time, and leave others out', async () => {
    const card = plantCard(days);
    const totals = totalsOf(card.samples(...names), { fromMs: range.fromMs + 60_000, untilMs: range.untilMs - 7 }, periodS);
    const ofFirst = totals.machines[0]!.energyKWh;
    expect(ofFirst).toBeGreaterThan(1);
    const run = { name: 'M1', slots: [1], fromMs: totals.fromMs, untilMs: totals.untilMs, countedKWh: 2 * ofFirst };
    const whole = { name: 'M', slots: [], ...range, countedKWh: totals.plant.energyKWh };
    const wire = await open(card, [run, whole]).figures.energyBalance(encodeBalanceRequest(range));
    expect(z.parse(balanceResponse, wire)).toEqual(wire);
    const { counters = [] } = decodeBalance(wire);
    expect(counters.map(({ name, slots }) => [name, slots])).toEqual([
      ['M1', [1]],
      ['M', []],
    ]);
    expect(counters[0]!.summedKWh).toBeCloseTo(ofFirst, 9);
    expect(counters[0]!.deviationRatio).toBeCloseTo(-0.5, 9);
    expect(counters[1]!.coverageRatio).toBeGreaterThan(0.9);
    expect(await open(card).figures.energyBalance(encodeBalanceRequest(range))).not.toHaveProperty('counters');
  });

  it('count think-green from the first day on, and from a reset again', async () => {
    const { figures, lines } = open(plantCard(days));
    figures.add({ atMs: noon, values: days.get(names[2])![0]!.values }, snapshot);
    await until('all days are counted', () => figures.thinkGreen.current().timespan.untilMs === noon);
    const wire = encodeThinkGreen(figures.thinkGreen.current());
    expect(z.parse(thinkGreenMessage, wire)).toEqual(wire);
    expect([wire.time_of_first_update, wire.time_of_last_update]).toEqual([range.fromMs / 1000, noon / 1000]);
    expect(decodeThinkGreen(wire)).toEqual(figures.thinkGreen.current());
    figures.thinkGreen.reset();
    expect(figures.thinkGreen.current()).toEqual({ timespan: { fromMs: noon, untilMs: noon }, machines: [], leakOrigin: undefined });
    expect(lines).toEqual([]);
  });

  it('refresh think-green with a sample 30 s after the last time, and with none before', async () => {
    const steady = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { figures } = open(plantCard(days));
    const { values } = days.get(names[2])![0]!;
    const sampledAfter = (ms: number) => {
      steady.mockReturnValue(1000 + ms);
      figures.add({ atMs: noon + ms, values }, snapshot);
    };
    const countedUntil = () => figures.thinkGreen.current().timespan.untilMs - noon;
    sampledAfter(0);
    await until('the first', () => countedUntil() === 0);
    sampledAfter(29_998);
    await figures.statistics(encodeStatisticsRequest({ name: statisticNames[0]!, range }));
    expect(countedUntil()).toBe(0);
    sampledAfter(30_000);
    await until('the next', () => countedUntil() === 30_000);
    steady.mockRestore();
  });

  it('count think-green again when they are made again', async () => {
    const steady = jest.spyOn(performance, 'now').mockReturnValue(0);
    const card = plantCard(days);
    const { figures } = open(card);
    const { values } = days.get(names[2])![0]!;
    const countedAfter = async (ms: number) => {
      steady.mockReturnValue(ms);
      figures.add({ atMs: noon + ms, values }, snapshot);
      const counted = () => figures.thinkGreen.current();
      await until('the next', () => counted().timespan.untilMs === noon + ms);
      return counted().machines.reduce((sum, { volumeM3 }) => sum + (volumeM3 ?? 0), 0);
    };
    const whole = await countedAfter(0);
    rmSync(card.files.path(names[0]));
    expect(await countedAfter(60_000)).toBeGreaterThanOrEqual(whole);
    await figures.rebuild(() => undefined);
    expect(await countedAfter(120_000)).toBeLessThan(0.9 * whole);
    steady.mockRestore();
  });

  it('keep the archives of the card', async () => {
    const card = plantCard(days);
    open(card);
    const archived = () => {
      try {
        return readFileSync(join(card.cardDir, 'archive', 'GLW_2026-03.csv'), 'utf8');
      } catch {
        return '';
      }
    };
    await until('the archive', () => archived() !== '');
    for (const day of names) expect(archived()).toContain(`\n${day},`);
  });

  it('are made again on request, and reject what is asked for when the station ends', async () => {
    const { figures } = open(plantCard(days));
    const reported: number[] = [];
    await figures.rebuild((done) => reported.push(done));
    expect(reported).toEqual([0, 1, 2, 3]);
    const asked = figures.energyBalance(encodeBalanceRequest({ ...range, untilMs: range.untilMs - 12_345 }));
    const rejected = expect(asked).rejects.toThrow(/abort/);
    await figures.close();
    await rejected;
  });
});
