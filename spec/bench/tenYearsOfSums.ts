import { DatabaseSync } from 'node:sqlite';
import { channelSumsRepository } from '../../adapters/sqlite/channelSumsRepository.ts';
import { migrate } from '../../adapters/sqlite/migrate.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { encodeHistory } from '../../adapters/contract/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { msPerDay, type PlantDay, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { type ChannelSums, quarterHourMs } from '../../core/totals/index.ts';
import { channelHistory } from '../../station/figures/channelHistory.ts';
import { storedSums } from '../../station/figures/channelSumsBytes.ts';
import { keptSums } from '../../station/figures/keptSums.ts';

const zone = 'Europe/Berlin';
const firstDay: PlantDay = '2016-11-20';
const dayCount = 3652;
const format = 1;
const file = { sizeBytes: 1, modifiedMs: 1 };
const log = { error: (text: string) => process.stderr.write(`${text}\n`) };
/** Six lines, as a chart often has. */
const channels: readonly Channel[] = [
  'systemPressureBar@0',
  'volumeFlowM3min@0',
  'deliveryVolumeM3min@0',
  'electricalPowerKW@1',
  'electricalPowerKW@2',
  'electricalPowerKW@3',
];

function sumsOf(day: PlantDay, place: number): ChannelSums {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  const steps = Float64Array.from({ length: (untilMs - fromMs) / quarterHourMs }, (_, i) => fromMs / quarterHourMs + i);
  const mean = steps.map((step) => 7 + place + Math.sin(step / 50) / 3);
  return {
    steps,
    sums: mean.map((value) => value * quarterHourMs),
    coveredMs: steps.map(() => quarterHourMs),
    least: Float32Array.from(mean, (value) => value - 0.4),
    greatest: Float32Array.from(mean, (value) => value + 0.3),
  };
}

/** A database with the sums of ten years, in memory. */
export function tenYearsOfSums() {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const sums = keptSums(channelSumsRepository(database, format), log);
  for (let i = 0, day = firstDay; i < dayCount; i++, day = shiftDay(day, 1)) {
    sums.save(day, file, storedSums(new Map(channels.map((channel, place) => [channel, sumsOf(day, place)]))));
  }
  const untilMs = plantDayRange(shiftDay(firstDay, dayCount), zone).fromMs;
  const history = channelHistory({
    keeper: { files: () => Promise.resolve(new Map()), isDone: () => true, run: () => Promise.resolve() },
    sums,
    records: { channels: () => Promise.resolve(new Map()) },
    live: () => undefined,
    clock: { nowMs: () => untilMs },
    zone: () => zone,
  });
  const never = new AbortController().signal;
  /** The last so many days, as the station sends them. */
  return async (days: number) =>
    JSON.stringify(encodeHistory(await history.read({ fromMs: untilMs - days * msPerDay, untilMs }, channels, never)));
}
