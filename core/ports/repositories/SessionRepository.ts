import type { Level, SessionTimes } from '../../access/index.ts';

/** A session as it was last saved, in the time of the station's clock. */
export interface StoredSession extends SessionTimes {
  /** Hash of its token. */
  readonly id: string;
  readonly level: Level;
}

/** The sessions that outlive a restart. */
export interface SessionRepository {
  /** By id; one whose level is unknown is none. */
  all(): readonly StoredSession[];
  /** Adds or replaces, all or none. */
  save(sessions: readonly StoredSession[]): void;
  /** All or none; an unknown id is none. */
  remove(ids: readonly string[]): void;
}
