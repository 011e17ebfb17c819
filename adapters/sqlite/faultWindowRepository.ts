import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { FaultWindowRepository, StoredWindow } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';

const maxWindows = 500;

const windowOf = (row: Readonly<Record<string, SQLOutputValue>>): StoredWindow => ({
  fromMs: Number(row['from_ms']),
  untilMs: Number(row['until_ms']),
  isComplete: row['complete'] === 1,
  format: Number(row['format']),
  bytes: row['blob'] as Uint8Array,
});

/** Keeps the newest `capacity` windows. */
export function faultWindowRepository(database: DatabaseSync, capacity = maxWindows): FaultWindowRepository {
  const columns = 'from_ms, until_ms, complete, format, blob';
  const put = database.prepare(`INSERT OR REPLACE INTO fault_windows (${columns}) VALUES (?, ?, ?, ?, ?)`);
  const dropOldest = database.prepare(
    'DELETE FROM fault_windows WHERE from_ms < (SELECT from_ms FROM fault_windows ORDER BY from_ms DESC LIMIT 1 OFFSET ?)',
  );
  const find = database.prepare(`SELECT ${columns} FROM fault_windows WHERE from_ms <= ? AND until_ms >= ? ORDER BY from_ms LIMIT 1`);
  const unfinished = database.prepare(`SELECT ${columns} FROM fault_windows WHERE complete = 0 ORDER BY from_ms`);
  return {
    save({ fromMs, untilMs, isComplete, format, bytes }) {
      inTransaction(database, () => {
        put.run(fromMs, untilMs, Number(isComplete), format, bytes);
        dropOldest.run(capacity - 1);
      });
    },
    at(atMs) {
      const row = find.get(atMs, atMs);
      return row && windowOf(row);
    },
    open: () => unfinished.all().map(windowOf),
  };
}
