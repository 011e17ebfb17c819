import { type Level, levels, newPasswordProblem, type PasswordProblem } from '../../core/access/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { PasswordRepository } from '../../core/ports/index.ts';
import { type FairQueue, QueueFull } from '../../server/access/fairQueue.ts';
import { hashPassword, isPassword } from '../../server/access/passwordHash.ts';
import type { Sessions } from '../../server/access/sessions.ts';
import type { Audit } from './stationAudit.ts';

/** A wish to change a level's password. */
export interface PasswordWish {
  readonly which: Level;
  readonly newPassword: string;
  /** The session that asks, which stays. */
  readonly callerId: string;
  readonly address?: string | undefined;
}

/** Changes a password; gives why not, or undefined when it is done. Throws a CallRefused when the caller's session has ended or too much waits. */
export type ChangePassword = (wish: PasswordWish) => Promise<PasswordProblem | undefined>;

export interface PasswordChangerParts {
  readonly passwords: PasswordRepository;
  readonly sessions: Sessions;
  readonly audit: Audit;
  /** Shared with the login; one change after another, so that no two levels get the same password at once. */
  readonly queue: FairQueue;
}

/** Changes passwords by the rules of new ones, and ends the sessions that the old one opened. */
export function passwordChanger({ passwords, sessions, audit, queue }: PasswordChangerParts): ChangePassword {
  const isUsedByAnother = async (which: Level, password: string) => {
    for (const level of levels.filter((other) => other !== which)) {
      const expected = passwords.find(level);
      if (expected !== undefined && (await isPassword(password, expected))) return true;
    }
    return false;
  };

  const change = async ({ which, newPassword, callerId, address }: PasswordWish) => {
    const problem = newPasswordProblem(newPassword, await isUsedByAnother(which, newPassword));
    if (problem !== undefined) return problem;
    const hash = await hashPassword(newPassword);
    if (!sessions.isOpen(callerId)) throw new CallRefused(401, 'Log in first: the session has ended.');
    passwords.change(which, hash, callerId);
    sessions.endLevel(which, callerId);
    audit.note({ what: 'password', level: 'write', address, details: { which } });
    return undefined;
  };

  return async (wish) => {
    const problem = newPasswordProblem(wish.newPassword);
    if (problem !== undefined) return problem;
    try {
      return await queue.run('changes', wish.callerId, () => change(wish));
    } catch (error) {
      if (error instanceof QueueFull) throw new CallRefused(429, 'Too many passwords wait to be checked; try again in some seconds.');
      throw error;
    }
  };
}
