import { DatabaseSync } from 'node:sqlite';
import { channelSumsRepository } from '../../adapters/sqlite/channelSumsRepository.ts';
import { migrate } from '../../adapters/sqlite/migrate.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { encodePerformance } from '../../adapters/contract/index.ts';
import { performanceChannels } from '../../core/performance/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { daysBetween, type PlantDay, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { channelHistory } from '../../station/figures/channelHistory.ts';
import { keptSums } from '../../station/figures/keptSums.ts';
import { performanceAnswer } from '../../station/figures/performanceAnswer.ts';
import { keepSums, zone } from './sumsOfYears.ts';

const lastDay: PlantDay = '2026-11-19';
const dayCount = 365;
const baselineDays = 90;
const format = 1;
const log = { error: (text: string) => process.stderr.write(`${text}\n`) };

/** What a station answers of a year of ten machines, from a database in memory. */
export function performanceYear() {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const repository = channelSumsRepository(database, format);
  keepSums(repository, performanceChannels, dayCount, lastDay);
  const { untilMs } = plantDayRange(lastDay, zone);
  const first = shiftDay(lastDay, 1 - dayCount);
  const history = channelHistory({
    keeper: { files: () => Promise.resolve(new Map()), isDone: () => true, run: () => Promise.resolve() },
    sums: keptSums(repository, log),
    records: { channels: () => Promise.resolve(new Map()), summary: () => Promise.resolve(undefined) },
    live: () => undefined,
    clock: { nowMs: () => untilMs },
    estimated: () => Promise.resolve([]),
    zone: () => zone,
  });
  const source = {
    history,
    days: () => Promise.resolve(daysBetween(first, lastDay)),
    estimated: () => Promise.resolve([]),
    variables: () => [],
    series: { read: () => new Map() },
  };
  const asked = {
    baseline: { first, last: shiftDay(first, baselineDays - 1) },
    report: { first: shiftDay(first, baselineDays), last: lastDay },
  };
  const never = new AbortController().signal;
  return async () => {
    const answer = await performanceAnswer(source, defaultSettings, { asked, zone, nowMs: untilMs }, never);
    if (answer.performance.model === undefined) throw new Error('the days of the bench have no model');
    return JSON.stringify(encodePerformance(answer));
  };
}
