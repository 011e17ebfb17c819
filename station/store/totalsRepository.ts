import type { DatabaseSync } from 'node:sqlite';
import type { PlantDay } from '../../core/time/index.ts';
import { inTransaction } from './inTransaction.ts';

/** Tells one content of a file from another. */
export interface FileIdentity {
  readonly sizeBytes: number;
  readonly modifiedMs: number;
}

/** Sums of a day's file as bytes: the whole day's, and the quarter hours'. */
export interface DayTotalsBytes {
  readonly summary: Uint8Array;
  readonly quarters: Uint8Array;
}

/** Sums of day files; any of them may be lost, for they can be made again. */
export interface TotalsRepository {
  /** Undefined when there is none of this file. */
  summary(day: PlantDay, file: FileIdentity): Uint8Array | undefined;
  quarters(day: PlantDay, file: FileIdentity): Uint8Array | undefined;
  save(day: PlantDay, file: FileIdentity, bytes: DayTotalsBytes): void;
  /** Removes those of all other days. */
  keepOnly(days: readonly PlantDay[]): void;
  clear(): void;
}

/** Sums that were written in another `format` are as good as none. */
export function totalsRepository(database: DatabaseSync, format: number): TotalsRepository {
  const ofFile = 'FROM day_totals WHERE day = ? AND format = ? AND size_bytes = ? AND modified_ms = ?';
  const getSummary = database.prepare(`SELECT summary AS bytes ${ofFile}`);
  const getQuarters = database.prepare(`SELECT quarters AS bytes ${ofFile}`);
  const put = database.prepare(
    'INSERT OR REPLACE INTO day_totals (day, format, size_bytes, modified_ms, summary, quarters) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const days = database.prepare('SELECT day FROM day_totals');
  const drop = database.prepare('DELETE FROM day_totals WHERE day = ?');
  const dropAll = database.prepare('DELETE FROM day_totals');
  const find = (get: typeof getSummary, day: PlantDay, { sizeBytes, modifiedMs }: FileIdentity) =>
    get.get(day, format, sizeBytes, modifiedMs)?.['bytes'] as Uint8Array | undefined;

  return {
    summary: (day, file) => find(getSummary, day, file),
    quarters: (day, file) => find(getQuarters, day, file),
    save(day, { sizeBytes, modifiedMs }, { summary, quarters }) {
      put.run(day, format, sizeBytes, modifiedMs, summary, quarters);
    },
    keepOnly(kept) {
      const wanted = new Set(kept);
      const gone = days.all().flatMap((row) => (wanted.has(String(row['day'])) ? [] : [String(row['day'])]));
      if (gone.length === 0) return;
      inTransaction(database, () => {
        for (const day of gone) drop.run(day);
      });
    },
    clear() {
      dropAll.run();
    },
  };
}
