import type { Logger } from 'pino';
import type { DayDetailBytes, DayDetailPart, DayDetailRepository, FileIdentity } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { dayDetailFormat } from './dayDetailBytes.ts';
import { isIntact } from './dayRecordBytes.ts';

/** Details of finished days, as the database has them. */
export interface KeptDetails {
  /** Days that have details by the clock of the plant's zone, and the file that they are of. */
  files(): ReadonlyMap<PlantDay, FileIdentity>;
  save(day: PlantDay, file: FileIdentity, zone: string, bytes: DayDetailBytes): void;
  /** The bytes of the days `from` up to `until`, both included, ascending; a day whose details are damaged is forgotten. */
  read(part: DayDetailPart, from: PlantDay, until: PlantDay): readonly Uint8Array[];
}

const madeIn = (zone: string) => `${dayDetailFormat} ${zone}`;

/** The database is a convenience: what it does not keep is made again. `zone` is the plant's. */
export function keptDetails(repository: DayDetailRepository, zone: () => string, log: Pick<Logger, 'error'>): KeptDetails {
  const attempt = <T>(otherwise: T, use: () => T): T => {
    try {
      return use();
    } catch (error) {
      log.error(`details: ${reasonOf(error)}`);
      return otherwise;
    }
  };
  let known: { readonly made: string; readonly files: Map<PlantDay, FileIdentity> } | undefined;
  const filesOf = (made: string): Map<PlantDay, FileIdentity> => {
    if (known?.made !== made)
      known = { made, files: new Map(attempt<ReadonlyMap<PlantDay, FileIdentity>>(new Map(), () => repository.files(made))) };
    return known.files;
  };
  const forget = (day: PlantDay) => {
    filesOf(madeIn(zone())).delete(day);
    attempt(undefined, () => {
      repository.remove(day);
    });
  };

  return {
    files: () => filesOf(madeIn(zone())),
    save(day, file, zoneThen, bytes) {
      const made = madeIn(zoneThen);
      attempt(undefined, () => {
        repository.save(day, file, made, bytes);
        if (zoneThen === zone()) filesOf(made).set(day, file);
      });
    },
    read(part, from, until) {
      const made = madeIn(zone());
      return attempt<ReturnType<DayDetailRepository['read']>>([], () => repository.read(part, made, from, until)).flatMap(
        ({ day, bytes }) => {
          if (isIntact(bytes)) return [bytes];
          forget(day);
          return [];
        },
      );
    },
  };
}
