import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { AuditRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';
import type { Realm } from './Realm.ts';

const orUndefined = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : undefined);

/** The audit log of one realm. */
export function auditRepository(database: DatabaseSync, realm: Realm): AuditRepository {
  const put = database.prepare('INSERT INTO audit (realm, at_ms, what, level, address, details_json) VALUES (?, ?, ?, ?, ?, ?)');
  const dropOldest = database.prepare(
    `DELETE FROM audit WHERE realm = ?1 AND what = ?2
       AND id <= (SELECT id FROM audit WHERE realm = ?1 AND what = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)`,
  );
  const page = database.prepare('SELECT at_ms, what, level, address, details_json FROM audit WHERE realm = ? ORDER BY id DESC LIMIT ?');

  return {
    add(entries, maxOf) {
      inTransaction(database, () => {
        for (const { atMs, what, level, address, details } of entries) {
          put.run(realm, Math.round(atMs), what, level ?? null, address ?? null, details === undefined ? null : JSON.stringify(details));
        }
        for (const what of new Set(entries.map((entry) => entry.what))) dropOldest.run(realm, what, maxOf(what));
      });
    },
    newest: (count) =>
      page.all(realm, count).map((row) => ({
        atMs: Number(row['at_ms']),
        what: String(row['what']),
        level: orUndefined(row['level']),
        address: orUndefined(row['address']),
        details: row['details_json'] === null ? undefined : JSON.parse(String(row['details_json'])),
      })),
  };
}
