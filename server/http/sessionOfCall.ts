import type { FastifyRequest } from 'fastify';
import { CallRefused } from '../http/CallRefused.ts';
import type { KnownSession, Sessions } from '../access/sessions.ts';

/** The session of a call; throws a 401 when its token is missing or not accepted. */
export function sessionOfCall({ headers }: FastifyRequest, sessions: Sessions): KnownSession {
  const token = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
  const known = token === undefined ? undefined : sessions.find(token);
  if (known === undefined) throw new CallRefused(401, 'Log in first: the token is missing or no longer accepted.');
  return known;
}
