import type { DatabaseSync } from 'node:sqlite';
import type { FieldRepository } from '../../core/ports/index.ts';

export function fieldRepository(database: DatabaseSync): FieldRepository {
  const get = database.prepare('SELECT config, former FROM field');
  const put = database.prepare(
    'INSERT INTO field (only_row, config) VALUES (1, ?) ON CONFLICT DO UPDATE SET former = config, config = excluded.config',
  );
  const back = database.prepare('UPDATE field SET config = former, former = NULL WHERE former IS NOT NULL');
  return {
    load() {
      const row = get.get();
      return row && { config: String(row['config']), former: row['former'] === null ? undefined : String(row['former']) };
    },
    save(config) {
      put.run(config);
    },
    undo() {
      back.run();
    },
  };
}
