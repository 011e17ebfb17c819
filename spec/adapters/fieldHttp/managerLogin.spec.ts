import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { HttpAnswer, HttpQuestion } from '../../../adapters/fieldHttp/exchange.ts';
import { managerLogin } from '../../../adapters/fieldHttp/managerLogin.ts';
import type { DoorProblem } from '../../../core/ports/index.ts';

const never = new AbortController().signal;

async function loggedIn(answer: HttpAnswer | DoorProblem) {
  const asked: HttpQuestion[] = [];
  const cookies = await managerLogin(
    (question) => {
      asked.push(question);
      return Promise.resolve(answer);
    },
    { user: 'me & you', password: 'secret' },
    never,
  );
  return { cookies, asked };
}
const page = (status: number, location?: string): HttpAnswer => ({
  status,
  headers: { ...(location === undefined ? {} : { location }), 'set-cookie': ['sid=a1; Path=/', 'lang=de'] },
  text: '',
});

describe('a log-in at a manager', () => {
  it('sends the user and the hash of the password once, and keeps the cookies of who may come in', async () => {
    const { cookies, asked } = await loggedIn(page(302, '/HMI'));
    const hash = createHash('sha256').update('secret').digest('hex');
    expect(cookies).toEqual({ sid: 'a1', lang: 'de' });
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/HMI/login.html',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `inputUser=me+%26+you&inputPassword=&inputPassHash=${hash}`,
        maxBytes: 500_000,
      },
    ]);
  });

  it.each<[string, HttpAnswer | DoorProblem, DoorProblem]>([
    ['sent elsewhere', page(302, '/HMI/login.html'), 'loginRefused'],
    ['sent nowhere', page(302), 'loginRefused'],
    ['shown the page again', page(200), 'loginRefused'],
    ['not let in', page(401), 'loginRefused'],
    ['forbidden', page(403), 'loginRefused'],
    ['sent inside for ever', page(301, '/HMI'), 'notUnderstood'],
    ['not found', page(404), 'notUnderstood'],
    ['given a fault', page(500), 'notUnderstood'],
    ['not answered', 'silent', 'silent'],
  ])('is none where somebody is %s', async (_, answer, problem) => {
    expect((await loggedIn(answer)).cookies).toBe(problem);
  });
});
