import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { maintenanceComponents, type ServicePart, type ServiceRecord } from '../../core/maintenance/index.ts';
import type { ServiceRepository } from '../../core/ports/index.ts';

type Row = Record<string, SQLOutputValue>;

const numberOrUndefined = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : undefined);

/** Undefined for a part that this version does not know. */
function recordOf(row: Row): ServiceRecord | undefined {
  const component = maintenanceComponents.find((name) => name === row['component']);
  return (
    component && {
      id: Number(row['id']),
      index: Number(row['slot']),
      component,
      doneAtMs: Number(row['done_ms']),
      enteredAtMs: Number(row['entered_ms']),
      by: String(row['done_by']),
      note: String(row['note']),
      parts: JSON.parse(String(row['parts_json'])) as readonly ServicePart[],
      runningH: numberOrUndefined(row['running_h']),
      intervalH: numberOrUndefined(row['interval_h']),
      remainingH: numberOrUndefined(row['remaining_h']),
      isRestarted: row['is_restarted'] === 1,
    }
  );
}

export function serviceRepository(database: DatabaseSync): ServiceRepository {
  const all = database.prepare('SELECT * FROM services ORDER BY id DESC');
  const add = database.prepare(`
    INSERT INTO services (slot, component, done_ms, entered_ms, done_by, note, parts_json, running_h, interval_h, remaining_h, is_restarted)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  `);
  const remove = database.prepare('DELETE FROM services WHERE id = ?');
  const calendar = database.prepare('SELECT id FROM service_calendar');
  return {
    get calendarId() {
      return String(calendar.get()?.['id']);
    },
    all: () => all.all().flatMap((row) => recordOf(row) ?? []),
    add({ index, component, doneAtMs, enteredAtMs, by, note, parts, runningH, intervalH, remainingH, isRestarted }) {
      const texts = [by, note, JSON.stringify(parts)] as const;
      const hours = [runningH ?? null, intervalH ?? null, remainingH ?? null] as const;
      const times = [Math.round(doneAtMs), Math.round(enteredAtMs)] as const;
      return Number(add.run(index, component, ...times, ...texts, ...hours, Number(isRestarted)).lastInsertRowid);
    },
    remove(id) {
      remove.run(id);
    },
  };
}
