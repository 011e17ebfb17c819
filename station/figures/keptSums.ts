import type { Logger } from 'pino';
import type { ChannelSumsRepository, DaySum, FileIdentity } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { ChannelSums, SummedChannel } from '../../core/totals/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { decodeChannelSums, type StoredSums } from './channelSumsBytes.ts';

/** Sums of every channel of finished days, as the database has them. */
export interface KeptSums {
  /** Days that have sums, and the file that they are of. */
  readonly files: ReadonlyMap<PlantDay, FileIdentity>;
  save(day: PlantDay, file: FileIdentity, sums: StoredSums): void;
  /** Of the days `from` up to `until`, both included, ascending. */
  days(channel: SummedChannel, from: PlantDay, until: PlantDay): readonly DaySum[];
  /** Likewise; a day whose sums are damaged is forgotten. */
  quarters(channel: SummedChannel, from: PlantDay, until: PlantDay): readonly ChannelSums[];
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
  const remove = (day: PlantDay) => {
    files.delete(day);
    attempt(undefined, () => {
      repository.remove(day);
    });
  };

  return {
    files,
    save(day, file, sums) {
      attempt(undefined, () => {
        repository.save(day, file, sums);
        files.set(day, file);
      });
    },
    days: (channel, from, until) => attempt<readonly DaySum[]>([], () => repository.days(channel, from, until)),
    quarters: (channel, from, until) =>
      attempt<ReturnType<ChannelSumsRepository['quarters']>>([], () => repository.quarters(channel, from, until)).flatMap(
        ({ day, bytes }) => {
          const sums = decodeChannelSums(bytes);
          if (sums === undefined) remove(day);
          return sums ?? [];
        },
      ),
    remove,
  };
}
