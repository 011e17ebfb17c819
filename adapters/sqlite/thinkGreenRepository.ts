import type { DatabaseSync } from 'node:sqlite';
import type { ThinkGreenRepository } from '../../core/ports/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';

function countedOf(json: unknown): RangeTotals | undefined {
  try {
    const totals = JSON.parse(String(json)) as RangeTotals | null;
    return Array.isArray(totals?.machines) && typeof totals.untilMs === 'number' ? totals : undefined;
  } catch {
    return undefined;
  }
}

/** What was counted and can't be read any more is missing, for it can be counted again. */
export function thinkGreenRepository(database: DatabaseSync): ThinkGreenRepository {
  const get = database.prepare('SELECT reset_ms, counted_json FROM think_green');
  const put = database.prepare('INSERT OR REPLACE INTO think_green (only_row, reset_ms, counted_json) VALUES (1, ?, ?)');
  return {
    load() {
      const row = get.get();
      return row && { resetMs: Number(row['reset_ms']), counted: countedOf(row['counted_json']) };
    },
    save({ resetMs, counted }) {
      put.run(resetMs, counted === undefined ? null : JSON.stringify(counted));
    },
  };
}
