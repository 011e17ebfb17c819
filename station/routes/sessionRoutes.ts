import { encodeSettings } from '../../adapters/contract/index.ts';
import { sessionOf } from '../../core/access/index.ts';
import { openSettings } from '../../core/settings/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** Logging in and out. */
export function sessionRoutes({ access, settings, addressOf }: RouteParts): Pick<Handlers, 'login' | 'logout'> {
  return {
    login: async ({ body, request, reply }) => {
      const answer = await access.logIn(body.password, addressOf(request.raw));
      if (answer.outcome === 'wrong') throw new CallRefused(401, 'The password is wrong.');
      if (answer.outcome === 'tooMany') {
        void reply.header('retry-after', answer.retryAfterS);
        throw new CallRefused(429, `Too many wrong passwords; try again in ${answer.retryAfterS} s.`);
      }
      const { canWrite, demoOnly } = sessionOf(answer.level);
      return { token: answer.token, canWrite, demoOnly, settings: encodeSettings(openSettings(settings.all())) };
    },
    logout: ({ known, request }) => {
      access.sessions.end(known.id);
      access.audit.note({ what: 'logout', level: known.level, address: addressOf(request.raw) });
      return undefined;
    },
  };
}
