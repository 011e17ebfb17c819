import type { I18n } from '@lingui/core';
import { longestPassword, type PasswordProblem, shortestNewPassword } from '../../core/access/index.ts';

/** Why a new password is refused, in German; the catalogue has the other languages. */
const texts: Readonly<Record<PasswordProblem, string>> = {
  passwordTooShort: /*i18n*/ 'Das Passwort braucht mindestens {shortest} Zeichen.',
  passwordTooLong: /*i18n*/ 'Das Passwort darf höchstens {longest} Zeichen haben.',
  chooseAnother: /*i18n*/ 'Bitte ein anderes Passwort wählen.',
};

/** Why a new password is refused, as a person reads it. */
export function passwordText(i18n: I18n, problem: PasswordProblem): string {
  return i18n._(texts[problem], { shortest: shortestNewPassword, longest: longestPassword });
}
