import { describe, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { sessionOfCall } from '../../../server/http/sessionOfCall.ts';

const token = 'A_b-'.repeat(10) + 'abc';
const known = { id: 'i', level: 'read' };
const sessions = { find: (given: string) => (given === token ? known : undefined) } as unknown as Parameters<typeof sessionOfCall>[1];
const sessionOf = (authorization: string | undefined) => sessionOfCall({ headers: { authorization } } as FastifyRequest, sessions);

describe('the session of a call', () => {
  test.each([`Bearer ${token}`, `bearer ${token}`])('is that of its token: %s', (authorization) => {
    expect(sessionOf(authorization)).toBe(known);
  });

  test.each([undefined, '', token, `Basic ${token}`, `Bearer ${token}x`, `Bearer  ${token}`, `Bearer ${'x'.repeat(43)}`])(
    'is none by %s, which is refused with 401',
    (authorization) => {
      expect(() => sessionOf(authorization)).toThrow(expect.objectContaining({ statusCode: 401 }));
    },
  );
});
