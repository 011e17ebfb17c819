import type { FastifyReply, FastifyRequest } from 'fastify';
import { msPerSecond } from '../../core/time/index.ts';

/** The prefix has browsers take it over encrypted connections or loopback only, for this host and all of its paths. */
const name = '__Host-pressluft';
const always = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The token of a call; undefined without one, or with several, which no page of ours sends. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const sent = (headers.cookie ?? '').split(/; */).filter((each) => each.startsWith(`${name}=`));
  const [, token] = /^[^=]+=([\w-]{43})$/.exec(sent[0] ?? '') ?? [];
  return sent.length === 1 ? token : undefined;
}

export function giveToken(reply: FastifyReply, token: string, lastsMs: number): void {
  void reply.header('set-cookie', `${name}=${token}; ${always}; Max-Age=${Math.floor(lastsMs / msPerSecond)}`);
}

export function takeToken(reply: FastifyReply): void {
  void reply.header('set-cookie', `${name}=; ${always}; Max-Age=0`);
}
