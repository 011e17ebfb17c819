import { describe, expect, it, test } from '@jest/globals';
import { followManager, type ManagerFeedParts } from '../../../adapters/fieldHttp/managerFeed.ts';
import { freePort } from '../../freePort.ts';

const opening = '79:0{"sid":"a1","upgrades":["websocket"],"pingInterval":25000,"pingTimeout":60000}';
const pause: ManagerFeedParts['pause'] = () => Promise.resolve();

/** What a feed ends with, whose session was begun. */
const ended = (given: Partial<ManagerFeedParts>, text = opening) =>
  followManager(
    {
      ...{
        host: '127.0.0.1',
        isAllowed: () => true,
        cookies: {},
        pause,
        timeoutMs: 10_000,
        wall: { nowMs: () => 0 },
        onEvent: () => undefined,
      },
      exchange: () => Promise.resolve({ status: 200, headers: {}, text }),
      ...given,
    },
    new AbortController().signal,
  );

describe('the feed of a manager whose session was begun', () => {
  test.each<[string, Partial<ManagerFeedParts>]>([
    ['notAllowed', { isAllowed: () => false }],
    ['noSuchHost', { host: 'no.such.host.invalid' }],
  ])('[FIELD-8] ends with %s where its address may not be connected to any more, or is gone', async (problem, given) => {
    expect(await ended(given)).toBe(problem);
  });

  it('was asked for once, with the cookies of the log-in', async () => {
    const asked: unknown[] = [];
    await ended({
      cookies: { sid: 'a1' },
      exchange: (question) => {
        asked.push(question);
        return Promise.resolve('silent');
      },
    });
    expect(asked).toEqual([
      {
        method: 'GET',
        path: '/socket.io/?EIO=3&transport=polling&b64=1',
        headers: { cookie: 'sid=a1' },
        maxBytes: 100_000,
      },
    ]);
  });

  it('[FIELD-7] ends with refused where nothing listens any more', async () => {
    expect(await ended({ port: await freePort() })).toBe('refused');
  });

  it('[FIELD-7] is none where its session was not understood, or nobody answered', async () => {
    expect(await ended({}, 'no packet')).toBe('notUnderstood');
    expect(await ended({ exchange: () => Promise.resolve('silent') })).toBe('silent');
  });
});
