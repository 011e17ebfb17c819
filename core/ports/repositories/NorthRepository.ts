import type { GrowingTotals } from '../../north/index.ts';

/** A fault event that has not arrived yet where it is sent. */
export interface WaitingEvent {
  /** Ascending; never given twice. */
  readonly id: number;
  readonly atMs: number;
  /** The message. */
  readonly text: string;
}

/** Fault events that wait to arrive. */
export interface WaitingEventRepository {
  /** Oldest first. */
  events(): readonly WaitingEvent[];
  /** Gives its id. */
  addEvent(event: Omit<WaitingEvent, 'id'>): number;
  /** Removes this one and all before it. */
  removeEvents(throughId: number): void;
}

/** What the station keeps for those who are shown the plant; its events wait for a broker. */
export interface NorthRepository extends WaitingEventRepository {
  /** Undefined before the first. */
  clientId(): string | undefined;
  saveClientId(clientId: string): void;
  totals(): GrowingTotals;
  /** Keeps totals; one that is lower than what is kept stays as it is. */
  saveTotals(totals: GrowingTotals): void;
  /** Topics whose messages a broker keeps about devices, to be removed when they go. */
  announced(): readonly string[];
  saveAnnounced(topics: readonly string[]): void;
}
