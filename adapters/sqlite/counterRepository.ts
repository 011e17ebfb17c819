import type { DatabaseSync } from 'node:sqlite';
import type { CounterEvent, CounterReading, CounterRepository } from '../../core/ports/index.ts';
import { inTransaction } from './inTransaction.ts';

type Row = Record<string, unknown>;

const counterOf = (row: Row) => ({ device: String(row['device']), key: String(row['key']), atMs: Number(row['at_ms']) });
const readingOf = (row: Row): CounterReading => ({
  ...counterOf(row),
  value: Number(row['value']),
  ...(typeof row['serial_number'] === 'string' && { serialNumber: row['serial_number'] }),
});
const eventOf = (row: Row): CounterEvent => ({
  ...counterOf(row),
  kind: String(row['kind']) as CounterEvent['kind'],
  before: Number(row['before_value']),
  after: Number(row['after_value']),
});

/** A device that never stops resetting fills no disk. */
const maxEventsOfDevice = 200;

export function counterRepository(database: DatabaseSync): CounterRepository {
  const put = database.prepare('INSERT OR REPLACE INTO counter_readings (device, key, at_ms, value, serial_number) VALUES (?, ?, ?, ?, ?)');
  const last = database.prepare('SELECT * FROM counter_readings WHERE device = ? AND key = ? ORDER BY at_ms DESC LIMIT 1');
  const ends = database.prepare(
    `SELECT * FROM counter_readings WHERE device = ?1 AND key = ?2 AND at_ms IN (
      (SELECT min(at_ms) FROM counter_readings WHERE device = ?1 AND key = ?2 AND at_ms BETWEEN ?3 AND ?4),
      (SELECT max(at_ms) FROM counter_readings WHERE device = ?1 AND key = ?2 AND at_ms BETWEEN ?3 AND ?4)
    ) ORDER BY at_ms`,
  );
  const putEvent = database.prepare(
    'INSERT INTO counter_events (device, key, at_ms, kind, before_value, after_value) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const cutEvents = database.prepare(
    'DELETE FROM counter_events WHERE device = ?1 AND id NOT IN (SELECT id FROM counter_events WHERE device = ?1 ORDER BY id DESC LIMIT ?2)',
  );
  const events = database.prepare('SELECT * FROM counter_events WHERE device = ? ORDER BY id DESC');
  return {
    add(readings) {
      inTransaction(database, () => {
        for (const { device, key, atMs, value, serialNumber } of readings) put.run(device, key, atMs, value, serialNumber ?? null);
      });
    },
    addEvent({ device, key, atMs, kind, before, after }) {
      inTransaction(database, () => {
        putEvent.run(device, key, atMs, kind, before, after);
        cutEvents.run(device, maxEventsOfDevice);
      });
    },
    last({ device, key }) {
      const row = last.get(device, key);
      return row && readingOf(row);
    },
    ends: ({ device, key }, fromMs, toMs) => ends.all(device, key, fromMs, toMs).map(readingOf),
    events: (device) => events.all(device).map(eventOf),
  };
}
