import type { Level } from './access.ts';

/** Longest password in characters, which are code points of its composed form (NFC). */
export const longestPassword = 128;
/** Shortest new password in characters; an older one may be shorter. */
export const shortestNewPassword = 8;

const lengthOf = (password: string) => [...password.normalize('NFC')].length;

/** Whether a text can be a password that is in use: 1 to 128 characters of any kind. */
export function canBePassword(text: string): boolean {
  return text !== '' && lengthOf(text) <= longestPassword;
}

/** Why a password is refused. */
export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'chooseAnother';

/** Why a text can't be a new password, undefined when it can; only the station can know whether another level uses it. */
export function newPasswordProblem(text: string, isUsedByAnotherLevel = false): PasswordProblem | undefined {
  if (lengthOf(text) < shortestNewPassword) return 'passwordTooShort';
  if (lengthOf(text) > longestPassword) return 'passwordTooLong';
  return isUsedByAnotherLevel ? 'chooseAnother' : undefined;
}

/** The sessions that a change of a level's password ends: the level's own but the caller's. */
export function sessionsToEnd<S extends { readonly id: string; readonly level: Level }>(
  sessions: readonly S[],
  changed: Level,
  callerId: string,
): readonly S[] {
  return sessions.filter(({ id, level }) => level === changed && id !== callerId);
}
