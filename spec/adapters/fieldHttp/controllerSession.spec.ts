import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { controllerSession } from '../../../adapters/fieldHttp/controllerSession.ts';
import type { HttpAnswer, HttpQuestion } from '../../../adapters/fieldHttp/exchange.ts';
import type { DoorProblem } from '../../../core/ports/index.ts';

const never = new AbortController().signal;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const proof = (key: string) => sha256(`${sha256('me:user@sc2:secret')}:${key}`);
const page = (status: number, ...cookies: readonly string[]): HttpAnswer => ({ status, headers: { 'set-cookie': [...cookies] }, text: '' });
const says = (answer: object | string, status = 200): HttpAnswer => ({
  ...{ status, headers: {}, text: typeof answer === 'string' ? answer : JSON.stringify(answer) },
});
const first = page(200, 'Session-Key=k1; path=/', 'Session-Id=-1');
const second = page(200, 'Session-Id=17');

/** Logs in where the controller answers so, one after the other. */
async function loggedIn(...answers: readonly (HttpAnswer | DoorProblem)[]) {
  const asked: HttpQuestion[] = [];
  const left = [...answers];
  const session = await controllerSession(
    (question) => {
      asked.push(question);
      return Promise.resolve(left.shift()!);
    },
    { user: 'me', password: 'secret' },
    never,
  );
  return { session, asked };
}

describe('a session at a controller', () => {
  it('is opened with the key of a first visit, and asks with what the controller set last', async () => {
    const answers = [says({ 2: 0, 3: { a: 1 } }), says({ 2: 0 })].map((each) => ({
      ...each,
      headers: { 'set-cookie': ['Session-Key=k2'] },
    }));
    const { session, asked } = await loggedIn(first, second, ...answers);
    if (typeof session === 'string') throw new Error(session);
    expect(await session.ask({ app: 1, service: 4 }, never)).toEqual({ data: { a: 1 } });
    expect(await session.ask({ app: 1, service: 2, params: 7 }, never)).toEqual({ data: undefined });
    expect(asked.map(({ method, path, headers, body }) => [method, path, headers, body])).toEqual([
      ['GET', '/login.html', {}, undefined],
      ['GET', '/login.html', { Username: 'me', 'Session-Auth': proof('k1'), cookie: 'Session-Key=k1; Session-Id=-1' }, undefined],
      ...(
        [
          ['k1', '{"0":1,"1":4}'],
          ['k2', '{"0":1,"1":2,"2":7}'],
        ] as const
      ).map(([key, body]) => [
        'POST',
        '/json.json',
        { 'content-type': 'application/json', 'Session-Auth': proof(key), cookie: `Session-Key=${key}; Session-Id=17` },
        body,
      ]),
    ]);
    expect(asked.map(({ maxBytes }) => maxBytes)).toEqual([500_000, 500_000, 1_000_000, 1_000_000]);
  });

  it.each<[string, readonly (HttpAnswer | DoorProblem)[], DoorProblem]>([
    ['does not answer', ['silent'], 'silent'],
    ['does not answer the second time', [first, 'hungUp'], 'hungUp'],
    ['refuses', [page(401)], 'loginRefused'],
    ['forbids', [page(403)], 'loginRefused'],
    ['refuses the second time', [first, page(403, 'Session-Id=17')], 'loginRefused'],
    ['has no such page', [page(404, 'Session-Key=k1')], 'notUnderstood'],
    ['has no such page the second time', [first, page(500, 'Session-Id=17')], 'notUnderstood'],
    ['gives no key', [page(200, 'Session-Id=3')], 'notUnderstood'],
    ['gives no session', [page(200, 'Session-Key=k1'), page(200)], 'loginRefused'],
    ['gives an empty session', [first, page(200, 'Session-Id=')], 'loginRefused'],
    ['gives the session 0', [first, page(200, 'Session-Id=0')], 'loginRefused'],
    ['gives the session -1', [first, page(200, 'Session-Id=-1')], 'loginRefused'],
  ])('is none where the controller %s', async (_, answers, problem) => {
    const { session, asked } = await loggedIn(...answers);
    expect([session, asked.length]).toEqual([problem, answers.length]);
  });

  it.each<[string, HttpAnswer | DoorProblem, unknown]>([
    ['refuses', says('', 401), { over: 'hungUp' }],
    ['forbids', says('', 403), { over: 'hungUp' }],
    ['has ended it', says({ 2: 5 }), { over: 'hungUp' }],
    ['has no answer to that', says({ 2: 3 }), { data: undefined }],
    ['says something else', says('<html>'), 'notUnderstood'],
    ['says it with another status', says({ 2: 0, 3: 1 }, 500), 'notUnderstood'],
    ['is silent', 'silent', 'silent'],
  ])('answers for a controller that %s', async (_, answer, expected) => {
    const { session } = await loggedIn(first, second, answer);
    if (typeof session === 'string') throw new Error(session);
    expect(await session.ask({ app: 1, service: 4 }, never)).toEqual(expected);
  });
});
