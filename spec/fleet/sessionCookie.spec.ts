import { describe, expect, it, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginCookie, sessionCookie } from '../../fleet/access/sessionCookie.ts';

const token = 'A_b-'.repeat(10) + 'abc';
const tokenOf = (cookie: string | undefined) => sessionCookie.of({ headers: { cookie } } as FastifyRequest);
const written = (write: (reply: FastifyReply) => void) => {
  const headers: unknown[] = [];
  write({ header: (...header: unknown[]) => headers.push(header) } as unknown as FastifyReply);
  return headers;
};

describe('[FLEET-5] the cookie of a session', () => {
  test.each<[string | undefined, string | undefined]>([
    [`__Host-pressluft=${token}`, token],
    [`a=1; __Host-pressluft=${token};b=2`, token],
    [`__Host-pressluft=${token}; __Host-pressluft=${token}`, undefined],
    [`pressluft=${token}`, undefined],
    [`__Host-pressluft-login=${token}`, undefined],
    [`__Host-pressluft=${token}x`, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p has the token %p', (cookie, expected) => {
    expect(tokenOf(cookie)).toBe(expected);
  });

  it('is given for whole seconds, and taken', () => {
    expect(written((reply) => sessionCookie.give(reply, token, 1999))).toEqual([
      ['set-cookie', `__Host-pressluft=${token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=1`],
    ]);
    expect(written(sessionCookie.take)).toEqual([
      ['set-cookie', '__Host-pressluft=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0'],
    ]);
    expect(written((reply) => loginCookie.give(reply, token, 1000))).toEqual([
      ['set-cookie', `__Host-pressluft-login=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=1`],
    ]);
  });
});
