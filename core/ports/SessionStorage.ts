import type { Session } from '../access/index.ts';

/** A session that the station has opened. */
export interface OpenSession {
  readonly token: string;
  readonly session: Session;
}

/** Where the browser keeps its session over a reload. */
export interface SessionStorage {
  /** Undefined when there is none, or what is kept is not a session. */
  load(): OpenSession | undefined;
  save(open: OpenSession): void;
  clear(): void;
}
