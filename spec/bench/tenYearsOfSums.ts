import { DatabaseSync } from 'node:sqlite';
import { channelSumsRepository } from '../../adapters/sqlite/channelSumsRepository.ts';
import { migrate } from '../../adapters/sqlite/migrate.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { encodeHistory } from '../../adapters/contract/index.ts';
import { msPerDay, type PlantDay, plantDayRange } from '../../core/time/index.ts';
import { channelHistory } from '../../station/figures/channelHistory.ts';
import { keptSums } from '../../station/figures/keptSums.ts';
import { keepSums, lines, zone } from './sumsOfYears.ts';

const lastDay: PlantDay = '2026-11-19';
const dayCount = 3652;
const format = 1;
const log = { error: (text: string) => process.stderr.write(`${text}\n`) };

/** A database with the sums of ten years, in memory. */
export function tenYearsOfSums() {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const repository = channelSumsRepository(database, format);
  keepSums(repository, lines, dayCount, lastDay);
  const { untilMs } = plantDayRange(lastDay, zone);
  const never = new AbortController().signal;
  /** The last so many days, as the station sends them when it reads them for the first time. */
  return async (days: number) => {
    const history = channelHistory({
      keeper: { files: () => Promise.resolve(new Map()), isDone: () => true, run: () => Promise.resolve() },
      sums: keptSums(repository, log),
      records: { channels: () => Promise.resolve(new Map()), summary: () => Promise.resolve(undefined) },
      live: () => undefined,
      clock: { nowMs: () => untilMs },
      estimated: () => Promise.resolve([]),
      zone: () => zone,
    });
    return JSON.stringify(encodeHistory(await history.read({ fromMs: untilMs - days * msPerDay, untilMs }, lines, never)));
  };
}
