import type { DatabaseSync } from 'node:sqlite';
import type { JoinedFleet, StationFleetRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';

const isJoined = (value: unknown): value is JoinedFleet =>
  typeof value === 'object' && value !== null && 'url' in value && 'station' in value;

export function stationFleetRepository(database: DatabaseSync): StationFleetRepository {
  const all = database.prepare('SELECT day, source, digest FROM fleet_days ORDER BY day');
  const put = database.prepare('INSERT OR REPLACE INTO fleet_days (day, source, digest) VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM fleet_days WHERE day = ?');
  const getText = database.prepare('SELECT json FROM fleet_texts WHERE name = ?');
  const putText = database.prepare('INSERT OR REPLACE INTO fleet_texts (name, json) VALUES (?, ?)');
  const dropText = database.prepare('DELETE FROM fleet_texts WHERE name = ?');

  const days = () => all.all().map(({ day, source, digest }) => ({ day: String(day), source: String(source), digest: String(digest) }));
  const find = (name: string): unknown => {
    const row = getText.get(name);
    return row && JSON.parse(String(row['json']));
  };
  return {
    days,
    saveDay({ day, source, digest }) {
      put.run(day, source, digest);
    },
    keepOnly(kept) {
      const names = new Set(kept);
      inTransaction(database, () => {
        for (const { day } of days()) if (!names.has(day)) drop.run(day);
      });
    },
    epoch() {
      const found = find('epoch');
      return typeof found === 'string' ? found : undefined;
    },
    saveEpoch(epoch) {
      putText.run('epoch', JSON.stringify(epoch));
    },
    joined() {
      const found = find('joined');
      return isJoined(found) ? found : undefined;
    },
    saveJoined(joined) {
      if (joined === undefined) dropText.run('joined');
      else putText.run('joined', JSON.stringify(joined));
    },
  };
}
