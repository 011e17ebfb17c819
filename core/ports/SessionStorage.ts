import type { Session } from '../access/index.ts';
import type { OpenSettings } from '../settings/index.ts';

/** A session that the station has opened. */
export interface OpenSession {
  readonly token: string;
  readonly session: Session;
}

/** What is kept of a session: without the settings, a controller that tells them with the login alone would leave the page without rights. */
export interface KeptSession extends OpenSession {
  /** Those that every session is told, as far as they are known. */
  readonly settings: Partial<OpenSettings>;
}

/** Where the browser keeps its session over a reload. */
export interface SessionStorage {
  /** Undefined when there is none, or what is kept is not a session. */
  load(): KeptSession | undefined;
  save(kept: KeptSession): void;
  clear(): void;
}
