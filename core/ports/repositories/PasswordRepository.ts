import type { Level } from '../../access/index.ts';

/** An Argon2id hash with what is needed to check a password against it. */
export interface PasswordHash {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  readonly memoryKiB: number;
  readonly passes: number;
}

/** The passwords' hashes. */
export interface PasswordRepository {
  /** Undefined when the level has no password yet. */
  find(level: Level): PasswordHash | undefined;
  save(level: Level, password: PasswordHash): void;
  /** Saves a password and forgets the level's sessions but one, both or neither. */
  change(level: Level, password: PasswordHash, keptSessionId: string): void;
}
