import { describe, expect, it, test } from '@jest/globals';
import { httpsPost, isTaken, type HttpsPost } from '../../../station/messages/httpsPost.ts';
import { testCertificate } from '../../server/mails/testCertificate.ts';
import { gatewayServer } from './gatewayServer.ts';

const never = new AbortController().signal;
const amplyMs = 60_000;
const post = (url: string, more: Partial<HttpsPost> = {}, longestMs = amplyMs, signal = never) =>
  httpsPost({ url: new URL(url), headers: {}, body: '', allowLocal: true, ca: testCertificate.cert, ...more }, signal, longestMs);

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('a call is taken with status %d: %p', (status, expected) => {
  expect(isTaken(status)).toBe(expected);
});

describe('a call of another machine', () => {
  it.each([
    [1, 1],
    [1023, 1023],
    [1024, 1024],
    [1025, 1024],
    [100_000, 1024],
  ])('that is refused with %d bytes gives the first %d', async (sent, kept) => {
    const words = 'abcdefghij'.repeat(10_000).slice(0, sent);
    const { url } = await gatewayServer((response) => void response.writeHead(400).end(words));
    expect(await post(url)).toEqual({ is: 'answered', status: 400, words: words.slice(0, kept) });
  });

  it('that is refused gives what has come of an answer that breaks off', async () => {
    const { url } = await gatewayServer((response) => {
      response.writeHead(500, { 'content-length': 100 });
      response.write('half of', () => response.destroy());
    });
    expect(await post(url)).toEqual({ is: 'answered', status: 500, words: 'half of' });
  });

  it('says how long its body is, in bytes, and what is wanted beside it', async () => {
    const seen: (string | undefined)[] = [];
    const { url, calls } = await gatewayServer((response, { headers }) => {
      seen.push(headers['content-length'], headers['content-type']);
      response.end();
    });
    expect(await post(url, { body: 'Süd', headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 200, words: '' });
    expect([seen, calls[0]?.body]).toEqual([['4', 'text/plain'], 'Süd']);
  });

  it('follows no redirect', async () => {
    const { url, calls } = await gatewayServer((response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    expect([await post(url), calls.length]).toEqual([{ is: 'answered', status: 302, words: '' }, 1]);
  });

  it.each([
    [16_000, 'answered'],
    [17_000, 'failed'],
  ])('takes headers of 16 KiB in all: %d bytes', async (bytes, is) => {
    const { url } = await gatewayServer((response) => void response.writeHead(200, { 'x-long': 'a'.repeat(bytes) }).end());
    expect(await post(url)).toMatchObject({ is });
  });

  it('is not made to this machine where that is not allowed, be it one of several addresses', async () => {
    const { port, calls } = await gatewayServer();
    const resolve = () =>
      Promise.resolve([
        { address: '192.0.2.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    expect(await post(`https://gateway.test:${port}/`, { resolve, allowLocal: false })).toEqual({ is: 'local' });
    expect(calls).toEqual([]);
  });

  it('is late where no answer comes in time, or nobody waits any more', async () => {
    const stop = new AbortController();
    const { url } = await gatewayServer(() => stop.abort());
    expect(await post(url, {}, amplyMs, stop.signal)).toEqual({ is: 'late' });
    expect(await post(url, { resolve: () => new Promise(() => undefined) }, 1)).toEqual({ is: 'late' });
  });
});
