import type { Session } from '../access/index.ts';
import type { Settings } from '../settings/index.ts';

/** A session that the station has opened. */
export interface OpenSession {
  readonly token: string;
  /** One whose level is not reported may not write. */
  readonly session: Session;
  /** The station has said whether the session may write. */
  readonly isLevelReported: boolean;
}

/** What is kept of a session: without the settings, a controller that reports them with the login alone would leave the page without rights. */
export interface KeptSession extends OpenSession {
  /** Those that the station has sent; secrets are not among them. */
  readonly settings: Partial<Settings>;
}

/** Where the browser keeps its session over a reload. */
export interface SessionStorage {
  /** Undefined when there is none, or what is kept is not a session. */
  load(): KeptSession | undefined;
  save(kept: KeptSession): void;
  clear(): void;
}
