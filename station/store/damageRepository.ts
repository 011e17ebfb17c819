import type { DatabaseSync } from 'node:sqlite';
import type { DayLogDamage } from '../../core/daylog/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { FileIdentity } from './totalsRepository.ts';

/** What is wrong with a day's file. */
export interface DamagedDay {
  readonly day: PlantDay;
  readonly file: FileIdentity;
  readonly damage: DayLogDamage;
}

/** What was wrong with day files when they were read. */
export interface DamageRepository {
  /** Newest day first. */
  all(): readonly DamagedDay[];
  find(day: PlantDay): DamagedDay | undefined;
  save(stored: DamagedDay): void;
  remove(day: PlantDay): void;
}

const damagedOf = (row: Record<string, unknown>): DamagedDay => ({
  day: String(row['day']),
  file: { sizeBytes: Number(row['size_bytes']), modifiedMs: Number(row['modified_ms']) },
  damage: JSON.parse(String(row['json'])) as DayLogDamage,
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
