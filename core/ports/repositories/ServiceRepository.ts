import type { ServiceRecord } from '../../maintenance/index.ts';

/** The services that were closed. */
export interface ServiceRepository {
  /** Part of the uids in calendar files: the same as long as the storage lives. */
  readonly calendarId: string;
  /** Newest entry first. */
  all(): readonly ServiceRecord[];
  /** Gives the id of the new record. */
  add(record: Omit<ServiceRecord, 'id'>): number;
  remove(id: number): void;
}
