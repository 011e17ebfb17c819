import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { EndedFault, FaultId } from '../../core/ports/index.ts';
import type { FaultChanges } from './faultChanges.ts';

/** What the database does not have yet. */
export interface UnsavedFaults {
  /** Oldest first, each with its end if it has one. */
  readonly events: readonly FaultLogEntry[];
  /** Ends of events that the database has. */
  readonly ended: readonly EndedFault[];
}

export const nothingUnsaved: UnsavedFaults = { events: [], ended: [] };

const isOf = (fault: FaultId) => (other: FaultId) => other.source === fault.source && other.bitIndex === fault.bitIndex;

function withEnd({ events, ended }: UnsavedFaults, fault: EndedFault): UnsavedFaults {
  const place = events.findLastIndex(isOf(fault));
  const event = events[place];
  if (event === undefined) return { events, ended: [...ended, fault] };
  return { events: events.with(place, { ...event, end: event.end ?? fault.end }), ended };
}

/** What was not saved, with what a sample changed. */
export function withChanges(unsaved: UnsavedFaults, { came, ended }: Pick<FaultChanges, 'came' | 'ended'>): UnsavedFaults {
  const next = ended.reduce(withEnd, unsaved);
  return { ...next, events: [...next.events, ...came] };
}
