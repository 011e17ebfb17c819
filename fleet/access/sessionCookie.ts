import type { FastifyReply, FastifyRequest } from 'fastify';
import { msPerSecond } from '../../core/time/index.ts';

/** A token that a browser keeps. */
export interface TokenCookie {
  /** The token of a call; undefined without one, or with several, which no page of ours sends. */
  readonly of: (request: FastifyRequest) => string | undefined;
  readonly give: (reply: FastifyReply, token: string, lastsMs: number) => void;
  readonly take: (reply: FastifyReply) => void;
}

/** The prefix has browsers take it over encrypted connections or loopback only, for this host and all of its paths. */
function tokenCookie(word: string, sameSite: 'Strict' | 'Lax'): TokenCookie {
  const name = `__Host-${word}`;
  const always = `Path=/; Secure; HttpOnly; SameSite=${sameSite}`;
  return {
    of({ headers }) {
      const sent = (headers.cookie ?? '').split(/; */).filter((each) => each.startsWith(`${name}=`));
      const [, token] = /^[^=]+=([\w-]{43})$/.exec(sent[0] ?? '') ?? [];
      return sent.length === 1 ? token : undefined;
    },
    give: (reply, token, lastsMs) =>
      void reply.header('set-cookie', `${name}=${token}; ${always}; Max-Age=${Math.floor(lastsMs / msPerSecond)}`),
    take: (reply) => void reply.header('set-cookie', `${name}=; ${always}; Max-Age=0`),
  };
}

/** Of a session. */
export const sessionCookie = tokenCookie('pressluft', 'Strict');
/** Of a log-in on its way to an issuer: it has to come back with a page that another site leads to. */
export const loginCookie = tokenCookie('pressluft-login', 'Lax');
