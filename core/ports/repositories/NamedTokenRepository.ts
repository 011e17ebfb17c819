/** A token with a name, which reads like the read password without one: of a wall panel, or of a program. */
export interface NamedToken {
  /** Its hash; the token itself is kept nowhere. */
  readonly id: string;
  /** What a person calls who has it. */
  readonly name: string;
  readonly madeMs: number;
  /** Undefined for one that was never used. */
  readonly usedMs: number | undefined;
}

/** Tokens of one kind. */
export interface NamedTokenRepository {
  /** Oldest first. */
  all(): readonly NamedToken[];
  /** Adds or replaces. */
  save(token: NamedToken): void;
  /** An unknown id is none. */
  remove(id: string): void;
}
