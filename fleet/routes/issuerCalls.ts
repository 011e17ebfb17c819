import type { FastifyRequest } from 'fastify';
import { issuerReturnPath, issuerScreenCalls as calls } from '../../adapters/contract/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import type { IssuedLogins } from '../access/issuedLogins.ts';
import type { IssuerClients } from '../access/issuerClient.ts';
import { loginCookie } from '../access/sessionCookie.ts';
import { demand, managedBy, nothingThere } from './managed.ts';
import { screenCall, type ScreenParts } from './screenCalls.ts';

export interface IssuerCallParts extends ScreenParts {
  readonly logins: IssuedLogins;
  readonly clients: IssuerClients;
  /** As long as a log-in by an issuer may take. */
  readonly loginMs: number;
  /** Whether an issuer may have this address. */
  readonly isIssuerAddress: (address: URL) => boolean;
  readonly keepsCookies: (request: FastifyRequest) => boolean;
  /** Scheme, name and port by which the browser reached the fleet. */
  readonly originOf: (request: FastifyRequest) => string;
  readonly warn: (words: string) => void;
}

/** The calls about log-in by the issuers of organisations. */
export function issuerCalls(server: WebServer, parts: IssuerCallParts): void {
  const { store, note, logins, clients, originOf } = parts;
  const { issuers, people } = store;
  const redirectUriFor = (request: FastifyRequest) => `${originOf(request)}${issuerReturnPath}`;

  screenCall(server, parts, calls.loginWay, async ({ body: { email } }) => ({ organisation: (await logins.wayOf(email))?.name }));
  screenCall(server, parts, calls.beginLogin, async ({ request, reply, body: { email, to } }) => {
    if (!parts.keepsCookies(request)) throw new CallRefused(403, 'People log in over HTTPS only.');
    const begun = await logins.begin(parts.addressOf(request.raw), email, to, redirectUriFor(request));
    if ('refusal' in begun) {
      if (begun.cause !== undefined) parts.warn(`issuer: ${begun.cause}`);
      return { url: undefined, refusal: begun.refusal };
    }
    loginCookie.give(reply, begun.token, parts.loginMs);
    return { url: begun.url, refusal: undefined };
  });

  screenCall(server, parts, calls.issuers, ({ caller }) => issuers.issuers(managedBy(caller)));
  screenCall(server, parts, calls.saveIssuer, async ({ caller, request, body }) => {
    const { organisation, issuer, clientId, clientSecret, domains } = body;
    demand(caller, organisation);
    if (!(await people.namesOf([organisation])).has(organisation)) throw nothingThere();
    if (!URL.canParse(issuer) || !parts.isIssuerAddress(new URL(issuer))) throw new CallRefused(400, 'An issuer has an https address.');
    const saving = await issuers.saveIssuer({ organisation, issuer, clientId, clientSecret, domains });
    const fields = ['issuer', 'clientId', ...(clientSecret === undefined ? [] : ['clientSecret']), 'domains'];
    if (saving === 'saved') await note(request, { act: 'saveIssuer', organisation, fields });
    return { saving };
  });
  screenCall(server, parts, calls.testIssuer, async ({ caller, request, body: { organisation } }) => {
    demand(caller, organisation);
    const client = await issuers.clientOf(organisation);
    if (client === undefined) throw nothingThere();
    return { trial: await clients.test(client, redirectUriFor(request)) };
  });
  screenCall(server, parts, calls.removeIssuer, async ({ caller, request, body: { organisation } }) => {
    demand(caller, organisation);
    if (!(await issuers.removeIssuer(organisation))) throw nothingThere();
    await note(request, { act: 'removeIssuer', organisation, fields: [] });
    return undefined;
  });
}
