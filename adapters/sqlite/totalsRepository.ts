import type { DatabaseSync } from 'node:sqlite';
import type { TotalsPart, TotalsRepository } from '../../core/ports/index.ts';
import { bytesOf } from './bytesOf.ts';
import { inTransaction } from './inTransaction.ts';

/** Sums that were written in another `format` are as good as none. */
export function totalsRepository(database: DatabaseSync, format: number): TotalsRepository {
  const ofFile = 'FROM day_totals WHERE day = ? AND format = ? AND size_bytes = ? AND modified_ms = ?';
  const partOf = (part: TotalsPart) => database.prepare(`SELECT ${part} AS bytes ${ofFile}`);
  const get = { summary: partOf('summary'), quarters: partOf('quarters'), flows: partOf('flows'), energies: partOf('energies') };
  const put = database.prepare(
    'INSERT OR REPLACE INTO day_totals (day, format, size_bytes, modified_ms, summary, flows, energies) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const putQuarters = database.prepare(
    'UPDATE day_totals SET quarters = ? WHERE day = ? AND format = ? AND size_bytes = ? AND modified_ms = ?',
  );
  const days = database.prepare('SELECT day FROM day_totals');
  const drop = database.prepare('DELETE FROM day_totals WHERE day = ?');
  const dropAll = database.prepare('DELETE FROM day_totals');

  return {
    find(part, day, { sizeBytes, modifiedMs }) {
      const bytes = get[part].get(day, format, sizeBytes, modifiedMs)?.['bytes'];
      return bytes === undefined || bytes === null ? undefined : bytesOf(bytes);
    },
    save(day, { sizeBytes, modifiedMs }, { summary, flows, energies }) {
      put.run(day, format, sizeBytes, modifiedMs, summary, flows, energies);
    },
    saveQuarters(day, { sizeBytes, modifiedMs }, quarters) {
      putQuarters.run(quarters, day, format, sizeBytes, modifiedMs);
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
