import { newPasswordProblem, type PasswordProblem } from './newPassword.ts';

/** Where the change of a password stands. */
export type PasswordChange =
  | { readonly step: 'enter'; readonly problem: PasswordProblem | undefined }
  | { readonly step: 'enterAgain'; readonly password: string }
  /** Both entries differ; the way on is to start again. */
  | { readonly step: 'differ' }
  /** Both entries are the same; the way on is to apply it. */
  | { readonly step: 'match'; readonly password: string };

/** The beginning, also after a retry or a cancel. */
export const passwordChangeStart: PasswordChange = { step: 'enter', problem: undefined };

/** After Continue with what was entered; too short or too long an entry stays at the first step, and a finished change stays as it is. */
export function continueChange(change: PasswordChange, entered: string): PasswordChange {
  if (change.step === 'enterAgain') return entered === change.password ? { step: 'match', password: entered } : { step: 'differ' };
  if (change.step !== 'enter') return change;
  const problem = newPasswordProblem(entered);
  return problem === undefined ? { step: 'enterAgain', password: entered } : { step: 'enter', problem };
}
