import type { FastifyRequest } from 'fastify';
import { issuerReturnPath } from '../../adapters/contract/index.ts';
import type { LoginRefusal } from '../../core/fleet/index.ts';
import type { Clock } from '../../core/ports/index.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import type { FleetAccess } from '../access/fleetAccess.ts';
import type { IssuedLogins } from '../access/issuedLogins.ts';
import { loginCookie, sessionCookie } from '../access/sessionCookie.ts';
import type { ScreenParts } from './screenCalls.ts';

export interface IssuerReturnParts extends Pick<ScreenParts, 'note' | 'addressOf'> {
  readonly logins: IssuedLogins;
  readonly access: Pick<FleetAccess, 'logOut' | 'sessionOf'>;
  readonly clock: Clock;
  readonly warn: (words: string) => void;
}

/** The page that says why a log-in by an issuer opened no session. */
const refusedAt = (reason: LoginRefusal) => `/login?refused=${reason}`;
/** Other answers to a browser that follows a redirect are read as GET. */
const seeOther = 303;

/** Where an issuer sends browsers back to: a session is opened, and the page follows that was asked for. */
export function issuerReturn(server: WebServer, { logins, access, clock, note, addressOf, warn }: IssuerReturnParts): void {
  const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://fleet.invalid').searchParams;
  server.get(issuerReturnPath, async (request, reply) => {
    const entry = await logins.complete(addressOf(request.raw), loginCookie.of(request), queryOf(request));
    loginCookie.take(reply);
    if (entry.outcome === 'refused') {
      const { reason, organisation, email, cause } = entry;
      if (cause !== undefined) warn(`issuer: ${cause}`);
      await note(request, { act: 'loginRefused', organisation, email, fields: [reason] });
      return reply.redirect(refusedAt(reason), seeOther);
    }
    const { token, account, untilMs, returnTo } = entry;
    const before = sessionCookie.of(request);
    if (before !== undefined) await access.logOut(before);
    sessionCookie.give(reply, token, untilMs - clock.nowMs());
    const email = (await access.sessionOf(token))?.account.email;
    await note(request, { act: 'login', account, email, fields: ['issuer'] });
    return reply.redirect(returnTo, seeOther);
  });
}
