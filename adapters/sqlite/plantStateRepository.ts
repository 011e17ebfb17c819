import type { DatabaseSync } from 'node:sqlite';
import type { PlantState } from '../../core/plant/index.ts';
import type { PlantStateRepository } from '../../core/ports/index.ts';

export function plantStateRepository(database: DatabaseSync): PlantStateRepository {
  const get = database.prepare('SELECT history_complete, json FROM plant_state');
  const put = database.prepare('INSERT OR REPLACE INTO plant_state (only_row, history_complete, json) VALUES (1, ?, ?)');
  return {
    load() {
      const row = get.get();
      return row && { state: JSON.parse(String(row['json'])) as PlantState, historyComplete: row['history_complete'] === 1 };
    },
    save({ state, historyComplete }) {
      put.run(historyComplete ? 1 : 0, JSON.stringify(state));
    },
  };
}
