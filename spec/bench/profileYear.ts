import { DatabaseSync } from 'node:sqlite';
import { channelSumsRepository } from '../../adapters/sqlite/channelSumsRepository.ts';
import { migrate } from '../../adapters/sqlite/migrate.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { encodeProfile } from '../../adapters/contract/index.ts';
import { loadProfileOf, profileChannels } from '../../core/loadProfile/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { msPerDay, type PlantDay, plantDayRange } from '../../core/time/index.ts';
import { channelHistory } from '../../station/figures/channelHistory.ts';
import { keptSums } from '../../station/figures/keptSums.ts';
import { loadProfiles } from '../../station/figures/loadProfiles.ts';
import { keepSums, zone } from './sumsOfYears.ts';

const lastDay: PlantDay = '2026-11-19';
const dayCount = 365;
const format = 1;
const log = { error: (text: string) => process.stderr.write(`${text}\n`) };
/** That of the most channels. */
const of = 'noLoadShare';

/** The profile of a year of ten machines as the station sends it, from a database in memory. */
export function profileYear() {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const repository = channelSumsRepository(database, format);
  keepSums(repository, profileChannels(of), dayCount, lastDay);
  const { untilMs } = plantDayRange(lastDay, zone);
  const history = channelHistory({
    keeper: { files: () => Promise.resolve(new Map()), isDone: () => true, run: () => Promise.resolve() },
    sums: keptSums(repository, log),
    records: { channels: () => Promise.resolve(new Map()), summary: () => Promise.resolve(undefined) },
    live: () => undefined,
    clock: { nowMs: () => untilMs },
    estimated: () => Promise.resolve([]),
    zone: () => zone,
  });
  const read = loadProfiles({
    history,
    evaluate: (found, question) => Promise.resolve({ profile: loadProfileOf(found, question), seconds: undefined }),
    estimated: () => Promise.resolve([]),
    dataSheets: () => [],
    typeNames: () => [],
    limits: () => defaultSettings.limits,
    holidays: () => new Set(),
    zone: () => zone,
  });
  const never = new AbortController().signal;
  return async () => JSON.stringify(encodeProfile(await read({ fromMs: untilMs - dayCount * msPerDay, untilMs }, of, never)));
}
