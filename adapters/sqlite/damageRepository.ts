import type { DatabaseSync } from 'node:sqlite';
import type { DayFileDamage } from '../../core/dayFile/index.ts';
import type { DamagedDay, DamageRepository } from '../../core/ports/index.ts';

const damagedOf = (row: Record<string, unknown>): DamagedDay => ({
  day: String(row['day']),
  file: { sizeBytes: Number(row['size_bytes']), modifiedMs: Number(row['modified_ms']) },
  damage: JSON.parse(String(row['json'])) as DayFileDamage,
});

export function damageRepository(database: DatabaseSync): DamageRepository {
  const all = database.prepare('SELECT * FROM day_damage ORDER BY day DESC');
  const get = database.prepare('SELECT * FROM day_damage WHERE day = ?');
  const put = database.prepare('INSERT OR REPLACE INTO day_damage (day, size_bytes, modified_ms, json) VALUES (?, ?, ?, ?)');
  const drop = database.prepare('DELETE FROM day_damage WHERE day = ?');
  return {
    all: () => all.all().map(damagedOf),
    find(day) {
      const row = get.get(day);
      return row && damagedOf(row);
    },
    save({ day, file, damage }) {
      put.run(day, file.sizeBytes, file.modifiedMs, JSON.stringify(damage));
    },
    remove(day) {
      drop.run(day);
    },
  };
}
