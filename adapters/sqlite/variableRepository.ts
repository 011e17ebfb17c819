import type { DatabaseSync } from 'node:sqlite';
import { furtherVariables, type StoredVariable } from '../../core/performance/index.ts';
import type { VariableRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';

export function variableRepository(database: DatabaseSync): VariableRepository {
  const heads = database.prepare('SELECT * FROM energy_variables ORDER BY name');
  const days = database.prepare('SELECT day, value FROM energy_variable_days WHERE name = ? ORDER BY day');
  const saveHead = database.prepare('INSERT OR REPLACE INTO energy_variables (name, unit, imported_ms, imported_by) VALUES (?, ?, ?, ?)');
  const saveDay = database.prepare('INSERT OR REPLACE INTO energy_variable_days (name, day, value) VALUES (?, ?, ?)');
  const removeHead = database.prepare('DELETE FROM energy_variables WHERE name = ?');
  const removeDays = database.prepare('DELETE FROM energy_variable_days WHERE name = ?');
  return {
    all: () =>
      heads.all().flatMap((row): readonly StoredVariable[] => {
        // a variable that this version does not know is left alone
        const name = furtherVariables.find((known) => known === row['name']);
        if (name === undefined) return [];
        const values = days.all(name).map(({ day, value }) => [String(day), Number(value)] as const);
        return [
          {
            name,
            unit: String(row['unit']),
            importedMs: Number(row['imported_ms']),
            author: String(row['imported_by']),
            days: new Map(values),
          },
        ];
      }),
    save(variables) {
      inTransaction(database, () => {
        for (const { name, unit, importedMs, author, days: values } of variables) {
          saveHead.run(name, unit, Math.round(importedMs), author);
          for (const [day, value] of values) saveDay.run(name, day, value);
        }
      });
    },
    remove(name) {
      let isKnown = false;
      inTransaction(database, () => {
        removeDays.run(name);
        isKnown = Number(removeHead.run(name).changes) > 0;
      });
      return isKnown;
    },
  };
}
