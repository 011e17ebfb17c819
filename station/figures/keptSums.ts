import type { Logger } from 'pino';
import type { ChannelSumsRepository, FileIdentity } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { type ChannelSums, daySteps, mergedSums, type SummedChannel } from '../../core/totals/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { decodeChannelSums, type StoredSums } from './channelSumsBytes.ts';
import { rememberedSums, sumsMemory } from './rememberedSums.ts';

/** Sums of every channel of finished days, as the database has them. */
export interface KeptSums {
  /** Days that have sums, and the file that they are of. */
  readonly files: ReadonlyMap<PlantDay, FileIdentity>;
  save(day: PlantDay, file: FileIdentity, sums: StoredSums): void;
  /** Of the days `from` up to `until`, both included, with a day a step; may hold days beyond them. */
  days(channel: SummedChannel, from: PlantDay, until: PlantDay): ChannelSums;
  /** Likewise with so many quarter hours a step; a day whose sums are damaged is forgotten. */
  quarters(channel: SummedChannel, from: PlantDay, until: PlantDay, stepsAtATime: number): ChannelSums;
  remove(day: PlantDay): void;
}

/** The database is a convenience: what it does not keep is made again. */
export function keptSums(repository: ChannelSumsRepository, log: Pick<Logger, 'error'>): KeptSums {
  const attempt = <T>(otherwise: T, use: () => T): T => {
    try {
      return use();
    } catch (error) {
      log.error(`sums: ${reasonOf(error)}`);
      return otherwise;
    }
  };
  const files = new Map(attempt<ReadonlyMap<PlantDay, FileIdentity>>(new Map(), () => repository.files()));
  const memory = sumsMemory();
  const readDays = rememberedSums((channel, from, until) => daySteps(repository.days(channel, from, until)), memory);
  const forget = () => {
    memory.clear();
  };
  const remove = (day: PlantDay) => {
    files.delete(day);
    forget();
    attempt(undefined, () => {
      repository.remove(day);
    });
  };
  const decoded = (channel: SummedChannel, from: PlantDay, until: PlantDay) =>
    repository.quarters(channel, from, until).flatMap(({ day, bytes }) => {
      const sums = decodeChannelSums(bytes);
      if (sums === undefined) remove(day);
      return sums ?? [];
    });

  return {
    files,
    save(day, file, sums) {
      attempt(undefined, () => {
        forget();
        repository.save(day, file, sums);
        files.set(day, file);
      });
    },
    days: (channel, from, until) => attempt(daySteps([]), () => readDays(channel, from, until)),
    quarters(channel, from, until, stepsAtATime) {
      const read = rememberedSums((of, first, last) => mergedSums(decoded(of, first, last), stepsAtATime), memory, String(stepsAtATime));
      return attempt(daySteps([]), () => read(channel, from, until));
    },
    remove,
  };
}
