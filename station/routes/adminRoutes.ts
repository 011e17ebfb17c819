import { done } from '../../adapters/contract/index.ts';
import { longestPassword, type PasswordProblem, shortestNewPassword } from '../../core/access/index.ts';
import { CallRefused } from '../http/CallRefused.ts';
import { languageOfCall } from '../http/refusalText.ts';
import type { Handlers } from '../http/serveCalls.ts';
import type { Services } from './Services.ts';

/** Why a new password is refused, in German; the catalogue has the other languages. */
const passwordTexts: Readonly<Record<PasswordProblem, string>> = {
  passwordTooShort: /*i18n*/ 'Das Passwort braucht mindestens {shortest} Zeichen.',
  passwordTooLong: /*i18n*/ 'Das Passwort darf höchstens {longest} Zeichen haben.',
  chooseAnother: /*i18n*/ 'Bitte ein anderes Passwort wählen.',
};

/** What only a session with write access may do, but for saving settings. */
export function adminRoutes({ access, messages, addressOf, restart }: Services): Pick<Handlers, 'changePassword' | 'testMail' | 'reboot'> {
  return {
    changePassword: async ({ body, known, request }) => {
      const problem = await access.changePassword({
        which: body.which,
        newPassword: body.new_passwd,
        callerId: known.id,
        address: addressOf(request.raw),
      });
      if (problem === undefined) return done;
      throw new CallRefused(400, `The new password is refused: ${problem}.`, (i18n) =>
        i18n._(passwordTexts[problem], { shortest: shortestNewPassword, longest: longestPassword }),
      );
    },
    testMail: async ({ known, request }) => {
      access.audit.note({ what: 'testMail', level: known.level, address: addressOf(request.raw) });
      return messages.sendTestMail(languageOfCall(request));
    },
    reboot: ({ known, request }) => {
      access.audit.note({ what: 'reboot', level: known.level, address: addressOf(request.raw) });
      restart();
      return done;
    },
  };
}
