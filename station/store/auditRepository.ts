import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { inTransaction } from './inTransaction.ts';
import type { Realm } from './Realm.ts';

/** Something that somebody did, or tried. */
export interface AuditEntry {
  readonly atMs: number;
  readonly what: string;
  readonly level: string | undefined;
  /** Network address of who it was. */
  readonly address: string | undefined;
  /** Plain data. */
  readonly details: unknown;
}

/** Who did what, the newest of each kind. */
export interface AuditRepository {
  /** Adds entries, oldest first, and drops the oldest of each added kind beyond `most(what)`, all or nothing. */
  add(entries: readonly AuditEntry[], most: (what: string) => number): void;
  /** Newest first. */
  newest(count: number): readonly AuditEntry[];
}

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
    add(entries, most) {
      inTransaction(database, () => {
        for (const { atMs, what, level, address, details } of entries) {
          put.run(realm, Math.round(atMs), what, level ?? null, address ?? null, details === undefined ? null : JSON.stringify(details));
        }
        for (const what of new Set(entries.map((entry) => entry.what))) dropOldest.run(realm, what, most(what));
      });
    },
    newest: (count) =>
      page.all(realm, count).map((row) => ({
        atMs: Number(row['at_ms']),
        what: String(row['what']),
        level: orUndefined(row['level']),
        address: orUndefined(row['address']),
        details: row['details_json'] === null ? undefined : (JSON.parse(String(row['details_json'])) as unknown),
      })),
  };
}
