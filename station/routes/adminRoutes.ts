import { done } from '../../adapters/contract/index.ts';
import { passwordText } from '../../i18n/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import { languageOfCall } from '../../server/http/refusalText.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** What only a session with write access may do, but for saving settings. */
export function adminRoutes({
  access,
  messages,
  addressOf,
  restart,
}: RouteParts): Pick<Handlers, 'changePassword' | 'testMail' | 'reboot'> {
  return {
    changePassword: async ({ body, known, request }) => {
      const problem = await access.changePassword({
        which: body.which,
        newPassword: body.new_passwd,
        callerId: known.id,
        address: addressOf(request.raw),
      });
      if (problem === undefined) return done;
      throw new CallRefused(400, `The new password is refused: ${problem}.`, (i18n) => passwordText(i18n, problem));
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
