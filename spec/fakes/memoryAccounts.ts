import type { MemberRole } from '../../core/fleet/index.ts';
import type { Invitation, PasswordHash } from '../../core/ports/index.ts';

interface KeptAccount {
  readonly id: string;
  readonly email: string;
  name: string;
  readonly isRoot: boolean;
  password: PasswordHash | undefined;
  readonly roles: Map<string, MemberRole>;
}

/** Accounts with all that hangs on them, which people and issuers of a fleet's store in memory share. */
export interface MemoryAccounts {
  readonly accounts: Map<string, KeptAccount>;
  /** By the hash of their tokens, in hexadecimal digits. */
  readonly sessions: Map<string, { readonly account: string; readonly untilMs: number }>;
  readonly invitations: Map<string, Invitation>;
  /** Who vouches for an account, by its name. */
  readonly vouched: Map<string, { readonly organisation: string; readonly subject: string }>;
}

export const memoryAccounts = (): MemoryAccounts => ({
  ...{ accounts: new Map(), sessions: new Map(), invitations: new Map(), vouched: new Map() },
});

/** The account of an e-mail address in any case of letters. */
export const withEmail = ({ accounts }: MemoryAccounts, email: string): KeptAccount | undefined =>
  [...accounts.values()].find((each) => each.email.toLowerCase() === email.toLowerCase());

/** Takes what belongs to an account out of a table. */
export function forgetOf(table: Map<string, { readonly account: string | undefined }>, account: string): void {
  for (const [key, each] of table) if (each.account === account) table.delete(key);
}
