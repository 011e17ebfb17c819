import type { SentSecret } from '../../settings/index.ts';

/** Passwords and tokens that the station itself logs in with, by the name of their setting. */
export interface SecretRepository {
  /** Names of those that are set. */
  names(): ReadonlySet<string>;
  find(name: string): string | undefined;
  /** Keeps, clears or replaces each that was sent, all or none. */
  change(sent: ReadonlyMap<string, SentSecret>): void;
}
