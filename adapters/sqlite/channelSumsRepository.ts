import type { DatabaseSync } from 'node:sqlite';
import type { ChannelSumsRepository } from '../../core/ports/index.ts';
import { bytesOf } from './bytesOf.ts';
import { inTransaction } from './inTransaction.ts';

/** Sums that were written in another `format` are as good as none. */
export function channelSumsRepository(database: DatabaseSync, format: number): ChannelSumsRepository {
  const files = database.prepare('SELECT day, size_bytes, modified_ms FROM sum_files WHERE format = ? ORDER BY day');
  const putFile = database.prepare('INSERT OR REPLACE INTO sum_files (day, format, size_bytes, modified_ms) VALUES (?, ?, ?, ?)');
  const putDay = database.prepare('INSERT INTO sum_days (channel, day, sum, covered_ms, least, greatest) VALUES (?, ?, ?, ?, ?, ?)');
  const putQuarters = database.prepare('INSERT INTO sum_quarters (channel, day, bytes) VALUES (?, ?, ?)');
  const drops = ['sum_files', 'sum_days', 'sum_quarters'].map((table) => database.prepare(`DELETE FROM ${table} WHERE day = ?`));
  const knownFile = database.prepare('SELECT 1 FROM sum_files WHERE day = ?');
  // looked up day by day: a list of all days would be made again for each channel
  const known = (table: string) => `EXISTS (SELECT 1 FROM sum_files f WHERE f.day = ${table}.day AND f.format = ?)`;
  const days = database.prepare(
    `SELECT day, sum, covered_ms, least, greatest FROM sum_days WHERE channel = ? AND day BETWEEN ? AND ? AND ${known('sum_days')} ORDER BY day`,
  );
  const quarters = database.prepare(
    `SELECT day, bytes FROM sum_quarters WHERE channel = ? AND day BETWEEN ? AND ? AND ${known('sum_quarters')} ORDER BY day`,
  );
  /** The tables are ordered by channel, so that a day of them is found by reading all. */
  const remove = (day: string) => {
    if (knownFile.get(day) === undefined) return;
    for (const drop of drops) drop.run(day);
  };

  return {
    files: () =>
      new Map(
        files
          .all(format)
          .map((row) => [String(row['day']), { sizeBytes: Number(row['size_bytes']), modifiedMs: Number(row['modified_ms']) }]),
      ),
    save(day, { sizeBytes, modifiedMs }, sums) {
      inTransaction(database, () => {
        remove(day);
        for (const [channel, { whole, quarters: bytes }] of sums) {
          putDay.run(channel, day, whole.sum, whole.coveredMs, whole.least, whole.greatest);
          putQuarters.run(channel, day, bytes);
        }
        putFile.run(day, format, sizeBytes, modifiedMs);
      });
    },
    days: (channel, from, until) =>
      days.all(channel, from, until, format).map((row) => ({
        day: String(row['day']),
        sum: Number(row['sum']),
        coveredMs: Number(row['covered_ms']),
        least: Number(row['least']),
        greatest: Number(row['greatest']),
      })),
    quarters: (channel, from, until) =>
      quarters.all(channel, from, until, format).map((row) => ({ day: String(row['day']), bytes: bytesOf(row['bytes']) })),
    remove(day) {
      inTransaction(database, () => {
        remove(day);
      });
    },
  };
}
