import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { windowAround } from '../../core/blackBox/index.ts';
import type { FaultWindowRepository, StoredWindow } from '../../core/ports/index.ts';
import { bytesOf } from './bytesOf.ts';
import { inTransaction } from './inTransaction.ts';

const maxWindows = 500;

const windowOf = (row: Readonly<Record<string, SQLOutputValue>>): StoredWindow => ({
  fromMs: Number(row['from_ms']),
  untilMs: Number(row['until_ms']),
  hasError: row['has_error'] === 1,
  isComplete: row['complete'] === 1,
  format: Number(row['format']),
  bytes: bytesOf(row['blob']),
});

/** Keeps `capacity` windows: the newest with errors, and of warnings the newest that there is room for. */
export function faultWindowRepository(database: DatabaseSync, capacity = maxWindows): FaultWindowRepository {
  const columns = 'from_ms, until_ms, has_error, complete, format, blob';
  const put = database.prepare(`INSERT OR REPLACE INTO fault_windows (${columns}) VALUES (?, ?, ?, ?, ?, ?)`);
  const dropOldest = database.prepare(
    `DELETE FROM fault_windows WHERE from_ms IN
      (SELECT from_ms FROM fault_windows ORDER BY has_error DESC, from_ms DESC LIMIT -1 OFFSET ?)`,
  );
  const find = database.prepare(
    `SELECT ${columns} FROM fault_windows WHERE from_ms <= :at AND until_ms >= :at
      ORDER BY min(until_ms, :until) - max(from_ms, :from) DESC, from_ms LIMIT 1`,
  );
  const findFrom = database.prepare(`SELECT ${columns} FROM fault_windows WHERE from_ms = ?`);
  const unfinished = database.prepare(`SELECT ${columns} FROM fault_windows WHERE complete = 0 ORDER BY from_ms`);
  return {
    save({ fromMs, untilMs, hasError, isComplete, format, bytes }) {
      inTransaction(database, () => {
        put.run(fromMs, untilMs, Number(hasError), Number(isComplete), format, bytes);
        dropOldest.run(capacity);
      });
    },
    at(atMs) {
      const { fromMs, untilMs } = windowAround(atMs);
      const row = find.get({ at: atMs, from: fromMs, until: untilMs });
      return row && windowOf(row);
    },
    from(fromMs) {
      const row = findFrom.get(fromMs);
      return row && windowOf(row);
    },
    open: () => unfinished.all().map(windowOf),
  };
}
