import type { DatabaseSync } from 'node:sqlite';
import type { NorthRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';
import { waitingEventRepository } from './waitingEventRepository.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

export function northRepository(database: DatabaseSync): NorthRepository {
  const getText = database.prepare('SELECT json FROM north_texts WHERE name = ?');
  const putText = database.prepare('INSERT OR REPLACE INTO north_texts (name, json) VALUES (?, ?)');
  const getTotal = database.prepare('SELECT value FROM growing_totals WHERE name = ?');
  const putTotal = database.prepare(
    'INSERT INTO growing_totals (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = max(value, excluded.value)',
  );

  const find = (name: string): unknown => {
    const row = getText.get(name);
    return row && JSON.parse(String(row['json']));
  };
  const total = (name: string) => {
    const row = getTotal.get(name);
    return row && Number(row['value']);
  };
  return {
    ...waitingEventRepository(database, 'waiting_events'),
    clientId() {
      const found = find('clientId');
      return isText(found) ? found : undefined;
    },
    saveClientId(clientId) {
      putText.run('clientId', JSON.stringify(clientId));
    },
    totals: () => ({ energyKWh: total('energyKWh'), airM3: total('airM3') }),
    saveTotals(totals) {
      inTransaction(database, () => {
        for (const [name, value] of Object.entries(totals)) if (value !== undefined) putTotal.run(name, Number(value));
      });
    },
    announced() {
      const found = find('announced');
      return Array.isArray(found) ? found.filter(isText) : [];
    },
    saveAnnounced(topics) {
      putText.run('announced', JSON.stringify(topics));
    },
  };
}
