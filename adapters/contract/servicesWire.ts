import {
  maintenanceComponents,
  type RunningDay,
  type ServiceEntry,
  type ServicePart,
  type ServiceRecord,
} from '../../core/maintenance/index.ts';
import type { ServiceHistory } from '../../core/ports/index.ts';
import { isPlantDay } from '../../core/time/index.ts';
import { type Json, listOr, numberOr, orNull, recordOr, textOr } from './lenient.ts';
import { componentNames } from './maintenanceWire.ts';
import type { ServiceRequest, WireRunningDays, WireServices } from './serviceSchemas.ts';

const componentOf = (name: unknown) => maintenanceComponents.find((component) => componentNames[component] === name);

export const encodeServiceEntry = ({ index, component, doneAtMs, by, note, parts, runningH }: ServiceEntry): ServiceRequest => ({
  cindex: index,
  component: componentNames[component],
  done_ms: doneAtMs,
  by,
  note,
  parts: parts.map((part) => ({ ...part })),
  running_h: orNull(runningH),
});

function partOr(wire: unknown): readonly ServicePart[] {
  const { name, number, count } = recordOr(wire);
  return typeof name === 'string' ? [{ name, number: textOr(number) ?? '', count: numberOr(count) ?? 1 }] : [];
}

/** Undefined for what is no entry. */
function entryOr(wire: Json): ServiceEntry | undefined {
  const index = numberOr(wire['cindex']);
  const component = componentOf(wire['component']);
  const doneAtMs = numberOr(wire['done_ms']);
  if (index === undefined || component === undefined || doneAtMs === undefined) return undefined;
  const runningH = numberOr(wire['running_h']);
  const [by, note] = [textOr(wire['by']) ?? '', textOr(wire['note']) ?? ''];
  return { index, component, doneAtMs, by, note, parts: listOr(wire['parts']).flatMap(partOr), runningH };
}

/** What passed the schema is an entry. */
export const decodeServiceEntry = (request: ServiceRequest): ServiceEntry => entryOr(request)!;

export const encodeServices = ({ calendarId, canRestart, records }: ServiceHistory): WireServices => ({
  calendar_id: calendarId,
  can_restart: canRestart,
  records: records.map((record) => ({
    id: record.id,
    ...encodeServiceEntry(record),
    entered_ms: record.enteredAtMs,
    interval_h: orNull(record.intervalH),
    remaining_h: orNull(record.remainingH),
    is_restarted: record.isRestarted,
  })),
});

/** Any content gives a history; what is no record is left out. */
export function decodeServices(wire: unknown): ServiceHistory {
  const { calendar_id: calendarId, can_restart: canRestart, records } = recordOr(wire);
  return {
    calendarId: textOr(calendarId) ?? '',
    canRestart: canRestart === true,
    records: listOr(records).flatMap((each): readonly ServiceRecord[] => {
      const record = recordOr(each);
      const entry = entryOr(record);
      const id = numberOr(record['id']);
      if (entry === undefined || id === undefined) return [];
      const hours = { intervalH: numberOr(record['interval_h']), remainingH: numberOr(record['remaining_h']) };
      const enteredAtMs = numberOr(record['entered_ms']) ?? entry.doneAtMs;
      return [{ id, ...entry, ...hours, enteredAtMs, isRestarted: record['is_restarted'] === true }];
    }),
  };
}

export const encodeRunningDays = (machines: ReadonlyMap<number, readonly RunningDay[]>): WireRunningDays =>
  [...machines].map(([index, days]) => ({
    cindex: index,
    days: days.map(({ day, runningS, knownS, rangeS }) => ({ day, running_s: orNull(runningS), known_s: knownS, range_s: rangeS })),
  }));

/** Any content gives machines; what is no day is left out. */
export function decodeRunningDays(wire: unknown): ReadonlyMap<number, readonly RunningDay[]> {
  const machines = listOr(wire).flatMap((each): readonly (readonly [number, readonly RunningDay[]])[] => {
    const { cindex, days } = recordOr(each);
    const index = numberOr(cindex);
    const read = listOr(days).flatMap((item): readonly RunningDay[] => {
      const { day, running_s: running, known_s: known, range_s: range } = recordOr(item);
      const text = textOr(day) ?? '';
      return isPlantDay(text)
        ? [{ day: text, runningS: numberOr(running), knownS: numberOr(known) ?? 0, rangeS: numberOr(range) ?? 0 }]
        : [];
    });
    return index === undefined ? [] : [[index, read]];
  });
  return new Map(machines);
}
