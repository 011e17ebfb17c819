import type { Logger } from 'pino';
import { hashedDayFile } from '../../adapters/annex/index.ts';
import type { AnnexDayFile } from '../../core/annex/index.ts';
import type { CardDayFiles, FileIdentity } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';

/** The day files with their hashes, each read once. */
export interface HashedDays {
  /** Those of the days that are read by now; the others are read from now on. */
  of(days: readonly PlantDay[]): Promise<readonly AnnexDayFile[]>;
  close(): Promise<void>;
}

export interface HashedDaysParts {
  readonly dayFiles: Pick<CardDayFiles, 'identity'>;
  readonly path: (day: PlantDay) => string;
  readonly log: Logger;
}

interface Hashed {
  readonly identity: FileIdentity;
  readonly file: AnnexDayFile;
}

const isSame = (a: FileIdentity | undefined, b: FileIdentity) => a?.sizeBytes === b.sizeBytes && a.modifiedMs === b.modifiedMs;

export function hashedDays({ dayFiles, path, log }: HashedDaysParts): HashedDays {
  const known = new Map<PlantDay, Hashed>();
  const wanted = new Map<PlantDay, FileIdentity>();
  const stop = new AbortController();
  let reading: Promise<void> | undefined;

  const readWanted = async () => {
    for (let next = wanted.entries().next().value; next !== undefined; next = wanted.entries().next().value) {
      const [day, identity] = next;
      try {
        known.set(day, { identity, file: await hashedDayFile(day, path(day), stop.signal) });
      } catch (error) {
        if (stop.signal.aborted) return;
        log.error(`the file of ${day} could not be hashed (${reasonOf(error)})`);
      }
      // asked for again meanwhile, it is read again only if it has changed
      if (isSame(wanted.get(day), identity)) wanted.delete(day);
    }
  };

  return {
    async of(days) {
      const files: AnnexDayFile[] = [];
      for (const day of days) {
        const identity = await dayFiles.identity(day);
        const hashed = known.get(day);
        if (identity === undefined) continue;
        if (hashed !== undefined && isSame(hashed.identity, identity)) files.push(hashed.file);
        else wanted.set(day, identity);
      }
      if (wanted.size > 0) reading ??= readWanted().finally(() => (reading = undefined));
      return files;
    },
    async close() {
      stop.abort();
      await reading;
    },
  };
}
